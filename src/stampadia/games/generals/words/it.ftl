# Generals of Stampadia: i set di carte, i loro errori, e le carte a parole.

## Dov'è l'errore

at-card = carta { $card }{ $named ->
    [yes] {" "}“{ $name }”
   *[no] {""}
}
at-side = lato { $side }{ $kind ->
    [none] {""}
   *[other] {" "}({ $kind })
}
at-line = riga { $line }
set-warning = (avviso)
set-near = Forse intendevi { $near }?
set-unusable = { $first } E { $count ->
    [one] c'è un altro errore
   *[other] ci sono altri { $count } errori
}: “stampadia sets validate” li elenca tutti.

## Errori del file

problem-file-missing = Il file non esiste.
problem-file-is-folder = È una cartella, non un set.
problem-file-is-special = È una pipe o un dispositivo, non un file.
problem-file-unreadable = Non si può leggere: { $problem }.
problem-file-too-large = È troppo grande. Un set occupa al massimo { $most } MB.
problem-file-empty = È vuoto.
problem-file-bom = Comincia con un byte order mark. Va salvato in UTF-8 senza BOM.
problem-file-not-utf8 = Non è testo UTF-8: il byte { $place } è fuori posto.
problem-not-json = Non è JSON: riga { $line }, colonna { $column }: { $why ->
    [key] qui ci vuole una chiave fra virgolette doppie.
    [colon] qui ci vogliono i due punti.
    [comma] qui manca una virgola.
    [value] qui ci vuole un valore.
    [open-string] a questo testo mancano le virgolette di chiusura.
    [control] dentro un testo non si può andare a capo né usare la tabulazione.
    [escape] questa barra rovesciata non introduce nulla che JSON conosca.
    [extra] il set è finito, ma c'è dell'altro.
    [trailing-comma] questa virgola è di troppo.
   *[other] da qui in poi non si riesce a leggere.
}
problem-json-constant = { $found } non è un numero. In un set ci sono solo numeri interi.
problem-too-deep = È annidato più di quanto un set possa essere.
problem-too-many = Qui smettiamo di contare: gli errori sono più di { $most }.

## Errori di un set o di una carta

problem-missing = Manca.
problem-not-an-object = C'è { $found }; qui ci vuole un oggetto fra parentesi graffe.
problem-not-a-list = C'è { $found }; qui ci vuole una lista fra parentesi quadre.
problem-key-twice = Questa chiave compare due volte nello stesso oggetto.
problem-key-misspelt = Qui questo campo non esiste.
problem-key-unknown = Qui questo campo non esiste. Viene ignorato, e andrà perso quando il set sarà riscritto.
problem-deck-empty = Il mazzo è senza carte. Un set ne ha almeno una.
problem-too-many-cards = Il mazzo ha { $count } carte. Un set ne ha al massimo { $most }.
problem-card-layout = C'è una carta con i lati { $found }. Ammessi: { $allowed }.
problem-count-differs = C'è { $found }, ma il mazzo ha { $count } carte. Sarà corretto quando il set sarà riscritto.
problem-id-twice = { $found } è già l'id della carta { $card }. Ogni carta vuole il suo.
problem-updated-early = C'è { $found }, che viene prima del giorno di creazione, { $created }.

## Errori di un valore

problem-not-text = C'è { $found }; qui ci vuole un testo fra virgolette.
problem-text-too-long = Ci sono { $count } caratteri. Il massimo è { $most }.
problem-bad-character = C'è il carattere { $found } al posto { $place }, che non si può stampare.
problem-not-whole = C'è { $found }. Ammesso: un numero intero da { $least } a { $most }.
problem-not-one-of = C'è { $found }. Ammessi: { $allowed }.
problem-not-flag = C'è { $found }. Ammessi: true, false.
problem-bad-set-id = C'è { $found }. Ammessi: da 1 a 10 caratteri fra A–Z e 0–9.
problem-not-a-day = C'è { $found }. Ammesso: un giorno scritto AAAAMMGG, in otto cifre, dal { $first } in poi.
problem-no-such-day = C'è { $found }. Nessun calendario ha quel giorno.
problem-token-unknown = C'è { $found }, che non è un simbolo.
problem-brace-open = C'è una graffa che non si chiude, in “{ $found }”.
problem-brace-stray = C'è una graffa che si chiude senza essersi aperta, in “{ $found }”.
problem-art-length = Ci sono { $count } caratteri. Un'illustrazione ne ha esattamente { $most }.
problem-art-symbol = { $count ->
    [one] C'è un carattere che non è un colore
   *[other] Ci sono { $count } caratteri che non sono colori
}: “{ $found }” alla colonna { $column }, riga { $row }. Ammessi: 0–9, A–O.
problem-no-lines = È senza righe. Una carta di testo ne ha almeno una.
problem-too-many-lines = Ci sono { $count } righe. Il massimo è { $most }.
problem-not-here = C'è { $found }, ma { $kind ->
    [unit] un'unità
    [place] un luogo
    [event] un evento
   *[other] questo lato
} non può averlo.
problem-idle-here = C'è { $found }; su { $kind ->
    [unit] un'unità
    [place] un luogo
    [event] un evento
   *[other] questo lato
} non viene stampato e non fa nulla.
problem-amount-missing = Manca, ma { $field } c'è. Ammessi: 1, 2.
problem-amount-alone = C'è { $found }, ma senza { $field } non conta nulla.
problem-trigger-missing = Manca, ma { $field } c'è: un'abilità deve dire quando agisce.
problem-condition-alone = C'è { $found }, ma manca { $field }: non succede nulla.
problem-skill-missing = C'è { $found }, ma manca { $field }: non c'è nessuna abilità.
problem-old-trigger = “{ $found }” è un vecchio nome. Si legge come { $now }.

