# What stands on Travelers' pages beside the slips.

twin = The same adventure at any table: stampadia play { $code }
typed = When the game is over, type this slip in: stampadia score { $code }
spoiler-warning = Not yet? Then put this page away.
spoiler-turn = For those who give up: turn the page upside down.
spoiler-title = How it can be won
reading-title = In large type
credit = Travelers of Stampadia, a game by KesieV. Silhouettes from game-icons.net (CC BY 3.0).
credit-short = Silhouettes: game-icons.net, CC BY 3.0
sign-attack = Attack
sign-defense = Defense
sign-level = Level
sign-mana = Mana
sign-fire = Fire
sign-water = Water
sign-earth = Earth
sign-air = Air
sign-banner-1 = single-tipped Banner
sign-banner-2 = double-tipped Banner
sign-constellation = Constellation { $row }
sign-immediate = at once
sign-walk-on = on the symbol
sign-choice = on the symbol, if you like
sign-symbol = { $glyph ->
    [crown] crown
    [key] key
    [flame] flame
    [feather] feather
    [bell] bell
   *[hand] hand
} { $turn ->
    [0] upright
    [1] turned right
    [2] upside down
   *[3] turned left
}
