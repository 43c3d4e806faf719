# What stands on the page of Generals

# The run as a picture
run-words = One row a battle, from the foot: { $battles } fought, up to Ink Level { $ink }.
run-saved = Stampadia is saved, with { $life } Life left
run-taken = The Sacred Printer went on, at Ink Level { $ink }
run-ink = Ink Level
run-battles = battles
run-turns = turns
run-beaten = enemies defeated
run-fell = Units lost
run-life = Life left

table-ink = Ink Level { $ink } of 6
table-ink-short = Ink { $ink }
table-phase-check = Check
table-phase-heal = Healing
table-phase-play = Play
table-phase-attack = Attack
table-phase-advance = Advance
table-phase-defense = Defense
table-phase-recover = Recover
table-phase-over = The end
table-row-player = Player Row
table-row-front = Front Row
table-row-incoming = Incoming Row
table-empty = column { $column }, empty
table-level = L{ $level }
table-line = Numbers, column by column: the Enemy’s, then yours
table-attack = attack { $value }
table-life = life { $value }
table-why-attack = attack { $value }: why?
table-why-life = life { $value }: why?
table-printed = printed
table-lasting = from earlier
table-wounds = { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}
table-deck = Printer Deck: { $count }
table-places = Place Stack: { $count }
table-pressure = Level { $level }, pressure { $pressure }
table-events = Event Deck: { $count }
table-life-left = Life: { $count }
table-shields = Shields: { $count }
table-hand = Your hand: { $count }
table-hand-of = Hand of { $name }: { $count }
table-looked = In front of you
