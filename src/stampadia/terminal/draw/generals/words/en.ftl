# Generals’ table, as it is drawn

term-generals-incoming = Incoming
term-generals-front = Front
term-generals-player = Player Row
term-generals-ink = Ink
term-generals-places = Places
term-generals-place-stack = Place Stack
term-generals-life = Life
term-generals-shields = Shields
term-generals-deck = Deck
term-generals-discard = discarded
term-generals-top = Top
term-generals-its-place = or
term-generals-event = Event
term-generals-hand = Hand
term-generals-hand-1 = General 1
term-generals-hand-2 = General 2
term-generals-looked = Looked at
term-generals-here = here
term-generals-column = column { $column }
term-generals-column-empty = column { $column }, empty
term-generals-column-unit = column { $column }, on { $name } { $attack }/{ $life }
term-generals-which-column = Which column?
term-generals-run = Press { $columns } for the column, or Enter to look at each.
term-generals-level-of = Level { $level }, Ink { $ink }
term-generals-wounds = { $count ->
    [one] one wound
   *[other] { $count } wounds
}
term-generals-exhausted = exhausted
term-generals-elements = Elements:
term-generals-printed = { $number } printed
term-generals-other = from elsewhere
term-generals-part-header = header
term-generals-part-body = body
term-generals-part-place = place
term-generals-part-event = event
term-generals-part-lasting = until the end of this attack
term-generals-part-text = text
term-generals-covered = covered: only its header counts
term-generals-by-hand = the table cannot read this: apply it by hand
term-generals-kind-unit = unit
term-generals-kind-place = place
term-generals-kind-event = event
term-generals-signs =
    i           look closer: units with the reasons for their numbers, cards in full;
                a click on a Unit does it too
    l           the story from its beginning; Shift+↑ ↓ scrolls it beside the list
    1 to 4      put the card under the cursor on that column

    ⚔4 ♥3✖1     attack, life and wounds; underlined where a skill changes them
    L2/3        a Unit’s Level and the Ink Level: below it, cards may be added
    Places 2/3  the Place Stack’s Level and the Ink Level: from there on nothing is printed
    2 1⚔ ▲      a header bar: Level, attack and life, Element, skill
    ≡3          three cards, one on the other
    ↷           exhausted
