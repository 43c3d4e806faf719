# Quel che sta sulla pagina di Stampede

# La partita in figura
run-words = Un album con { $kinds } animali su nove, al massimo { $most } uguali; sotto, quelli degli altri.
run-won = Vinta al turno { $turn }
run-not-won = Ha vinto { $name }, al turno { $turn }
run-kinds = animali su nove
run-most = uguali
run-stamps = francobolli attaccati
run-trades = scambi
run-turns = turni

table-exchange = Scambi
table-your-hand = La tua mano
table-aside = Da parte
table-hand-of = La mano di { $name }
table-album-of = L’album di { $name }
table-kinds = { $count }/9 animali
table-most = { $count }/{ $of } { $animal }
table-column = { $animal }: { $count }
table-back = { $count ->
    [one] Una carta: { $animals }
   *[other] { $count } carte: { $animals }
}
table-played = Attaccato
table-you-give = Tu dai
table-given-up = Ceduti
table-pile = Mazzo: { $count }
table-top = in cima
