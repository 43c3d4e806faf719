# What stands on the page of Travelers

# The run as a picture
run-words = { $home } cards came home, { $turned } of them upside down; { $gone } did not.
run-points = points
run-cards-home = cards came home
run-enemies = enemies defeated
run-removed = cards removed
run-level = Level
run-turns = turns

table-hand = Hand
table-cross = Cards in play
table-open = Opening Card
table-charge = Charge
table-infuse = Infuse
table-add = Add
table-covers = the next ability is covered
table-strain = Strain
table-strain-attack = Strain for Attack
table-strain-defense = Strain for Defense
table-activate = Activate
table-activated = Activated:
table-end-plan = End Plan
table-level = Level
table-attack = Attack
table-defense = Defense
table-mana = Mana
table-value = Value
table-tracks = Your tracks
table-in-play = In play
table-no-element = no Element
table-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
table-deck = Discard Deck
table-shuffled = shuffled: in no known order
table-removed = Removed
table-none = none
table-score = Score so far: { $score }
table-places = What is read here
table-other-places = { $count ->
    [one] 1 other place lies open
   *[other] { $count } other places lie open
}
table-marked = used
table-trigger = { $trigger ->
    [immediate] Immediate
    [walk-on] Walk on
   *[choice] Choice
}
table-world = The World
table-dungeon = The Dungeon
table-you-are-here = You are here
table-combat-turn = Combat Turn { $turn }
table-phase = { $phase ->
    [prepare] Prepare
    [opening] Opening
    [plan] Plan
    [exhaust] Exhaust
    [execute] Execute
   *[restore] Restore
}
table-tabs = Parts of the table
table-tab-fight = Fight
table-tab-hero = Hero
table-tab-world = World
table-tab-dungeon = Dungeon
table-tab-cards = Cards
table-tab-story = Story

# The slip while Plan goes on
table-forecast = If Plan ended now
table-your = Your
table-its = Its
table-against = against your
table-choices = What each card can do
table-column = { $act ->
    [charge] Charge
    [infuse] Infuse
    [add] Add
   *[strain] Strain
}
table-hits-then = hits then
table-hits = { $count ->
    [one] 1 hit
   *[other] { $count } hits
}
table-won = Defeated

# Signs among words, for those who hear them
sign-of = { $sign ->
    [attack] Attack
    [defense] Defense
    [level] Level
    [mana] Mana
    [fire] Fire
    [water] Water
    [earth] Earth
    [air] Air
    [banner-1] single-tipped Banner
   *[banner-2] double-tipped Banner
}
sign-of-constellation = Constellation { $row }
sign-of-symbol = { $glyph ->
    [crown] crown
    [key] key
    [flame] flame
    [feather] feather
    [bell] bell
   *[hand] hand
} pointing { $turn ->
    [0] up
    [1] right
    [2] down
   *[3] left
}
