# Travelers of Stampadia: le carte, e i loro errori.

## Abilità ed Effetti di Esaurimento che non si riescono a leggere

line-too-long = Colonna { NUMBER($column, useGrouping: 0) }: il testo è troppo lungo. Ha al massimo { NUMBER($most, useGrouping: 0) } caratteri.
line-no-cost = Colonna { NUMBER($column, useGrouping: 0) }: un'abilità comincia con il suo Costo di Attivazione tra parentesi, come in «(3) guadagna 5 Attacco.»{ $found ->
    [none] {""}
   *[other] , non con «{ $found }».
}
line-nothing-here = Colonna { NUMBER($column, useGrouping: 0) }: qui manca qualcosa.
line-no-colon = Colonna { NUMBER($column, useGrouping: 0) }: dopo «Se …» vanno i due punti, e poi quello che succede.
line-stray-colon = Colonna { NUMBER($column, useGrouping: 0) }: i due punti seguono una condizione o qualcosa da pagare, e «{ $found }» non è né l'una né l'altra. Ci va una virgola.
line-unknown-condition = Colonna { NUMBER($column, useGrouping: 0) }: «{ $found }» non è una condizione.{ $near ->
    [none] {""}
   *[other] {" "}Forse intendevi «{ $near }»?
}
line-unknown-action = Colonna { NUMBER($column, useGrouping: 0) }: «{ $found }» non è un'azione.{ $near ->
    [none] {""}
   *[other] {" "}Forse intendevi «{ $near }»?
}
line-unknown-exhaust = Colonna { NUMBER($column, useGrouping: 0) }: { $found ->
    [none] manca l'Effetto di Esaurimento.
   *[other] «{ $found }» non è un Effetto di Esaurimento di questa metà.
}{ $near ->
    [none] {""}
   *[other] {" "}Forse intendevi «{ $near }»?
}

## Creare eroi

unknown-class = La classe di eroe «{ $found }» non esiste. Si può scegliere tra: { $known }.
