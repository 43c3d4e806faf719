# Ciò che la stamperia scrive da sé su una pagina, e ciò che rifiuta.

print-at-full-size = 50 mm · stampa al 100 %
page-of = { $title } · { $page }/{ $pages }
side = { $side ->
    [back] retri
   *[front] fronti
}
fold-here = piega qui

no-such = { $what ->
        [paper] Non c’è nessun foglio «{ $wish }». Ci sono: { $known }.
        [mode] Non c’è nessun modo «{ $wish }». Ci sono: { $known }.
        [style] Non c’è nessuno stile «{ $wish }». Ci sono: { $known }.
        [flip] La stampante volta il foglio sul lato lungo (long) o su quello corto (short), non su «{ $wish }».
       *[ink] Non c’è nessun inchiostro «{ $wish }». C’è: { $known }.
    }
no-such-near = { $what ->
        [paper] Non c’è nessun foglio «{ $wish }».
        [mode] Non c’è nessun modo «{ $wish }».
        [style] Non c’è nessuno stile «{ $wish }».
        [flip] La stampante non volta il foglio su «{ $wish }».
       *[ink] Non c’è nessun inchiostro «{ $wish }».
    } Forse intendevi { $near }?
card-too-large = Una carta di { $width } × { $height } mm non trova posto su { $paper } in questo modo.
no-cards = { $title }: qui non ci sono carte, solo pagine intere; un modo serve per le carte.
no-backs = { $title }: le carte non hanno retro, quindi il modo «{ $mode }» non ha niente da voltare. Stampale con --mode fronts.
broken-look = L’aspetto di «{ $game }» non si può disegnare: { $problem }
broken-profile = { $path } non è il profilo di una stampante. Misura di nuovo la stampante, o cancella il file.
offset-too-far = { $name } è in millimetri, al massimo { $most } per parte. Una stampante che sbaglia di più ha preso il foglio di traverso: stampa di nuovo la croce.

# Il foglio con cui si misura una stampante.

calibrate-title = Come volta il foglio la tua stampante?
calibrate-light = Stampa queste due pagine sulle due facce di un foglio, al 100 %. Poi guarda il foglio in controluce, con questa faccia verso di te.
calibrate-right = Traspare una croce con un anello. Il numero in cui la sua linea verticale incontra la scala orizzontale è x: com’è stampato, con il meno se c’è.
calibrate-down = Il numero in cui la sua linea orizzontale incontra la scala verticale è y, allo stesso modo.
calibrate-type = Scrivi i due numeri, in millimetri, e ogni retro stampato in seguito andrà a posto:
calibrate-back = Questo è il retro. Se è uscito su un secondo foglio, attiva la stampa fronte e retro.
