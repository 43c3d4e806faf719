# Generals of Stampadia: i set di carte, i loro errori, e le carte a parole.

## Dov'è l'errore

at-card = carta { $card }{ $named ->
    [yes] {" "}«{ $name }»
   *[no] {""}
}
at-side = lato { $side }{ $kind ->
    [none] {""}
   *[other] {" "}({ $kind })
}
at-line = riga { $line }

## Errori di un set o di una carta

problem-card-layout = C’è una carta con i lati { $found }. Ammessi: { $allowed }.
problem-count-differs = C’è { $found }, ma il mazzo ha { $count } carte. «stampadia sets merge FILE --out NUOVO» riscrive il set con il numero giusto.
problem-id-twice = { $found } è già l’id della carta { $card }. Ogni carta vuole il suo.
problem-updated-early = C’è { $found }, che viene prima del giorno di creazione, { $created }.

## Errori di un valore

problem-bad-set-id = C’è { $found }. Ammessi: da 1 a 10 caratteri fra A–Z e 0–9.
problem-not-a-day = C’è { $found }. Ammesso: un giorno scritto AAAAMMGG, in otto cifre, dal { $first } in poi.
problem-no-such-day = C’è { $found }. Nessun calendario ha quel giorno.
problem-token-unknown = C’è { $found }, che non è un simbolo.
problem-brace-open = C’è una graffa che non si chiude, in «{ $found }».
problem-brace-stray = C’è una graffa che si chiude senza essersi aperta, in «{ $found }».
problem-art-length = Ci sono { $count } caratteri. Un’illustrazione ne ha esattamente { $most }.
problem-art-symbol = { $count ->
    [one] C’è un carattere che non è un colore
   *[other] Ci sono { $count } caratteri che non sono colori
}: «{ $found }» alla colonna { $column }, riga { $row }. Ammessi: 0–9, A–O.
problem-not-here = C’è { $found }, ma { $kind ->
    [unit] un’unità
    [place] un luogo
    [event] un evento
   *[other] questo lato
} non può averlo.
problem-idle-here = C’è { $found }; su { $kind ->
    [unit] un’unità
    [place] un luogo
    [event] un evento
   *[other] questo lato
} non viene stampato e non fa nulla.
problem-amount-missing = Manca, ma { $field } c’è. Ammessi: 1, 2.
problem-amount-alone = C’è { $found }, ma senza { $field } non conta nulla.
problem-trigger-missing = Manca, ma { $field } c’è: un’abilità deve dire quando agisce.
problem-condition-alone = C’è { $found }, ma manca { $field }: non succede nulla.
problem-skill-missing = C’è { $found }, ma manca { $field }: non c’è nessuna abilità.
problem-effect-alone = C’è { $found }, ma manca { $field }: chi gioca non vedrà che cosa fa la carta.
problem-effect-too-large = È più grande di quanto una carta possa dire.
problem-text-unread = «{ $text }» non si capisce: in partita lo applichi tu.{ $near ->
    [none] {""}
   *[other] {" "}Il testo più vicino fra quelli che si capiscono: «{ $near }»
}
problem-text-misplaced = «{ $text }» qui non avrebbe effetto: { $why ->
    [moment] i momenti («Quando …») sono degli eventi; sulle altre carte il quando lo dice il trigger
    [elements] solo le Unità hanno Elementi da controllare
    [price] quello che fa non ha un momento in cui se ne possa pagare il prezzo
    [later] il momento che aspetta non arriva mai per questa carta
    [no-unit] non c’è un’Unità per cui questa carta parli
    [no-attack] valori ed Elementi contano solo durante un attacco («Quando 1 delle tue Unità attacca: …»)
    [several] nomina più Unità dove se ne può intendere una sola
    [trigger] quando arriva questo trigger, per lui è troppo tardi
    [front] né uno stendardo né un Luogo stanno di fronte a un’Unità
    [side] nella Pila dei Luoghi vale per tutte le Unità, e non si sa di chi siano gli Alleati o i Nemici
    [this-unit] «questa Unità» potrebbe essere quella della carta o quella a cui parla
   *[kind] a questo tipo di carta non serve
}. In partita lo applichi tu.
problem-old-trigger = «{ $found }» è un vecchio nome. Si legge come { $now }.

## Più set insieme

no-sets-to-find = Il set «{ $wish }» non c’è: non se n’è trovato nessuno.
set-unknown = Il set «{ $wish }» non c’è. Ci sono: { $known }.
set-unknown-near = Il set «{ $wish }» non c’è. Forse intendevi { $near }?
set-which-language = Il set «{ $wish }» esiste in { $known }. Scegli la lingua, per esempio { $wish }-IT.
set-twice = Ci sono due set diversi di nome { $wish }: { $files }. Tienine uno.
too-many-files = «{ $folder }» contiene più di { $most } file. Indica direttamente i set.
merge-nothing = Non c’è nulla da unire. Indica almeno un set.
merge-same-set = { $first } e { $second } sono lo stesso set. Uniscine uno solo.
merge-same-card = { $first } e { $second } hanno entrambi una carta { $id }. A una delle due va cambiato l’id.
merge-languages = Questi set sono in { $languages }. Un set ha una lingua sola, quindi non possono diventare un solo file.
card-unknown = La carta «{ $wish }» non c’è in { $set }. Indica un numero da 1 a { $most }, un id o un nome.
card-unknown-near = La carta «{ $wish }» non c’è in { $set }. Forse intendevi «{ $near }»?

## Illustrazioni

art-not-png = «{ $file }» non è un’immagine PNG, o è rovinata.
art-bad-size = «{ $file }» misura { $size } pixel. I due lati di un foglio devono essere multipli di 24.
art-too-large = «{ $file }» misura { $size } pixel. Un foglio ha al massimo { $most } riquadri.
art-many-colours = «{ $file }» ha { $count } colori. È una fotografia; un’illustrazione ne ha 24, e noi ne avviciniamo al massimo { $most }.
art-bad-line = «{ $file }», riga { $line }: un’illustrazione è fatta di { $most } caratteri fra 0–9 e A–O.

## Una carta a parole

