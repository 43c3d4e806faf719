# Travelers of Stampadia: the cards, and what is wrong with them.

## Abilities and Exhaust Effects that cannot be read

line-too-long = Column { NUMBER($column, useGrouping: 0) }: the text is too long. It has at most { NUMBER($most, useGrouping: 0) } characters.
line-no-cost = Column { NUMBER($column, useGrouping: 0) }: an ability begins with its Activation Cost in brackets, as in “(3) gain 5 Attack.”{ $found ->
    [none] {""}
   *[other] , not with “{ $found }”.
}
line-nothing-here = Column { NUMBER($column, useGrouping: 0) }: something is missing here.
line-no-colon = Column { NUMBER($column, useGrouping: 0) }: after “If …” comes a colon, and then what happens.
line-stray-colon = Column { NUMBER($column, useGrouping: 0) }: a colon follows a condition or something to pay, and “{ $found }” is neither. Use a comma.
line-unknown-condition = Column { NUMBER($column, useGrouping: 0) }: “{ $found }” is no condition.{ $near ->
    [none] {""}
   *[other] {" "}Perhaps “{ $near }”?
}
line-unknown-action = Column { NUMBER($column, useGrouping: 0) }: “{ $found }” is no action.{ $near ->
    [none] {""}
   *[other] {" "}Perhaps “{ $near }”?
}
line-unknown-exhaust = Column { NUMBER($column, useGrouping: 0) }: { $found ->
    [none] there is no Exhaust Effect.
   *[other] “{ $found }” is no Exhaust Effect of this half.
}{ $near ->
    [none] {""}
   *[other] {" "}Perhaps “{ $near }”?
}

## Making heroes

unknown-class = There is no hero class “{ $found }”. Choose one of: { $known }.
