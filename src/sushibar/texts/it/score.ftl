# Il segnapunti: le sue domande, i suoi errori, il suo comando.

help-metavar-plates = [GIOCO] PIATTI
help-metavar-numbers = NUMERI
help-option-score-plates =
    Il gioco, sushi-go (quello inteso se non ne dici nessuno), party o wasabi; poi
    un piatto a testa, fra virgolette, con le carte nell’ordine in cui sono state
    messe giù: "wasabi squid-nigiri 2*tempura". Fra le carte spazi o virgole,
    "2*tempura" o "2 tempura" per più d’una, e l’inizio di un nome basta dove una
    sola carta comincia così ("squid", "pud"). Un nigiri va su un wasabi che lo
    precede; "beside:squid-nigiri" no. "special-order:tempura" è un ordine speciale
    che copia tempura, "face-down" una carta coperta da una scatola da asporto. "-"
    è un piatto vuoto. Dopo il gioco wasabi vengono le plance, una a testa:
    "2,2,5+3" sono le lunghezze delle ricette completate, poi i cubetti; wasabi
    seguito da carte è un piatto. Senza nessun piatto il comando chiede tutto.
help-option-score-menu = Il menu di Sushi Go Party!: un nome («sushibar menus» li elenca), oppure tipi separati da virgole. Senza, sono in gioco i tipi che stanno sui piatti.
help-option-score-uramaki = I punti di ogni giocatore dalla corsa agli uramaki in questa manche, come 8,0,5.
help-option-score-puddings = Conta la fine della partita: i budini di ogni giocatore, come 4,2,2.
help-option-score-desserts = I piatti sono i dolci di tutti alla fine della partita.
help-option-score-totals = I punti prima dei dolci, come 40,41,38; allora si dice anche chi vince.
help-option-score-json = Legge domande come righe JSON dallo standard input e risponde a ognuna con una riga.

score-key = non c’è nessuna chiave «{ $field }» nelle domande su questo gioco; ci sono: { $fields }
score-key-twice = la chiave «{ $field }» c’è due volte
score-missing = alla domanda manca «{ $field }»
score-game = il segnapunti non conosce «{ $game }»; conosce: { $games }
score-no-subject = non c’è nulla da contare: indica «plates» per una manche, oppure «puddings» o «desserts» per la fine della partita
score-two-subjects = «{ $first }» e «{ $second }» non stanno in una stessa domanda
score-early-totals = «totals» va con la fine della partita, accanto a «puddings» o «desserts»
score-totals-count = i posti sono { $seats }, ma «totals» è per { $totals }
score-dummy-seats = con un fantasma i posti sono { $expected }, non { $seats }

score-seat = posto { $seat }: { $reason }
score-not-object = una domanda è un oggetto JSON come { "{" }"game": "sushi-go", …{ "}" }, non { $value }
score-not-name = «{ $field }» è un nome fra virgolette, non { $value }
score-not-list = «{ $field }» è un elenco con una voce per ogni posto, non { $value }
score-not-cards = le carte di un posto sono un elenco di nomi, non { $value }
score-not-card = una carta è un nome fra virgolette, non { $value }
score-not-number = «{ $field }» sono numeri interi, non { $value }
score-negative = «{ $field }» non può essere negativo
score-too-large = «{ $field }» non può essere così grande; il limite è { $largest }
score-not-seat = «dummy» è il numero di un posto, non { $value }

score-not-text = questa riga non è testo UTF-8, dal byte { $place } in poi
score-not-json = questa riga non è JSON, dal carattere { $place } in poi
score-endless = questa riga è troppo annidata o ha un numero troppo lungo
score-constant = { $name } non è un numero JSON