set-made = Di { $author }, creato il { $created }, modificato il { $updated }.
set-counts = { $units ->
    [one] un’unità
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
read-heading = Si legge così:
read-text = { $name }, { $part ->
    [header] intestazione
   *[body] corpo
}: { $text }
read-by-hand = non si capisce; in gioco lo applichi a mano
read-never-acts = si capisce, ma qui non potrebbe mai avere effetto; in gioco lo applichi a mano
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
when-area = stendardo per ogni Unità in gioco
when-area-here = stendardo per ogni Unità in gioco, visto da questa carta

token-fire = Fuoco
token-air = Aria
token-earth = Terra
token-water = Acqua
token-attack = attacco
token-life = vita
token-wound = ferita
    .many = ferite
token-defeat = sconfiggi
token-x = x
token-x-plus-1 = x+1
token-level = L
token-level-plus-1 = L+1
token-level-plus-2 = L+2
token-level-minus-1 = L−1
token-level-minus-2 = L−2
token-left = sinistra
    .reach = Unità a sinistra
token-right = destra
    .reach = Unità a destra
token-sides = i due lati
    .reach = Unità ai due lati
token-front = il Nemico di fronte
    .reach = Unità di fronte
token-frontleft = il Nemico di fronte a sinistra
    .reach = Unità di fronte a sinistra
token-frontright = il Nemico di fronte a destra
    .reach = Unità di fronte a destra
token-frontsides = i Nemici di fronte a sinistra e a destra
    .reach = Unità di fronte a sinistra e a destra
token-around = chi sta intorno
    .reach = Unità tutt’intorno
token-phaseany = (ogni fase)
token-phasedefense = (difesa)
token-phasedefeat = (sconfitta)
token-phaseattack = (attacco)
token-phaselife = (vita)
token-phasefront = (di fronte)
token-area = (stendardo)

## Un set da cui partire

start-name = Un set in bozza
start-description = Un set appena cominciato: otto unità con i loro luoghi e un evento, da cambiare carta per carta. Si gioca con un set base.
start-flavor = Ogni leggenda è stata una bozza con sopra una ditata.
start-author = Qui il tuo nome
start-fire-proof = Prova del fuoco
    .note = Un’abilità nell’intestazione: resta visibile sotto le altre carte e continua a funzionare. Ogni Fuoco dà 1 attacco.
start-fire-draft = Bozza di fuoco
    .note = Un’abilità nel corpo: funziona solo finché nessuna carta la copre. Sceglie che cosa attaccare.
start-water-proof = Prova d’acqua
    .note = Un’abilità che vale quando si conta la vita. L’elemento è nel corpo: se la carta viene coperta, si perde.
start-water-draft = Bozza d’acqua
    .note = Un’unità forte, di livello 3, con un’abilità per quando è attaccata.
start-earth-proof = Prova di terra
    .note = Nessuna abilità. Anche le carte semplici servono: fanno brillare le altre.
start-earth-draft = Bozza di terra
    .note = L’intestazione indebolisce il Nemico di fronte; il corpo agisce alla sconfitta.
start-air-proof = Prova d’aria
    .note = Un Salto, che ha bisogno di uno spazio vuoto in cui atterrare.
start-air-draft = Bozza d’aria
    .note = Uno stendardo (area): l’abilità vale per ogni Unità in gioco, Nemici compresi.
start-place-pair = Retrobottega
start-place-alone = Torchio del maestro
start-ink = Inchiostro fresco
    .note = Un evento ha due lati. Questo ha un prezzo prima dei due punti; il suo livello −1 allunga la battaglia.
    .flavor = «Non agitare la boccetta.»
start-smudge = Sbavatura
    .note = L’altro lato della stessa carta, per la volta dopo. Il suo livello 1 accorcia la battaglia.
    .flavor = «Avevo detto: non agitarla.»
start-guide = Fallo tuo
    .note = Questa carta. Si stampa con il set; toglila quando non ti serve più.
    .text =
        { $bold }Un set è un solo file{ $endbold }
        Si cambia con qualsiasi editor di testo. Anche
        questa carta: è l’ultima del file.

        { $bold }Una Carta Unità ha due metà{ $endbold }
        Quel che comincia con «boost» è l’intestazione:
        resta visibile sotto altre carte, il corpo no.
        Capovolta, la carta è un Luogo.

        { $bold }Un’abilità{ $endbold }
        «trigger» dice quando, «condition» quali Elementi
        ci vogliono ({ $fire }{ $air }{ $earth }{ $water }), «description» che cosa fa;
        { $x } è quante volte la condizione è soddisfatta.

        { $bold }Un’illustrazione ha 24 × 24 pixel{ $endbold }
        stampadia sets art disegno.png

        { $bold }Dopo ogni modifica{ $endbold }
        stampadia sets validate, stats, show, balance

notes-title = { $name }: note per chi lo crea
notes-intro =
    Queste note accompagnano «{ $file }». In un file JSON non c’è posto per i commenti, quindi stanno qui; nessun programma le legge, e si possono cancellare. Il set è già completo: si può controllare, stampare e giocare con un set base così com’è. Cambia una carta alla volta, e guarda:
notes-cards = Le carte, e che cosa mostra ciascuna
notes-meta = Il set: i campi di «meta»
notes-sides = Un lato: i suoi campi
notes-sides-intro = Ogni carta è una lista di lati: un’unità e un luogo, due eventi, o un testo. ● ci dev’essere, ○ ci può essere, · non va su questo lato. Quel che comincia con «boost» è lo stesso campo nell’intestazione, che resta visibile quando un’altra carta copre questa.
notes-text-side = Un lato di testo ha «type», «version», «id», «title» e «text», una lista di righe, con "" per quella vuota.
notes-triggers = Quando funziona un’abilità: «trigger»
notes-symbols = I simboli nei testi
notes-symbols-intro = Un nome fra graffe si stampa come simbolo.
notes-room = Lo spazio sulla carta
notes-room-intro = Il nome di un’unità ha una riga di { $name-width } mm; un’abilità nell’intestazione fino a { $header-lines } righe di { $header-width } mm (circa 60 caratteri), nel corpo fino a { $body-lines } righe di { $body-width } mm (circa 130). I testi brevi si stampano più grandi. «stampadia sets validate» dice che cosa non ci sta, «stampadia sets stats» quanto sono piene le carte.
notes-advice = Prima di farlo vedere in giro
notes-advice-text =
    - Ogni Elemento dovrebbe essere portato da alcune carte e chiesto da altre.
    - I luoghi dovrebbero stampare in tutte e quattro le colonne, all’incirca altrettanto spesso.
    - Livelli 1, 2 e 3 all’incirca in parti uguali; un’unità di livello 3 occupa il posto di tre di livello 1.
    - Provalo prima con un set base piccolo: lì ogni tua carta si fa vedere spesso.
    - «stampadia sets balance» lo fa giocare ai bot e dice quanto vale ogni carta.
    - Cambia «version» e «dateUpdated» quando il set è già in mano ad altri.
notes-column-field = Campo
notes-column-meaning = Che cos’è
notes-column-number = N.
notes-column-shows = Che cosa mostra
notes-column-card = Carta
notes-column-trigger = Trigger
notes-column-when = Quando
notes-column-symbol = Simbolo
symbol-x = quante volte la condizione è soddisfatta
symbol-x-plus-1 = una volta in più
symbol-level = il Livello d’Inchiostro
symbol-level-plus = il Livello d’Inchiostro più { $number }
symbol-level-minus = il Livello d’Inchiostro meno { $number }
notes-header-field = come { $field }, nell’intestazione

field-meta-id = Il codice del set: da 1 a 10 caratteri fra A–Z e 0–9, diverso da quello di ogni altro set.
field-meta-language = { $languages }.
field-meta-version = Un testo, per esempio "1.0".
field-meta-type = full (un set base, con cui si può giocare) o expansion (un’espansione).
field-meta-dateCreated = Il giorno, scritto AAAAMMGG.
field-meta-dateUpdated = Il giorno dell’ultima modifica.
field-meta-name = Il nome del set.
field-meta-description = Che cosa contiene.
field-meta-flavorText = Una frase per la scatola.
field-meta-author = Chi l’ha creato.
field-meta-authorLink = Dove trovarlo; può mancare.
field-meta-cardsCount = Quante carte ci sono. Può mancare; ogni programma che scrive il set le riconta.
field-type = Che cos’è il lato: unit, place, event o text.
field-version = La versione di questo lato, per esempio "1.0".
field-id = Può mancare: allora si compone di set, lingua, numero e versione. I due lati hanno lo stesso.
field-level = Da −3 a 3. Quanto costa impilare un’unità; quanto un luogo o un evento aggiunge alla Pila dei Luoghi.
field-name = Deve stare in una riga di { $name-width } mm a { $name-size } pt: circa 20 caratteri.
field-symbol = L’elemento che infonde: { $elements }.
field-symbolAmount = 1 o 2.
field-trigger = Quando l’abilità funziona; vedi sotto.
field-area = true per uno stendardo: l’abilità vale per ogni Unità in gioco. Sinistra, destra e fronte sono viste da questa carta.
field-condition = Gli elementi che l’abilità richiede, come simboli. Si stampano prima dei due punti.
field-description = Che cosa fa l’abilità, il luogo o l’evento.
field-effect = Per un testo che non si riesce a leggere: che cosa fa, come dati. Quasi nessuna carta ne ha bisogno.
field-flavorText = Si stampa in corsivo.
field-attack = Da −3 a 3. Su un evento, anche uno 0 dice che si unisce a un’Unità.
field-life = Da −3 a 3.
field-illustration = 576 caratteri per 24 × 24 pixel. «stampadia sets art» li ricava da un PNG.

## Un set in cifre

topic-levels = Livelli
topic-elements-header = Elementi in testa
topic-elements-body = Elementi nel corpo
topic-elements-condition = Elementi richiesti
topic-attack-solo = Attacco, carta sola
topic-attack-header = Attacco in testa
topic-attack-body = Attacco nel corpo
topic-life-solo = Vita, carta sola
topic-life-header = Vita in testa
topic-life-body = Vita nel corpo
topic-triggers-header = Abilità in testa
topic-triggers-body = Abilità nel corpo
topic-columns = Colonne di stampa
topic-prints = Livelli stampati
topic-place-levels = Livelli dei luoghi
topic-place-elements = Elementi dei luoghi
topic-event-levels = Livelli degli eventi
topic-lengths = Spazio occupato
value-trigger = { $value ->
    [onAttack] attacco
    [onDefend] difesa
    [onLife] vita
    [onDefeat] sconfitta
    [onFront] di fronte
    [onAll] ogni fase
    [area] stendardo
   *[none] nessuna
}
value-slot = { $value ->
    [name] nome
    [header] testa
    [unit] unità
    [place] luogo
   *[event] evento
}
chart-title = { $count ->
    [one] Un set in cifre
   *[other] { $count } set in cifre
}
chart-caption = Quote sul totale di ogni set; il numero accanto a una barra è un conteggio.
chart-bar = { $set }: { $value }, { $count } su { $total }
chart-length = { $set }: { $value }, { $count } % dello spazio
chart-cards = { $units ->
    [0] nessuna unità
    [one] un’unità
   *[other] { $units } unità
}, { $events ->
    [0] nessun evento
    [one] un evento
   *[other] { $events } eventi
}

remark-element-missing = Nessuna Carta Unità porta { $element }.
remark-condition-missing = Nessuna abilità richiede { $element }.
remark-column-missing = Nessun luogo stampa nella colonna { $column }.
remark-places-unread = { $count ->
    [one] Un luogo non si riesce a leggere
   *[other] { $count } luoghi non si riescono a leggere
}, quindi le colonne non sono note.
remark-text-long = Carta { $card } «{ $name }»: { $slot ->
    [name] il nome
    [header] il testo nell’intestazione
   *[other] il testo nel corpo
} non ci sta. C’è posto per { $lines ->
    [one] una riga
   *[other] { $lines } righe
} di { $width } mm a { $size } pt.

## Il gioco

title = Generals
tagline = Una stampante impazzita, quattro colonne da difendere: rubale la carta e stampa il tuo esercito.

rules =
    La Sacra Stampante stampa Unità contro di te. Tu le rubi le carte e le impili per formare le tue.
    Un’Unità è una pila: di ogni carta si legge l’intestazione, dell’ultima in fondo anche il corpo. Livello, attacco e vita sono la somma di quel che si legge. Ogni carta aggiunta copre il corpo di quella sotto.
    Ogni turno: Controllo, Gioco, Attacco, Avanzata, Difesa, Recupero.
    Controllo: finché il Livello della Pila dei Luoghi è più basso del Livello d’Inchiostro, la carta in cima al mazzo diventa un Luogo e stampa Unità nella Fila in Arrivo. Altrimenti, se non ci sono più Nemici, la battaglia è vinta: il Livello d’Inchiostro sale di 1 e ti curi due volte.
    Gioco: aggiungi carte della mano alle tue Unità, finché il loro Livello è più basso del Livello d’Inchiostro; perdi 1 Vita per pescare la carta in cima al mazzo; sacrifica un’Unità e tieni una delle sue carte, ma non quella in fondo.
    Attacco: le tue Unità colpiscono lo spazio di fronte, da sinistra a destra. Sinistra e destra sono quelle del tavolo, anche per i Nemici. Un Nemico subisce tante ferite quanto vale l’attacco; uno spazio vuoto ti dà uno Scudo. Un’Unità le cui ferite raggiungono la vita è sconfitta.
    Avanzata: le Unità della Fila in Arrivo passano negli spazi vuoti della Fila Frontale.
    Difesa: attaccano i Nemici. Dove non c’è nessuno l’attacco è diretto: scarta tanti Scudi quanto vale, o perdi 1 Vita.
    Recupero: uno Scudo avanzato può passare nella tua mano; gli altri sono persi.
    L’abilità di uno stendardo vale per ogni Unità in gioco; le sue frecce si guardano dalla carta che lo porta.
    Eventi: l’evento scoperto si può usare quando le sue condizioni sono soddisfatte. Poi si unisce alla Pila dei Luoghi.
    Hai al massimo 5 Vite e 7 carte in mano. Perdi quando devi perdere Vita e non ne hai più. Vinci quando vinci la battaglia a Livello d’Inchiostro 6.

glossary-title = I simboli
glossary-fire = Fuoco, un Elemento
glossary-air = Aria, un Elemento
glossary-water = Acqua, un Elemento
glossary-earth = Terra, un Elemento
glossary-attack = attacco; davanti a un’abilità: quando l’Unità attacca
glossary-life = vita; davanti a un’abilità: quando si conta la sua vita
glossary-phasedefense = davanti a un’abilità: quando l’Unità è attaccata
glossary-defeat = sconfitta; davanti a un’abilità: quando l’Unità è sconfitta
glossary-phasefront = davanti a un’abilità: sul Nemico di fronte, in ogni momento
glossary-phaseany = davanti a un’abilità: a ogni passo
glossary-area = uno stendardo: l’abilità vale per ogni Unità in gioco; le frecce si guardano dalla sua carta
glossary-wound = una ferita
glossary-left = l’Alleato a sinistra, come vedi tu il tavolo
glossary-right = l’Alleato a destra, come vedi tu il tavolo
glossary-sides = gli Alleati ai due lati
glossary-front = il Nemico di fronte
glossary-frontleft = il Nemico di fronte, una colonna a sinistra
glossary-frontright = il Nemico di fronte, una colonna a destra
glossary-frontsides = i Nemici ai lati di quello di fronte
glossary-around = gli Alleati ai due lati e il Nemico di fronte
glossary-level = il Livello d’Inchiostro
glossary-x = quante volte ci sono gli Elementi prima dei due punti

how-won = la battaglia a Livello d’Inchiostro 6
how-defeated = nessuna Vita rimasta
how-deadlock = niente più da giocare, e nessun Nemico che attacca

needs-a-core-set = Questi set da soli non bastano per giocare ({ $sets }): aggiungi un set base, come STFULL o STLITE.
too-few-units = Questi set hanno { $count ->
    [one] una sola Carta Unità
   *[other] { $count } Carte Unità
}; per giocare ne servono almeno { $least }.
too-many-cards-in-all = Questi set hanno insieme { $count } carte. Un mazzo ne ha al massimo { $most }.
coop-needs-full = Per due generali serve la versione Full, con almeno 40 Carte Unità; questi set ne hanno { $count }.

## Chi e dove

you = tu
general = Generale { $number }
    .the = il Generale { $number }
    .to = al Generale { $number }
    .of = del Generale { $number }
list-and = { $head } e { $last }
unit = { $row ->
    [player] { $yours ->
        [yes] la tua Unità { $card } (colonna { $column })
       *[no] l’Unità del giocatore { $card } (colonna { $column })
    }
    [front] l’Unità nemica { $card } (colonna { $column })
   *[incoming] l’Unità in arrivo { $card } (colonna { $column })
}
unit-unnamed = { $row ->
    [player] { $yours ->
        [yes] la tua Unità in colonna { $column }
       *[no] l’Unità del giocatore in colonna { $column }
    }
    [front] l’Unità nemica in colonna { $column }
   *[incoming] l’Unità in arrivo in colonna { $column }
}
space = { $row ->
    [player] Fila del Giocatore, colonna { $column }
    [front] Fila Frontale, colonna { $column }
   *[incoming] Fila in Arrivo, colonna { $column }
}
stack = in fondo { $bottom }, sopra { $above }
part-of = { $part ->
    [header] intestazione di { $card }
    [place] { $card } nella Pila dei Luoghi
   *[body] corpo di { $card }
}
reason-printed = { $number } in stampa
reason = { $needed ->
    [yes] { $need }{ $times ->
        [one] {""}
       *[other] {" "}({ $times } volte)
    }: { $by } { $source }
   *[no] { $by } { $source }
}
reason-source = { $rule ->
    [header] dall’intestazione di { $card }
    [body] dal corpo di { $card }
    [banner] dallo stendardo di { $card }
    [front] da { $card } di fronte
    [place] da { $card } nella Pila dei Luoghi
    [drawn] dalla carta appena pescata
   *[lasting] da prima, in questo attacco
}

## Che cosa è successo

event-dealt = { $you ->
    [yes] La tua mano iniziale: { $cards }.
   *[no] Mano iniziale { $who-of }: { $cards }.
}
event-laid-events = Il Mazzo degli Eventi è mescolato: { $count ->
    [one] una carta
   *[other] { $count } carte
}.
event-reshuffled = Gli scarti si mescolano: il nuovo Mazzo della Stampante ha { $count ->
    [one] una carta
   *[other] { $count } carte
}, con { $card } in cima.
event-began-turn = Turno { $turn }, Livello d’Inchiostro { $ink }.
event-evolved = La Sacra Stampante mette un Luogo, { $card }: «{ $text }» La Pila dei Luoghi è ora di Livello { $level }.
event-printed = Stampata in colonna { $column } della Fila in Arrivo{ $cards-count ->
    [one] {""}
   *[other] , dalla cima al fondo
}: { $cards }, Livello { $level }.
event-pressed = Restano Nemici, e non arriveranno altri Luoghi: Pressione { $step } su { $most }.
event-crushed = La Pressione è troppa: tutte le Unità della Fila del Giocatore sono scartate.
event-won-battle = La battaglia a Livello d’Inchiostro { $ink } è vinta. Si svuotano la Fila del Giocatore e la Pila dei Luoghi.
event-raised-ink = Il Livello d’Inchiostro è ora { $ink }.
event-left = Scartata dalla cima del Mazzo della Stampante: { $card }.
event-gained-life = 1 Vita guadagnata, ora { $life }{ $card-known ->
    [yes] : { $card } va, coperta, fra le Carte Vita
   *[no] {""}
}.
event-lost-life = 1 Vita persa, { $life ->
    [0] non ne resta nessuna
    [one] ne resta 1
   *[other] ne restano { $life }
}{ $card-known ->
    [yes] . La Carta Vita era { $card }
   *[no] {""}
}.
event-drew = { $you ->
    [yes] Peschi { $card }.
   *[no] { $who-the } pesca { $card }.
}
event-took = { $you ->
    [yes] Prendi in mano { $card } dall’Unità.
   *[no] { $who-the } prende in mano { $card } dall’Unità.
}
event-discarded = { $you ->
    [yes] Scarti { $card } dalla mano.
   *[no] { $who-the } scarta { $card } dalla mano.
}
event-looked = Carte guardate: { $cards }. Quelle non prese si scartano.
event-drew-to-row = Pescata e messa in colonna { $column } della Fila del Giocatore: { $card }.
event-added = { $you ->
    [yes] Aggiungi { $card } in colonna { $column }.
   *[no] { $who-the } aggiunge { $card } in colonna { $column }.
}
event-sacrificed = { $you ->
    [yes] Sacrifichi
   *[no] { $who-the } sacrifica
} l’Unità di { $card } in colonna { $column }{ $saved-known ->
    [yes] {" "}e { $you ->
        [yes] salvi
       *[no] salva
    } { $saved }
   *[no] {""}
}.
event-ended-play = { $you ->
    [yes] Concludi la Fase di Gioco.
   *[no] { $who-the } conclude la Fase di Gioco.
}
event-attacks = { $unit } attacca.
event-counted = { $unit }: { $stat ->
    [attack] attacco
   *[life] vita
} { $value }{ $skilled ->
    [yes] {" "}({ $why }).
   *[no] , come in stampa.
}
event-held = { $unit } non colpisce nessuno: il suo attacco non supera 0.
event-unopposed = In colonna { $column } non c’è nessun Nemico.
event-used = { $part ->
    [place] { $card }, nella Pila dei Luoghi, agisce su: { $unit }. «{ $text }»
    [header] { $unit } usa l’intestazione di { $card }: «{ $text }»
   *[body] { $unit } usa il corpo di { $card }: «{ $text }»
}
event-changed = { $unit }: { $by } { $stat ->
    [attack] attacco
   *[life] vita
} fino alla fine di questo attacco.
event-struck = { $unit } { $wounds ->
    [0] non subisce ferite
    [one] subisce 1 ferita
   *[other] subisce { $wounds } ferite
}.
event-endured = { $unit } resiste con { $wounds ->
    [one] 1 ferita
   *[other] { $wounds } ferite
} su vita { $value }{ $skilled ->
    [yes] {" "}({ $why })
   *[no] {""}
}.
event-guarded = { $unit } si frappone: «{ $text }»
event-wounded = { $unit } riceve { $wounds ->
    [one] 1 ferita
   *[other] { $wounds } ferite
}.
event-healed = { $unit } perde { $wounds ->
    [one] 1 ferita
   *[other] { $wounds } ferite
}.
event-moved-wounds = { $unit } cede { $wounds ->
    [one] 1 ferita: la
   *[other] { $wounds } ferite: le
} riceve { $goal-unit }.
event-jumped = { $unit } salta in colonna { $goal-column }{ $other-known ->
    [yes] {" "}e scambia di posto con { $other }
   *[no] {""}
}.
event-moved = { $unit } si sposta: { $goal }.
event-infused = { $unit } riceve { $elements } fino alla fine di questo attacco.
event-aimed-by-place = Pescata come Luogo e scartata: { $card }. { $count ->
    [0] Non indica colonne: non si colpisce nulla
    [one] L’attacco va in colonna { $columns }
   *[other] L’attacco va nelle colonne { $columns }
}.
event-merged = { $card } scivola dietro la sua Unità in colonna { $column }, che attacca di nuovo.
event-turned-page = Colonna { $column }, si volta pagina: la carta in fondo ora è { $card }.
event-reprinted = { $card } torna in cima al Mazzo della Stampante.
event-exhausted = { $unit } si esaurisce.
event-restored = { $unit } è ripristinata.
event-defeated = { $unit } è sconfitta{ $wounds ->
    [0] {""}
    [one] , con 1 ferita
   *[other] , con { $wounds } ferite
}.
event-discarded-from = { $unit } perde una carta, scartata: { $card }.
event-added-drawn = { $unit } riceve una carta dal mazzo: { $card }.
event-changed-sides = { $unit } cambia parte: { $goal }.
event-direct-hit = In colonna { $column } non c’è nessuno: { $card } attacca direttamente, con { $wounds }.
event-gained-shield = Uno Scudo guadagnato: { $card }.
event-spent-shields = Scartate come Scudi: { $cards }.
event-kept-shield = { $you ->
    [yes] Prendi in mano lo Scudo { $card }.
   *[no] { $who-the } prende in mano lo Scudo { $card }.
}
event-lost-shields = { $count ->
    [one] 1 Scudo avanza ed è perso
   *[other] { $count } Scudi avanzano e sono persi
}.
event-advanced = L’Unità nemica { $card } avanza nella Fila Frontale, colonna { $column }.
event-activated = { $you ->
    [yes] Usi l’evento { $card }: «{ $text }»
   *[no] { $who-the } usa l’evento { $card }: «{ $text }»
}
event-joined-places = { $card } si unisce alla Pila dei Luoghi, ora di Livello { $level }.
event-joined = { $card } entra in campo: { $space }.
event-hid-in-life = { $card } si mescola, coperta, fra le Carte Vita.
event-declared = Elemento dichiarato: { $element }.
event-discarded-place = { $card } lascia la Pila dei Luoghi, ora di Livello { $level }.
event-kept-playing = Sarebbe stata la fine; ma la partita continua.
event-unread = Il tavolo non sa leggere questo testo ({ part-of }): «{ $text }» Tocca a te.
event-skipped-text = Saltato: «{ $text }» ({ part-of }).
event-adjusted = { by-hand }
event-ended = { $how ->
    [won] La Sacra Stampante è rimasta senza inchiostro. Stampadia è salva: hai vinto.
    [deadlock] Non c’è più nulla da giocare, e nessun Nemico attacca: la partita è persa.
   *[defeated] Non resta nessuna Vita: vince la Sacra Stampante.
}
by-hand = A mano, { $unit }: { $adjustment ->
    [wound] 1 ferita in più
    [heal] 1 ferita in meno
    [attack-up] +1 attacco fino alla fine di questo attacco
    [attack-down] −1 attacco fino alla fine di questo attacco
    [life-up] +1 vita fino alla fine di questo attacco
    [life-down] −1 vita fino alla fine di questo attacco
    [discard-bottom] si scarta la carta in fondo
    [exhaust] esaurita
    [restore] ripristinata
   *[defeat] sconfitta
}.
by-hand-table = A mano: { $change ->
    [gain-life] guadagni 1 Vita
    [lose-life] perdi 1 Vita
    [gain-shield] guadagni 1 Scudo
    [lose-shield] scarti 1 Scudo
    [raise-ink] il Livello d’Inchiostro sale di uno
    [lower-ink] il Livello d’Inchiostro scende di uno
    [add-place] la carta in cima al Mazzo della Stampante si aggiunge alla Pila dei Luoghi
   *[discard-place] si scarta una carta della Pila dei Luoghi
}.

## Il tavolo in righe

card-line = { $name }, Livello { $level }.
show-turn = Turno { $turn }, { $phase ->
    [setup] preparazione
    [check] Fase di Controllo
    [heal] Azione di Cura
    [play] Fase di Gioco
    [attack] Fase d’Attacco
    [advance] Fase d’Avanzata
    [defense] Fase di Difesa
   *[recover] Fase di Recupero
}. Livello d’Inchiostro { $ink }, turno { $battle } di questa battaglia.
show-pressure = Pressione { $step } su { $most }.
show-acting = { $mine ->
    [yes] Scegli tu.
   *[no] Sceglie { $who-the }.
}
show-over = La partita è finita, al turno { $turn } e a Livello d’Inchiostro { $ink }: { $how ->
    [won] vinta
    [deadlock] persa, senza più nulla da giocare
    [resigned] persa per ritiro
    [abandoned] interrotta senza risultato
   *[defeated] persa
}.
show-row = { $row ->
    [incoming] Fila in Arrivo
    [front] Fila Frontale
   *[player] Fila del Giocatore (la tua)
}{ $empty ->
    [0] :
    [4] : vuota.
    [one] , colonna { $columns } vuota:
   *[other] , colonne { $columns } vuote:
}
show-unit = Colonna { $column }: { $cards }. { $what }.
show-level = Livello { $level }
show-wounds = { $count ->
    [one] 1 ferita
   *[other] { $count } ferite
}
show-exhausted = esaurita
show-why = { $stat ->
    [attack] Attacco
   *[life] Vita
} { $number }: { $why }.
show-life = Vita: { $life } su 5.
show-life-cards = Carte Vita: { $life } su 5{ $known ->
    [yes] ; note: { $cards }
   *[no] {""}
}.
show-shields = Scudi: { $count ->
    [0] nessuno
   *[other] { $count } ({ $cards })
}.
show-looked = Carte guardate: { $cards }.
show-hand = { $mine ->
    [yes] La tua mano
   *[no] Mano { $who-of }
}{ $count ->
    [0] : vuota.
    [one] , 1 carta:
   *[other] , { $count } carte:
}
show-deck = Mazzo della Stampante: { $count ->
    [0] vuoto
    [one] 1 carta
   *[other] { $count } carte
}.
show-top = In cima: { $what }
show-top-place = Capovolta: { $what }
show-places = Pila dei Luoghi: Livello { $level } a Livello d’Inchiostro { $ink }, { $reached ->
    [yes] quindi non si aggiungono Luoghi: la battaglia è vinta quando non restano Nemici.
   *[no] quindi la prossima Fase di Controllo aggiunge un Luogo.
}
show-events = Mazzo degli Eventi: { $count ->
    [one] 1 carta
   *[other] { $count } carte
}. Scoperto:
show-discard = Scarti: { $count ->
    [0] nessuno
    [one] 1 carta
   *[other] { $count } carte
}.

## Che cosa non si può scegliere

notation-not-whole = { $verb ->
    [add] «{ $text }» non dice tutto: servono una carta della mano e una colonna da 1 a 4
   *[other] «{ $text }» non dice tutto, o non come si deve
}. Si scrive così: «{ $example }».
no-such-card-in-hand = Nella tua mano nessuna carta risponde a «{ $card }».
column-full = La colonna { $column } non prende carte: il Livello { $level } della sua Unità ha raggiunto il Livello d’Inchiostro { $ink }.

## La domanda, passo per passo

ask-speaker = { $card }: «{ $text }»
ask-general = Generale { $general }: { $asked }
ask-play = { $seats ->
    [one] La tua Fase di Gioco: che cosa fai?
   *[other] Fase di Gioco: qual è la tua prossima azione?
}
ask-heal = Azione di Cura: che cosa fai con { $top-known ->
    [yes] { $top }, in cima al Mazzo della Stampante
   *[no] la carta in cima al Mazzo della Stampante
}?
ask-direct-hit = Un attacco diretto di { $number }: scarti { $number ->
    [one] 1 Scudo
   *[other] { $number } Scudi
} o { $life ->
    [0] { $rescued ->
        [yes] cadi, senza più Vita, se non ti salva { $rescue }
       *[no] perdi la partita, senza più Vita
    }
    [one] perdi la tua ultima Vita
   *[other] perdi 1 Vita su { $life }
}?
ask-which-shield = Quale Scudo scarti?
ask-recover-shield = Quale Scudo prendi in mano? Gli altri sono persi.
ask-event = Usi adesso l’evento { $card }? «{ $text }»
ask-who-draws = Chi pesca { $top }?
ask-who-begins = Chi è il Primo Generale in questo turno?
ask-which-unit = Quale Unità?
ask-which-column = Quale colonna?
ask-where-to = Dove si sposta { $unit }?
ask-which-element = Quale Elemento?
ask-how-many-wounds = Quante ferite cede { $unit }? Le riceve { $goal }.
ask-swap = { $unit } scambia di posto con { $goal }?
ask-which-looked = Quale di queste carte prendi in mano?
ask-which-to-discard = Quale carta della mano si scarta?
ask-discard-any = Quale carta della mano si scarta? «passo» quando basta.
ask-which-to-life = Quale carta della mano diventa una Carta Vita?
ask-which-card-of-unit = Quale carta perde { $unit }?
ask-which-place = Quale carta della Pila dei Luoghi si scarta?
ask-by-hand = Il tavolo non sa leggere questo testo di { $card }: «{ $text }» { $number ->
    [0] Applicalo una modifica alla volta, oppure «salta testo».
   *[other] Continua, oppure «passo» quando è fatto.
}
ask-deal = Si mescola il Mazzo della Stampante.
ask-shuffle-events = Si mescola il Mazzo degli Eventi.
ask-reshuffle = Gli scarti si mescolano in un nuovo Mazzo della Stampante.
ask-lose-life = Si sceglie alla cieca una Carta Vita.
ask-finished = La partita è finita.

## Che cosa farebbe una scelta

explain-pass = { $step ->
    [play] La Fase di Gioco finisce{ $seats ->
        [one] {""}
       *[other] {" "}per entrambi i Generali
    }: le tue Unità attaccano, poi i Nemici avanzano e attaccano.
    [event] Non adesso. Potrà essere proposto di nuovo.
    [recover-shield] Non ne prendi; { $shields ->
        [one] lo Scudo è perso
       *[other] tutti e { $shields } gli Scudi sono persi
    }.
    [discard-any] Non si scartano altre carte.
   *[by-hand] { $number ->
        [0] Il testo si salta, e il verbale lo dice.
       *[other] A mano non si fa altro; la partita continua.
    }
}
explain-pay-life = { $full ->
    [yes] Si scarta una Carta Vita, scelta alla cieca
   *[no] Perdi 1 Vita
} ({ $left ->
    [0] non ne resta nessuna
    [one] ne resta 1
   *[other] ne restano { $left }
}), e peschi { $top-known ->
    [yes] { $top }
   *[no] la nuova carta in cima al mazzo
}.
explain-event = { $card }: «{ $text }» Livello { $level }.{ $headed ->
    [yes] {" "}Intestazione: { $header }
   *[no] {""}
}
explain-skip = Nessun evento sarà proposto prima del prossimo turno, se non al suo momento.
explain-shields = Scarti { $number } dei tuoi { $shields } Scudi e non perdi Vita.
explain-life = { $life ->
    [0] { $rescued ->
        [yes] Non hai più Vita, ma l’evento scoperto ti salverebbe: { $rescue }.
       *[no] Non hai più Vita: così perdi la partita.
    }
    [one] Perdi la tua ultima Vita e tieni gli Scudi.
   *[other] Perdi 1 Vita, te { $left ->
        [one] ne resta 1
       *[other] ne restano { $left }
    }, e tieni gli Scudi.
}
explain-life-up = { $full ->
    [yes] { $top } va, coperta, fra le tue Carte Vita: Vita { $more }.
   *[no] Vita { $more }{ $top-known ->
        [yes] ; si scarta { $top }
       *[no] {""}
    }.
}
explain-power-up = { $seats ->
    [one] Peschi { $top }.
   *[other] Uno di voi pesca { $top }.
}
explain-leave = { $top-known ->
    [yes] Si scarta { $top }; non succede altro.
   *[no] Non succede nulla.
}
explain-yes = Si scambiano di posto.
explain-no = Il salto non si fa.
explain-add-new = Una nuova Unità in colonna { $column }: Livello { $level }{ $full ->
    [yes] , quindi non riceve altre carte
   *[no] {""}
}; in stampa, attacco { $attack } e vita { $life }.
explain-add = Livello { $level-before } → { $level }{ $full ->
    [yes] , l’ultima carta che riceve
   *[no] {""}
}; in stampa, attacco { $attack-before } → { $attack } e vita { $life-before } → { $life }.
explain-hides = Copre il corpo di { $card }: { $what }
explain-brings = Porta, { $what }
explain-met = «{ $text }» di { $card }: soddisfatta { $was } → { $will ->
    [one] 1 volta
   *[other] { $will } volte
}.
explain-discard = { $card } va negli scarti.
explain-to-life = { $card } va, coperta, fra le tue Carte Vita: Vita { $more }.
explain-sacrifice = { $saving ->
    [yes] { $saved } torna nella tua mano; si scarta: { $cards }
   *[no] Si scarta: { $cards }
}. La colonna { $column } si libera.
explain-space = { $space }: spazio vuoto.
explain-unit = { $space }: { $cards }. { $what }.
in-row = { $card } ({ $row ->
    [player] tua Unità
    [front] Unità nemica
   *[incoming] Unità in arrivo
})
explain-column = Colonna { $column }: { $count ->
    [0] non c’è nessuno.
   *[other] { $units }.
}
explain-number = { $number ->
    [0] Nessuna ferita si sposta.
    [one] { $unit } cede 1 ferita: la riceve { $goal }.
   *[other] { $unit } cede { $number } ferite: le riceve { $goal }.
}
explain-which-shield = Si scarta { $card }; quel che avanza può passare nella tua mano nella Fase di Recupero.
explain-recover-shield = { $card } passa nella tua mano{ $others ->
    [0] {""}
    [one] ; l’altro Scudo è perso
   *[other] ; gli altri { $others } Scudi sono persi
}.
explain-which-looked = { $card } passa nella tua mano.
explain-which-place = { $card } lascia la Pila dei Luoghi: Livello { $was } → { $will }.
explain-which-card-of-unit = { $unit } perde { $card }.
explain-who-draws = { $you ->
    [yes] Peschi { $card }; finora hai in mano { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }.
   *[no] { $who-the } pesca { $card }; finora ha in mano { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }.
}
explain-who-begins = { $you ->
    [yes] Cominci tu; poi a turno, finché uno dei due conclude la Fase di Gioco.
   *[no] Comincia { $who-the }; poi a turno, finché uno dei due conclude la Fase di Gioco.
}
explain-element = { $element }.
explain-by-hand-draw = Peschi { $card }.
explain-by-hand-infuse = A mano: { $unit } riceve { $element } fino alla fine di questo attacco.
explain-move = { $unit } si sposta: { $goal }.

# Quel che è stampato oltre ai testi delle carte.

print-back = Generals
print-elsewhere = Su una carta a parte.
print-too-long = { $count ->
    [one] Una carta ha
   *[other] { $count } carte hanno
} più parole che spazio: { $cards }. Si stampano per intero: senza figura, sotto un’intestazione più alta o su una carta a parte.
print-list-units = Unità e Luoghi
print-list-units-note = In corsivo il Luogo dell’altra metà. Spunta le carte che hai ritagliato.
print-list-events = Eventi
print-list-events-note = In corsivo l’Evento dell’altra metà. Spunta le carte che hai ritagliato.

# Al tavolo: accanto alle scelte, prima dell’inizio, alla fine

setting-ink = Inchiostro { $ink }
option-sets = Carte
option-ink = Quanto dura
option-ink-2 = cinque battaglie: per iniziare
option-ink-3 = quattro battaglie: subito dura
option-rules = Edizione delle regole
option-rules-0-1 = 0.1: del manuale, senza fretta
option-rules-0-2 = 0.2: chi indugia perde Unità
option-events = Carte Evento: prove con premio
option-events-dot = come stampate, lato col puntino in alto
option-events-random = ognuna da un lato a caso
option-events-none = nessuna
lost-defeated = Hai perso: la Sacra Stampante ti ha tolto l’ultima Vita.
lost-deadlock = Hai perso: non resta più nulla da giocare, e la battaglia non finirebbe mai.

## Quello che si può scrivere

choice-end = fine
choice-pass = passo
choice-pay-life = paga vita
choice-event = evento
choice-skip = salta eventi
choice-skip-text = salta testo
choice-shields = scudi
choice-life = vita
choice-life-up = cura
choice-power-up = rinforzo
choice-leave = lascia
choice-yes = sì
choice-no = no
choice-element = { $element }
choice-seat = generale { $seat }
choice-column = colonna { $column }
choice-cell = { $row } { $column }
choice-number = sposta { $number }
choice-discard = scarta { $card }
choice-add = metti { $card } in { $column }
choice-sacrifice = sacrifica { $column }
choice-sacrifice-saving = sacrifica { $column } salvando { $card }
choice-pick = prendi { $card }
choice-by-hand = a mano { $adjustment } { $row } { $column }
choice-by-hand-draw = a mano pesca
choice-by-hand-discard = a mano scarta { $card }
choice-by-hand-move = a mano sposta { $row } { $column } in { $goal_row } { $goal_column }
choice-by-hand-table = a mano { $change }
choice-by-hand-infuse = a mano infondi { $element } { $row } { $column }

typed-player = giocatore
typed-front = fronte
typed-incoming = arrivo
typed-fire = fuoco
typed-air = aria
typed-earth = terra
typed-water = acqua
typed-wound = ferita
typed-heal = cura
typed-attack-up = attacco+
typed-attack-down = attacco-
typed-life-up = vita+
typed-life-down = vita-
typed-discard-bottom = scarta-fondo
typed-exhaust = esaurisci
typed-restore = ripristina
typed-defeat = sconfiggi
typed-gain-life = guadagna-vita
typed-lose-life = perdi-vita
typed-gain-shield = guadagna-scudo
typed-lose-shield = perdi-scudo
typed-raise-ink = alza-inchiostro
typed-lower-ink = abbassa-inchiostro
typed-add-place = aggiungi-luogo
typed-discard-place = scarta-luogo

# Che cosa cambia con una scelta, in breve

foretell-ink = Livello d’Inchiostro
foretell-lives = Vita
foretell-shields = Scudi
foretell-attack = { $name }: attacco
foretell-life = { $name }: vita
foretell-wounds = { $name }: ferite
foretell-level = { $name }: Livello
foretell-cards = { $name }: carte
foretell-level-there = Livello
foretell-cards-there = carte
foretell-attack-there = attacco
foretell-life-there = vita
foretell-wounds-there = ferite

# Suggerimenti in tre gradi: dove guardare, che genere di scelta

where-hand = Guarda la tua mano.
where-player = Guarda la Fila del Giocatore.
where-front = Guarda la Fila Frontale.
where-incoming = Guarda la Fila in Arrivo.
where-column = Guarda le colonne.
where-card = Guarda dentro la pila.
where-shields = Guarda i tuoi Scudi.
where-places = Guarda la Pila dei Luoghi.
where-looked = Guarda le carte che hai davanti.
where-life = Guarda la tua Vita.
where-deck = Guarda il Mazzo della Stampante.
where-event = Guarda il Mazzo degli Eventi.
kind-add = Metti una carta della mano in una colonna.
kind-sacrifice = Sacrifica un’Unità.
kind-pay-life = Paga con una Vita.
kind-event = Usa l’evento.
kind-skip = Lascia stare gli eventi, in questo turno.
kind-pass = { $step ->
    [play] Chiudi la Fase di Gioco.
    [event] Questo evento no, non ora.
    [recover-shield] Non prendere Scudi.
   *[other] Basta così: passa.
}
kind-shields = Paralo con gli Scudi.
kind-life = Incassa, e perdi una Vita.
kind-life-up = Curati: guadagna una Vita.
kind-power-up = Niente cure: pesca la carta.
kind-leave = Non prendere nulla.
kind-yes = Di’ di sì.
kind-no = Di’ di no.
kind-element = Scegli un Elemento.
kind-seat = Scegli un generale.
kind-cell = Scegli uno spazio.
kind-column = Scegli una colonna.
kind-number = Di’ un numero.
kind-discard = Scegli una carta della mano.
kind-pick = Scegli una carta.
kind-by-hand = Fa’ a mano ciò che dice il testo.
kind-by-hand-draw = Fa’ a mano ciò che dice il testo: pesca.
kind-by-hand-move = Fa’ a mano ciò che dice il testo: sposta un’Unità.
kind-by-hand-table = Fa’ a mano ciò che dice il testo, con Vita, Scudi, Inchiostro o Luoghi.
kind-by-hand-infuse = Fa’ a mano ciò che dice il testo: infondi.

## La scheda del punteggio, su carta e scritta al tavolo

slip-title = Scheda del punteggio
slip-generals = Generali
slip-result = Esito
slip-won = vinto
slip-lost = perso
slip-life = Vite rimaste
slip-ink = Livello d’Inchiostro raggiunto
slip-typed = Si scrive poi al tavolo: stampadia score { $game }
slip-note = Si vince alla fine del Livello d’Inchiostro 6. Allora si contano le Vite; se si perde, si annota il Livello d’Inchiostro.
slip-with-life = Vite rimaste: { $life }.
slip-at-ink = È successo al Livello d’Inchiostro { $ink }.

# On the workbench.

box-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
workshop-kind = { $type ->
    [full] set base
   *[other] espansione
} · { $count ->
    [one] una carta
   *[other] { $count } carte
}
workshop-worth = Battaglie vinte a partita con la carta, meno quelle senza.

# Perché da qualche parte non si può scegliere niente, con un capitolo del regolamento

chapter-unit = Come si legge un’Unità
chapter-turn = Un turno
chapter-attack = Un attacco, passo passo
chapter-check = La Stampante stampa
chapter-rest = Vita, carte, eventi
why-question-first = Non è questo che si chiede ora: prima la domanda, le cui scelte sono in elenco.
why-column-full = L’Unità nella colonna { $column } è di Livello { $level }, e una carta si aggiunge solo finché il Livello è sotto il Livello d’Inchiostro, che è { $ink }. Aggiungi a un’altra colonna, o sacrificala.
why-hold-a-card = Prendi prima una carta della tua mano: poi la colonna che la accetta.
why-no-unit = Nella colonna { $column } non c’è nessuna tua Unità: non c’è niente da sacrificare, e una carta della mano può iniziarne una.
why-enemy-row = Quello è il lato del Nemico. Le carte si aggiungono alla tua fila; le tue Unità colpiscono da sole nella Fase d’Attacco, ciascuna chi sta oltre la linea.
why-hand-full-columns = Ora nessuna colonna accetta carte: ogni Unità ha raggiunto il Livello d’Inchiostro, { $ink }. Sacrifica un’Unità, o concludi la fase.
why-other-general = Ora tocca all’altro generale.
why-deck = La carta in cima al mazzo la stampa la Stampante, o si pesca nella Fase di Recupero; ora non la prende nessuno.
why-pay-life = Pescare la carta in cima al mazzo costa 1 Vita, e la mano tiene al massimo { $most } carte. La Vita è { $life }, e in mano ce ne sono { $hand }.
why-event = L’evento { $card } ora non si può usare: il costo va pagato per intero, e ci deve essere qualcosa su cui agire.
why-ink = Il Livello d’Inchiostro è { $ink }: un’Unità accetta carte finché il suo Livello è più basso. Non si sceglie.
why-life = La Vita è { $life }. Una Carta Vita si perde con un attacco diretto, o si paga dove lo dice un testo; ora niente la richiede.
why-shields = Gli Scudi si scartano contro un attacco diretto, e ora niente ti attacca direttamente.
why-places = La Pila dei Luoghi è della Stampante: ogni turno può evolvere, e il suo livello dice quanto in alto si stampa.

# Una prima lezione, un argomento alla volta

lesson-board-title = i due lati
lesson-board = Sopra la linea stanno i Nemici, sotto le tue Unità, colonna contro colonna. La linea porta i numeri: la spada è l’attacco, il cuore la vita.
    La tua mano è in fondo. Una sua carta inizia un’Unità in una colonna vuota.
lesson-board-task = Premi una carta della mano, poi punta una colonna: si vedono i numeri che l’Unità avrebbe. Premi la colonna per metterla giù.
lesson-stack-title = le pile
lesson-stack = Un’Unità è una pila. Contano tutte le intestazioni, e un solo corpo: quello della carta in fondo. Si aggiunge una carta finché il Livello dell’Unità è sotto il Livello d’Inchiostro, { $ink }.
lesson-stack-task = Aggiungi un’altra carta, alla stessa Unità o in un’altra colonna, e guarda che cosa cambia.
lesson-attack-title = l’attacco
lesson-attack = Quando chiudi la Fase di Gioco, ogni tua Unità colpisce lo spazio oltre la linea. Un Nemico riceve tante ferite quanto è l’attacco, e chi ha ferite pari alla vita è sconfitto; uno spazio vuoto ti dà uno Scudo. Poi i Nemici si avvicinano e rispondono; una colonna senza Unità è un attacco diretto a te.
lesson-attack-task = Confronta i numeri sulla linea, riempi le colonne che verrebbero colpite, poi chiudi la Fase di Gioco.
lesson-printer-title = la Stampante
lesson-printer = La Sacra Stampante ha giocato da sola: ha posato Luoghi, stampato Unità nella Fila in Arrivo e le ha fatte avanzare. «Che cosa è successo» racconta ogni passo con la carta che l’ha fatto; premi un numero sulla linea per vedere perché è quello.
lesson-printer-task = Gioca il prossimo turno. Serve una carta? 1 Vita compra quella in cima al mazzo; un’Unità sacrificata ne restituisce una.
lesson-goal-title = come si vince
lesson-goal = Una battaglia è vinta quando il Livello della Pila dei Luoghi ha raggiunto il Livello d’Inchiostro e non ci sono più Nemici. Allora l’Inchiostro sale e ti curi due volte. Dopo l’ultima la guerra è vinta; senza più Vita, con un colpo diretto da subire, è persa.
lesson-goal-task = Vai avanti: il resto verrà a suo tempo.
lesson-direct-hit-title = un attacco diretto
lesson-direct-hit = In quella colonna non c’era nessuno, quindi l’attacco è per te. Lo prendono gli Scudi, o la Vita: ne hai { $life }.
lesson-direct-hit-task = Scegli ciò di cui puoi fare a meno.
lesson-heal-title = curarsi
lesson-heal = Una battaglia è vinta. Per ogni cura prendi la carta in cima al mazzo come Vita, o in mano, o la lasci.
lesson-heal-task = Manca Vita, o mancano carte? Prendi quello che manca.
lesson-event-title = gli eventi
lesson-event = L’evento scoperto si può usare quando la sua condizione è soddisfatta, pagandone il costo. Poi si unisce alla Pila dei Luoghi.
lesson-event-task = Usalo se adesso aiuta; altrimenti aspetterà.