## Più set insieme

no-sets-to-find = Il set “{ $wish }” non c'è: non se n'è trovato nessuno.
set-unknown = Il set “{ $wish }” non c'è. Ci sono: { $known }.
set-unknown-near = Il set “{ $wish }” non c'è. Forse intendevi { $near }?
set-which-language = Il set “{ $wish }” esiste in { $known }. Scegli la lingua, per esempio { $wish }-IT.
set-twice = Ci sono due set diversi di nome { $wish }: { $files }. Tienine uno.
too-many-files = “{ $folder }” contiene più di { $most } file. Indica direttamente i set.
merge-nothing = Non c'è nulla da unire. Indica almeno un set.
merge-same-set = { $first } e { $second } sono lo stesso set. Uniscine uno solo.
merge-same-card = { $first } e { $second } hanno entrambi una carta { $id }. A una delle due va cambiato l'id.
merge-languages = Questi set sono in { $languages }. Un set ha una lingua sola, quindi non possono diventare un solo file.
card-unknown = La carta “{ $wish }” non c'è in { $set }. Indica un numero da 1 a { $most }, un id o un nome.
card-unknown-near = La carta “{ $wish }” non c'è in { $set }. Forse intendevi “{ $near }”?

## Illustrazioni

art-not-png = “{ $file }” non è un'immagine PNG, o è rovinata.
art-bad-size = “{ $file }” misura { $size } pixel. I due lati di un foglio devono essere multipli di 24.
art-too-large = “{ $file }” misura { $size } pixel. Un foglio ha al massimo { $most } riquadri.
art-many-colours = “{ $file }” ha { $count } colori. È una fotografia; un'illustrazione ne ha 24, e noi ne avviciniamo al massimo { $most }.
art-bad-line = “{ $file }”, riga { $line }: un'illustrazione è fatta di { $most } caratteri fra 0–9 e A–O.

## Una carta a parole

set-made = Di { $author }, creato il { $created }, modificato il { $updated }.
set-counts = { $units ->
    [one] un'unità
   *[other] { $units } unità
}, { $events ->
    [one] un evento
   *[other] { $events } eventi
}, { $texts ->
    [one] un testo
   *[other] { $texts } testi
}.
card-heading = Carta { $card } ({ $kind ->
    [unit] unità
    [event] evento
   *[text] testo
}), { $id }
face-heading = { $kind ->
    [unit] Unità
    [place] Luogo
   *[event] Evento
}: { $name }, livello { $level }
face-part = { $part ->
    [header] Intestazione
   *[body] Corpo
}: { $what }
face-flavor = Colore: { $text }
shows-attack = attacco { $number }
shows-life = vita { $number }
shows-element = { $amount ->
    [one] { $element }
   *[other] { $amount } × { $element }
}
when-onAttack = quando attacca
when-onDefend = quando è attaccata
when-onLife = quando si conta la sua vita
when-onDefeat = quando è sconfitta
when-onFront = sul Nemico di fronte
when-onAll = sempre
when-area = per ogni Unità in gioco

token-fire = Fuoco
token-air = Aria
token-earth = Terra
token-water = Acqua
token-attack = attacco
token-life = vita
token-wound = ferita
token-defeat = Sconfiggi
token-x = x
token-x-plus-1 = x+1
token-level = L
token-level-plus-1 = L+1
token-level-plus-2 = L+2
token-level-minus-1 = L−1
token-level-minus-2 = L−2
token-left = sinistra
token-right = destra
token-sides = i due lati
token-front = il fronte
token-frontleft = il fronte a sinistra
token-frontright = il fronte a destra
token-frontsides = il fronte a sinistra e a destra
token-around = tutt'intorno
token-phaseany = (ogni fase)
token-phasedefense = (difesa)
token-phasedefeat = (sconfitta)
token-phaseattack = (attacco)
token-phaselife = (vita)
token-phasefront = (fronte)
token-area = (stendardo)
