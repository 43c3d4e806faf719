# Stampede’s table, as it is drawn

term-stampede-exchange = Exchange
term-stampede-pile = Pile
term-stampede-top = top
term-stampede-hand = Hand
term-stampede-aside = Former hand
term-stampede-chosen = Giving
term-stampede-given-up = given up
term-stampede-hands = Hands
term-stampede-kinds = Kinds
term-stampede-signs =
    { $back }   the back of a card: one of the two is on its front; a single animal is known
    5★      a finished set
    3!  4!  one short of a finished set
    +3      a hand of three cards, set aside
