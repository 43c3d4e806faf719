# Il tavolo di Stampede, come è disegnato

term-stampede-exchange = Scambio
term-stampede-pile = Mazzo
term-stampede-top = in cima
term-stampede-hand = Mano
term-stampede-aside = Mano di prima
term-stampede-chosen = Dai
term-stampede-given-up = ceduti
term-stampede-hands = Mani
term-stampede-kinds = Specie
term-stampede-signs =
    { $back }   il dorso di una carta: uno dei due è sul fronte; un animale solo è noto
    5★      una serie completa
    3!  4!  ne manca uno per completarla
    +3      una mano di tre carte, messa da parte
