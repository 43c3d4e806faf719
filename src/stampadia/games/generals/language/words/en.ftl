# Generals of Stampadia: what cards say, made from what they do. [wound] stands for the symbol.
# A fact's `-is` tells its kind: self, that or other; one, two or many; none or some; yes or no.

## Amounts and lists

same-number = the same number of
list-and = {" and "}
list-last = {", and "}
column-1 = 1st
column-2 = 2nd
column-3 = 3rd
column-4 = 4th

## Which units

space-self = this Unit
units-that = that Unit
units-reach = { $reach } { $at }
units-extreme = { $most ->
    [highest] highest
   *[lowest] lowest
} [{ $stat }] { $side ->
    [enemy] Enemy
    [ally] Ally
    [yours] of your Units
   *[unit] Unit
}
units-every = all { $side ->
    [enemy] Enemies
    [ally] Allies
    [yours] your Units
   *[unit] Units
}{ $only-is ->
    [none] {""}
   *[some] {" "}with { $only }
}
units-chosen = { $count } { $side ->
    [enemy] { $count-is ->
        [one] Enemy
       *[many] Enemies
    }
    [ally] { $count-is ->
        [one] Ally
       *[many] Allies
    }
    [yours] of your Units
   *[unit] { $count-is ->
        [one] Unit
       *[many] Units
    }
}{ $facing-is ->
    [yes] {" "}{ $side ->
        [enemy] in front of 1 of your Units
       *[other] in front of an Enemy
    }
   *[no] {""}
}{ $only-is ->
    [none] {""}
   *[some] {" "}with { $only }
}
unit-test = { $of ->
    [level] level
    [wounds] [wound]
   *[other] [{ $of }]
}{ $how }{ $than }

## What is done with units

op-change = { $by }[{ $stat }]{ $to-is ->
    [self] {""}
   *[other] {" "}to { $to }
}
op-repeat = { $times } { $times-is ->
    [one] time
   *[many] times
}, { $do }
op-add-wounds = add { $amount }[wound] to { $to }
op-remove-wounds = remove { $amount-is ->
    [none] all [wound]
   *[other] { $amount }[wound]
} from { $of }
op-move-wounds = move { $to-is ->
    [self] here{" "}
   *[other] {""}
}{ $up_to-is ->
    [yes] up to{" "}
   *[no] {""}
}{ $amount-is ->
    [none] all{" "}
   *[other] { $amount }
}[wound] from { $source }{ $to-is ->
    [self] {""}
   *[other] {" "}to { $to }
}
op-jump = jump { $by } { $by-is ->
    [one] space
   *[many] spaces
} [{ $toward }]
op-jump-to = jump to { $to }
op-infuse = infuse { $to-is ->
    [self] {""}
   *[other] { $to }{" "}
}with { $elements-is ->
    [none] this Element
   *[some] { $elements }
}
op-infuse-like = infuse { $to-is ->
    [self] {""}
   *[other] { $to }{" "}
}with Elements of { $like }
op-infuse-any = infuse { $to-is ->
    [self] {""}
   *[other] { $to }{" "}
}with { $amount } { $amount-is ->
    [one] Element
   *[many] Elements
} of your choice
op-attack-times = attack { $times-is ->
    [one] once
    [two] twice
   *[many] { $times } times
}
op-attack-spaces = { $also-is ->
    [yes] also attack { $at }
   *[no] attack { $at } instead
}
op-attack-places = draw 1 Place Card, attack its Print spaces on Opposing Row instead, discard Place Card
op-attack-again-merged = after its first attack, merge this card with this Unit and attack again if possible
op-on-hit = if this Unit attacks and adds [wound] to a Unit, { $do }
op-guard = any Ally: { $against ->
    [wounds] do not get any [wound]
   *[defeat] keep [wound] on that Unit
}, { $do }{ $against ->
    [wounds] {""}
   *[defeat] {" "}instead
}
op-defeat = [defeat] { $of }
op-exhaust = exhaust { $of }
op-restore = restore { $of }
op-discard-this = discard this card
op-keep-unit = keep the Unit
op-reprint-this = put this card on top of the Printer Deck
op-turn-page = move the bottom card of { $of } to its top
op-move-or-merge = move or merge remaining cards with { $to }
op-add-drawn = draw 1 Unit Card{ $apply-is ->
    [yes] , add it to this Unit, and apply its effects
   *[no] {" "}and add it to this Unit
}
op-swap-columns = swap this Unit [attack] and [life] column values
op-jumps-may-swap = jumps may swap places with allies
op-copy-text = this text is the same as { $of }. If copied, this effect text is blank

## What is done with the table