score-card = non c’è nessuna carta «{ $card }» in { $game }; le carte sono: { $cards }
score-similar-card = non c’è nessuna carta «{ $card }» in { $game }; forse intendevi: { $cards }?
score-beside = non c’è nessun «{ $card }»; accanto a un wasabi sta solo un nigiri: { $cards }
score-dessert = «{ $card }» non è un dolce di questo gioco; ci sono: { $desserts }
score-no-dessert = non si sa quale dolce è servito: indica un «menu» con { $desserts }
score-two-desserts = { $first } e { $second } non si servono mai nella stessa partita
score-used-card = «{ $card }» non sta su un piatto quando finisce una manche: si usa subito e va da parte
score-bare-order = un ordine speciale su un piatto è ciò che copia, come special-order:tempura; uno che non copia nulla va da parte
score-not-on-menu = «{ $card }» non è nel menu; ci sono: { $menu }
score-not-menu = «menu» è un elenco di tipi o il nome di un menu consigliato, non { $value }
score-not-type = un tipo in un menu è un nome fra virgolette, non { $value }
score-many-colours = nessun menu ha più di { $most } colori oltre alla salsa di soia, ma su questo piatto ce ne sono di più
score-race = nessuno può avere questi punti dalla corsa agli uramaki: { $race }; i posti valgono 8, 5 e 2 in quest’ordine, e uno preso in più d’uno elimina il successivo
score-race-count = i posti sono { $seats }, ma «uramaki» è per { $race }
score-late-race = «uramaki» va con una manche, accanto a «plates»
score-copies = «{ $word }» non dice quante carte sono; scrivi 2*tempura, con un numero da 1 a { $most }
score-lonely-number = dopo il numero { $number } manca una carta; scrivi 2*tempura o 2 tempura
score-warning = { $copies } carte di { $card }, ma la scatola ne contiene { $box }
score-warning-race = { $rolls } rotoli di uramaki in un piatto, ma dieci fanno punti subito e vanno da parte finché un posto della corsa è libero
score-box = { $cards } carte sono più di quante ne contiene tutta la scatola: { $box }

score-json-alone = --json legge domande intere dallo standard input; non vuole piatti né altre opzioni
score-totals-alone = --totals va con la fine della partita, accanto a --puddings o --desserts
score-desserts-alone = --desserts vuole dei piatti: i dolci di tutti
score-uramaki-alone = --uramaki va con una manche, accanto ai piatti
score-only-party = { $option } riguarda Sushi Go Party!: sushibar score party …
score-plates-and-puddings = indica o dei piatti, per una manche, o --puddings, per la fine della partita
score-not-whole = { $option }: «{ $word }» non è un numero intero da { $least } a { $most }; scrivi numeri come 4,2,2
score-player-error = { $name }: { $reason }
score-player = Giocatore { $number }
score-before = Prima
score-warning-line = Attenzione: { $warning }.

score-welcome = Il segnapunti · { $title } · Ctrl-D per smettere
score-ask-players = Quanti giocatori?
score-not-players = Scrivi un numero, come 3.
score-ask-names = I loro nomi, separati da virgole (Invio: solo numeri)?
score-ask-plate = Manche { $round }, { $name } (? aiuto, < indietro):
score-hand = { $cards ->
    [one] Hai scritto { $cards } carta; in una manche ognuno ne mette giù { $hand }.
   *[other] Hai scritto { $cards } carte; in una manche ognuno ne mette giù { $hand }.
}
score-large-hand = Alla fine di una manche nessuno può avere più di { $hand } carte.
score-ask-menu = Quale menu: il nome, oppure i tipi separati da virgole (? elenca i nomi)?
score-menus = I menu consigliati: { $menus }.
score-ask-race = Manche { $round }, i punti di tutti dalla corsa agli uramaki, come 8,0,5 (- nessuno, < indietro):
score-cards =
    Le carte: { $cards }.
    Scrivile nell’ordine in cui sono state messe giù, con spazi o virgole fra l’una
    e l’altra; basta l’inizio di un nome. 2*tempura o 2 tempura sono due carte. Un
    nigiri va su un wasabi libero che lo precede; beside:squid-nigiri no. - è un
    piatto vuoto, < torna indietro di un piatto.
score-cards-party =
    special-order:tempura è un ordine speciale che copia tempura; face-down è una
    carta coperta da una scatola da asporto, face-down:egg-nigiri una che consuma il
    suo wasabi. Le carte messe da parte non si scrivono.
score-empty-reply = Niente scritto, niente cambiato. «-» è un piatto vuoto, «?» elenca le carte, «<» torna al piatto prima, Ctrl-D smette.
score-kept = Tutto fin qui è conservato in { $file }; «sushibar score» riprende da lì.
score-go-on = Un segnapunti non è ancora pieno: { $title } con { $names }, { $where }.
score-ask-go-on = Riprenderlo? [S/n]
score-pad-full = su questo segnapunti è già scritto tutto
score-pad-place = su questo segnapunti non c’è la manche { $round } o non c’è il posto { $seat }: le manche vanno da 1 a { $rounds }, i posti da 0 a { $last }
score-pad-file = questo non è il file di un segnapunti
score-pad-plates = qui una manche ha { $seats } piatti, non { $plates }
