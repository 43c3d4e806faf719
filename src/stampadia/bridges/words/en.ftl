# Sentences of the bridges to learning and search libraries.

bridge-not-installed = This bridge needs { $package }. Install it with: pip install "stampadia[rl]"
bridge-no-numbers = { $game } does not number its choices, so programs cannot play it through a bridge.
bridge-illegal = { $action } is not legal now: pick an action whose mask is 1.
bridge-render-modes = { $game } can be rendered as “ansi” or not at all, not as “{ $mode }”.
bridge-no-parameters = Observers of this game take no parameters.
bridge-number-too-large = { $game } offers a choice whose number is not below { $most }.
bridge-game-lacks = { $game } lacks what a bridge needs, or has it in another form: { $what }.
bridge-left-out = { $game } is left out: { $problem }
bridge-not-solo = { $game } is not a game for one, so it cannot be a Gymnasium environment.
bridge-reset-first = There is no match here, or it is over: call reset() first.
