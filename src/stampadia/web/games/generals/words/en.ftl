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
table-wounds = { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}
table-deck = Printer Deck: { $count }
table-places = Place Stack: { $count }
table-pressure = pressure { $pressure }
table-events = Event Deck: { $count }
table-life-left = Life: { $count }
table-shields = Shields: { $count }
table-hand = Your hand: { $count }
table-hand-of = Hand of { $name }: { $count }
table-looked = In front of you
table-next = Next from the press
table-place-stack = Place Stack
table-of = of { $count }
table-event = Face-up event
table-life-name = Life
table-shields-name = Shields
table-none = none
table-part-header = header
table-part-body = body
table-part-banner = banner
table-part-front = opposite
table-part-place = Place Stack
table-part-drawn = the card just drawn
table-part-lasting = from earlier in this attack
table-as-printed = as printed
table-exhausted = exhausted
table-exhausted-why = Exhausted: it strikes nobody this turn.
table-foretold = foretold
table-call-onto = { $card } onto { $column }
table-you-attacked = You attacked
table-printer-turn = The Printer’s turn
table-no-turn = Nobody has attacked yet.
table-at-you = at you
table-held = holds back
table-nobody = nobody there
table-is-defeated = defeated
table-deed-attacks = { $card } attacks from column { $column }
table-deed-attacks-with = { $card } attacks from column { $column } with { $value }
table-deed-printed = Printed in column { $column }: { $card }, Level { $level }
table-deed-evolved = A Place is laid: { $card }
table-deed-advanced = { $count ->
    [one] { $cards } comes forward
   *[other] They come forward: { $cards }
}
table-deed-did = { $deed }: { $came }.
table-came-wounds = { $count ->
    [0] { $card } unhurt
    [one] { $card } takes 1 wound
   *[other] { $card } takes { $count } wounds
}
table-came-defeated = { $card } is defeated
table-came-shield = { $card } becomes a Shield
table-came-life = 1 Life is lost
table-step-activated = event
table-step-printed = printed in { $column }
table-step-evolved = Place
table-step-advanced = { $count ->
    [one] comes
   *[other] come
} forward in { $column }
table-choices-costly = What costs a Unit
table-choices-adding = Add a card to a column
table-choices-ending = The end of the phase
table-call-pay-life = Lose 1 Life, draw { $card }
table-call-end = End the Play Phase
table-call-shields = { $count ->
    [one] Discard 1 Shield
   *[other] Discard { $count } Shields
}
table-call-shields-of = of your { $count }: { $cards }
table-call-life = Lose 1 Life
table-call-life-left = { $count ->
    [0] it is your last
   *[other] { $count } left
}
table-call-rescue = none left: { $card } would save you
table-call-lost = none left: the game is lost
table-place-short = Place
table-call-sacrifice = Sacrifice a Unit
table-choices-paying = What costs Life
table-call-event = Use { $card }
table-call-pass = Not now
table-call-skip = No more events this turn
table-call-life-up = Gain 1 Life
table-call-power-up = Draw { $card }
table-call-leave = Leave it
table-call-none = Take none
