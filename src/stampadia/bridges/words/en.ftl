# Sentences of the bridges to learning and search libraries.

bridge-not-installed = This bridge needs { $package }. Install it with: pip install "stampadia[rl]"
bridge-no-numbers = { $game } does not number its choices, so programs cannot play it through a bridge.
bridge-illegal = { $action } is not legal now: pick an action whose mask is 1.
bridge-render-modes = { $game } can be rendered as “ansi” or not at all, not as “{ $mode }”.
bridge-no-parameters = Observers of this game take no parameters.