op-print = print a level { $level } Unit on { $chosen-is ->
    [yes] 1 Incoming Row empty space
   *[no] { $columns-is ->
        [none] all Incoming Row empty spaces
       *[some] the Incoming Row { $columns } column
    }
}
op-draw = draw { $amount } { $amount-is ->
    [one] card
   *[many] cards
}
op-draw-and-pick = draw { $look } { $look-is ->
    [one] card
   *[many] cards
}, pick { $pick }, discard the others
op-draw-to-row = draw 1 card and put it on a Player Row empty space
op-gain-life = gain { $amount } Life
op-lose-life = lose { $amount } Life
op-gain-shields = gain { $amount } { $amount-is ->
    [one] Shield
   *[many] Shields
}
op-discard-shields = discard { $amount-is ->
    [none] all Shields
    [one] 1 Shield
   *[many] { $amount } Shields
}
cards-of = { $count }{ $element-is ->
    [none] {""}
   *[some] {" "}[{ $element }]
}
op-discard-cards = discard { $cards-is ->
    [none] any number of Unit Cards
    [one] { $cards } Unit Card
   *[many] { $cards } Unit Cards
}
op-discard-top = discard { $amount-is ->
    [one] Printer Deck top card
   *[many] { $amount } Printer Deck top cards
}
op-declare-element = declare 1 Element
op-if-top-infuses = if the new top card infuses that Element, { $do }
op-if-top-infuses-short = { $do } if the new top card infuses that Element
op-if-top-infuses-else = . Else, { $otherwise }
op-set-ink = from now on: [level] is { $to }
op-select-unit = select { $of }
op-discard-from-unit = discard { $of-is ->
    [that] { $which ->
        [top] its top card
        [bottom] its bottom card
       *[any] 1 of its Unit Cards
    }
   *[other] { $which ->
        [top] the top card of { $of }
        [bottom] the bottom card of { $of }
       *[any] 1 Unit Card from { $of }
    }
}
op-take-from-unit = draw { $amount-is ->
    [none] the remaining cards
   *[other] { $of-is ->
        [that] { $amount } of its Unit Cards
       *[other] { $amount } { $amount-is ->
            [one] Unit Card
           *[many] Unit Cards
        }
    }
}{ $of-is ->
    [that] {""}
   *[other] {" "}from { $of }
}
op-move-unit = move { $of } { $back-is ->
    [yes] back to the Incoming Row
   *[no] to another empty space
}
op-join-unit = { $how ->
    [merge] merge this card with
   *[add] add this card to
} { $of }
op-become-unit = put this card in any empty space
op-replace-card = replace 1 Unit Card of { $of } { $infusing-is ->
    [yes] infusing any Element{" "}
   *[no] {""}
}with this card
op-discard-place = discard 1 { $level-is ->
    [none] {""}
   *[other] level { $level }{" "}
}Place Stack card{ $infusing-is ->
    [yes] {" "}infusing any Element
   *[no] {""}
}
op-card-to-life = add 1 Unit Card from hand face down to your Life
op-this-to-life = shuffle this card face down with Life Cards
op-this-to-place-stack = add this card to Place Stack
op-keep-playing = keep playing
op-lose-game = the game is over
op-turn-this = turn this card
op-ritual = { $words }
ritual-touch-the-printer-deck = touch the Printer Deck
ritual-accept-your-destiny = accept your destiny
ritual-tear-up-this-card = tear up this card

## Conditions, and what comes later

need-table = { $of ->
    [ink] [level] is { $how ->
        [less] less than { $than }
        [most] { $than } or less
        [same] { $than }
        [least] { $than } or more
       *[more] more than { $than }
    }
    [life] you have { $how ->
        [less] less than { $than } Life
        [most] { $than } Life or less
        [same] exactly { $than } Life
        [least] { $than } Life or more
       *[more] more than { $than } Life
    }
   *[other] you have { $how ->
        [less] less than { $than }
        [most] { $than } or less
        [same] { $than-is ->
            [zero] no
           *[other] exactly { $than }
        }
        [least] { $than } or more
       *[more] more than { $than }
    } { $of ->
        [shields] Shields
       *[hand] cards in hand
    }
}
need-tally = { $of ->
    [allies] for each Ally beside this Unit
    [gaps] for each empty space beside this Unit
    [wounds] for each [wound] on this Unit
    [cards] for each other card of this Unit
   *[places] for each card in the Place Stack
}
need-moment = { $when ->
    [unit-attacks] when 1 of your Units attacks
    [unit-defeated] when discarding 1 of your defeated Units
    [you-are-defeated] when you are defeated
   *[recover-phase] in Recover Phase
}
later = { $when ->
    [defeat] On defeat: { $do }
    [lost] When lost: { $do }
   *[battle-won] (When you win this battle: { $do })
}
