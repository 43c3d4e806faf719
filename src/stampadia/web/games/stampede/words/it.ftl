# Quel che sta sulla pagina di Stampede

# La partita in figura
run-words = Un album con { $kinds } animali su nove, al massimo { $most } uguali; sotto, quelli degli altri.
run-won = Vinta al turno { $turn }
run-not-won = Ha vinto { $name }, al turno { $turn }
run-kinds = animali su nove
run-most = uguali
run-stamps = francobolli incollati
run-trades = scambi
run-turns = turni

table-exchange = Scambi
table-your-hand = La tua mano
table-aside = Da parte
table-hand-of = La mano di { $name }
table-album-of = L’album di { $name }
table-kinds = diversi
table-column = { $animal }: { $count }
table-back = { $count ->
    [one] Una carta: { $animals }
   *[other] { $count } carte: { $animals }
}
table-chooses = sceglie
table-step-draw = Pesca
table-step-stick = Incolla
table-step-trade = Scambia
table-choose = { $animal }
table-choose-of = { $animal } di { $name }
table-put-back = { $animal } al posto { $place } del mazzo
table-swap-with = Scambia la mano con { $name }
table-behind = sul retro: { $animal }
table-played = Incollato
table-you-stick = Incolli
table-in-album = il tuo album
table-you-give = Tu dai
table-you-take = Tu prendi
table-given-up = Ceduti
table-look = Che cosa cambierebbe
table-one-short = ne manca uno
table-complete = completo
table-where = Posti nel mazzo
table-which-first = quale?
table-stamp-first = Prima premi il francobollo.
table-place = posto { $number }
table-pile = Mazzo: { $count }
table-pile-heading = Mazzo
table-on-top = in cima
table-at-bottom = in fondo
table-bottom = fondo
table-between = o al posto
table-which = Quale francobollo
table-where-first = Ora di’ dove.
table-top = in cima
