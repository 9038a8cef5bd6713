# Che cosa dice solo il browser.

web-skip = Vai al tavolo
web-motto = Giochi di sushi con amici o bot. Niente account, niente attese.
web-unofficial = Un progetto amatoriale, non ufficiale, con testi e immagini propri. I giochi sono stati inventati e pubblicati da altri, che non hanno nulla a che fare con questo progetto.
web-offline = Il server non è raggiungibile. Riprova fra un momento.
web-loading = Un momento…
web-reconnecting = Connessione persa. Riconnessione…
web-try-now = Riprova ora
web-update = C’è una nuova versione di questa pagina.
web-update-now = Caricala
web-wrong-link = Questo link non dà nessun posto a questo tavolo: stai solo guardando.
web-wrong-link-seated = Questo link non dà nessun posto a questo tavolo. Tieni il tuo.
web-home = Home
web-lost = Qui non c’è niente
web-lost-address = A questo indirizzo non c’è nessuna pagina.
web-lost-code = Questo link non è completo: fattelo rimandare, o scrivi il codice nella pagina iniziale.
web-close = Chiudi
web-label = { $label }:
web-language = Lingua
web-sound = Suoni

web-ways = Modi di giocare
web-play-bots = Gioca contro i bot
web-play-friends = Invita amici
web-play-here = Su un solo dispositivo
web-join = Entra con un codice
web-join-go = Entra
web-join-form = Un codice ha sei caratteri fra lettere e cifre, come ABC234.
web-choose = Scegli avversari e opzioni
web-open-tables = Tavoli in attesa di giocatori
web-seats-free = { $free ->
    [one] un posto libero
   *[other] { $free } posti liberi
}
web-more = Altro
web-less = Meno
web-rules = Regole
web-records = Partite finite
web-score-pad = Segnapunti
web-statistics = Statistiche
web-fair = Mazzo senza trucchi

web-game = Gioco
web-game-sushi-go = Sushi Go!
web-game-party = Sushi Go Party!
web-game-wasabi = SUSHI!
web-setup-bots = Contro i bot
web-name = Il tuo nome
web-you = Tu
web-players = Giocatori
web-edition = Edizione
web-edition-gamewright = Gamewright
web-edition-zoch = Zoch
web-edition-standard = Standard
web-options = Opzioni
web-option-pass-both-ways = Passaggio nei due sensi
web-option-dummy = Un fantasma come terzo
web-menu = Menu
web-menu-random = A caso
web-menu-own = Alla carta
web-bots = Bot
web-bot = Livello { $level }: { $character }
web-clock = Tempo per scegliere
web-clock-none = Nessun limite
web-clock-seconds = { $seconds ->
    [60] 1 minuto
    [120] 2 minuti
    [300] 5 minuti
   *[other] { $seconds } secondi
}
web-listed = Aperto a tutti
web-rated = Partita classificata
web-begin = Inizia

web-sit-down = Siediti a giocare, oppure resta a guardare.
web-waiting-for = { $free ->
    [one] Manca ancora un giocatore
   *[other] Mancano ancora { $free } giocatori
}
web-all-here = Ci siamo tutti.
web-all-taken = Tutti i posti sono presi. Al momento non c’è: { $names }
web-awaited = In attesa che { $names } accetti la rivincita
web-host-begins = In attesa che { $name } cominci
web-invite = Invita
web-code = Codice
web-link = Link a questo tavolo
web-copy = Copia il link
web-copied = Copiato
web-empty = libero
web-host = host
web-away = assente
web-invited = invito inviato
web-leave = Esci
web-remove = Rimuovi { $name }
web-take-seat = Siediti
web-add-bot = Aggiungi bot
web-bring = Aggiungi qualcuno su questo dispositivo
web-here = su questo dispositivo
web-closed = Questo tavolo è chiuso.

web-leave-table = Lascia il tavolo
web-leave-home = Home: il tuo posto ti aspetta
web-get-up = Alzati: un bot gioca al posto tuo
web-stay = Resta
web-name-next = Dal prossimo tavolo. In sala d’attesa puoi cambiarlo sulla tua sedia.
web-others = Gli altri
web-mine = Il tuo piatto
web-hand = Le tue scelte
web-dummy = Fantasma
web-over = La partita è finita
web-your-turn = Tocca a te
web-answered = Scelto. In attesa di { $names }
web-late = { $by ->
    [selected] Tempo scaduto: è stata giocata la carta selezionata.
   *[clock] Tempo scaduto: un bot ha scelto per te.
}
web-waiting = In attesa di { $names }
web-cover = Coperto
web-pass-to = Passa il dispositivo a { $name }.
web-its-me = Sono io, { $name }
web-hide = Nascondi la mia mano
web-seconds-left = { $seconds } s
web-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
web-thinking = pensa
web-has-chosen = ha scelto
web-passes-to = Questa mano passa a { $name }
web-explanation = Spiegazione
web-show-plate = vedi il piatto
web-plate-empty = ancora nulla
web-bot-plays = gioca un bot
web-stand-in = Fai giocare un bot
web-stood-in = Un bot gioca al posto tuo.
web-come-back = Riprendi il tuo posto
web-watching = Stai guardando la partita.
web-onlookers = { $onlookers ->
    [one] 1 persona guarda
   *[other] { $onlookers } persone guardano
}
web-not-asked = Per ora non devi fare nulla.
web-your-answer = La tua scelta: { $answer }
web-may-change = Puoi cambiarla finché non hanno scelto tutti: tocca un’altra carta.
web-confirm = Conferma
web-sent = Scelto
web-sending = Invio…
web-step-undo = Un passo indietro
web-next = Avanti
web-clear = Annulla
web-hint = Consiglio
web-hint-quick = Una prima idea: i numeri arrivano quando il server è pronto, tra qualche minuto.
web-scores = Punti
web-plate-then = Che cosa c’era
web-total = Totale
web-no-scores = I punti si contano alla fine della manche.
web-log = Cronologia
web-help = Aiuto
web-memory = Memoria
web-unknown = { $unknown ->
    [one] { $unknown } non vista
   *[other] { $unknown } non viste
}
web-say = Chat
web-tools = Strumenti
web-how = Tocca una carta per selezionarla, toccala di nuovo per confermare. Una pressione lunga, o il focus da tastiera, la spiega soltanto. Tocca un piatto per vedere che cosa contiene.
web-keys = Tasti: 1–9 e 0 scelgono, Invio conferma, Esc annulla, c bacchette, h consiglio, s punti, l cronologia, m memoria, ? aiuto.
web-keys-board = Sul tabellone: le frecce spostano, Invio sceglie, Backspace torna indietro di un passo, b porta al tabellone.
web-won = Hai vinto!
web-won-shared = Vittoria condivisa con { $names }
web-winners = { $winners ->
    [one] Vince { $names }
   *[other] Vittoria condivisa: { $names }
}
web-go-on = Vai alla rivincita
web-wants-rematch = { $name } vuole la rivincita!
web-rematch = Rivincita
web-replay = Rivedi
web-board = Il tabellone
web-cell-empty = vuota
web-cell-below = sopra { $tiles }
web-cell-covered = sotto un Wasabi!
web-cell-new = appena cambiata da { $name }
web-cell-choice = si può scegliere
web-cell-hint = consiglio { $number }
web-board-row = Riga
web-seats = Tutti al tavolo
web-own-screen = Le tue cose
web-own-recipes = Le tue ricette
web-tiles-cards = Tessere e carte azione
web-recipes = Ricette
web-recipe-brings = { $points } punti{ $cubes ->
    [0] { "" }
    [one] , 1 cubetto per lo stile
   *[other] , { $cubes } cubetti per lo stile
}
web-recipe-ready = { $style ->
    [0] Completa!
   *[other] Completa, con stile!
}
web-recipe-missing = Posto migliore: { $cells }; manca: { $tiles }
web-hidden-recipes = { $recipes ->
    [one] nascosta, { $lengths } ingredienti
   *[other] nascoste, { $lengths } ingredienti
}
web-completed = Completate: { $recipes } su 10
web-with-style = con stile
web-tokens-left = Segnalini rimasti
web-of-length = per { $length } ingredienti
web-own-cubes = { $cubes ->
    [one] 1 cubetto
   *[other] { $cubes } cubetti
}
web-last-turn = Ultimo turno
web-stock = Cucina, dispensa e pile
web-kitchen = Cucina
web-pantry = Dispensa
web-piles = Pile di ricette
web-pile = { $length } ingredienti: { $recipes }
web-shelf = { $category ->
    [base] Base
    [fish] Pesce
    [shellfish] Frutti di mare
    [garden] Orto
    [toppings] Guarnizioni
   *[unique] Unici
}
web-deal-three = Tre a caso
web-gain-recipes = +{ $points } { $recipes }{ $cubes ->
    [0] { "" }
   *[other] { " " }★
}
web-show-board = Mostra il tabellone
web-show-choices = Mostra le scelte
web-event-joined = { $name ->
    [Tu] Ti siedi al tavolo.
   *[other] { $name } si siede al tavolo.
}
web-event-bot-joined = { $name } si siede al tavolo.
web-event-left = Qualcuno lascia il tavolo.
web-event-started = La partita inizia.
web-event-answered = { $by ->
    [selected] { $name }: tempo scaduto, vale la scelta già selezionata.
   *[clock] { $name }: tempo scaduto, ha scelto un bot.
}
web-event-stood-in = { $name ->
    [Tu] Ora un bot gioca al posto tuo.
   *[other] Ora un bot gioca al posto di { $name }.
}
web-event-returned = { $name ->
    [Tu] Sei di ritorno.
   *[other] { $name } è di ritorno.
}
web-event-rematched = La rivincita è aperta.
web-event-closed = Il tavolo è stato chiuso.

web-download = Scarica
web-whose = Quali partite
web-whose-own = Le tue partite
web-whose-how-own = Giocate in questo browser. Per mostrarne una, condividi il link per rivederla.
web-whose-none-own = In questo browser non hai ancora finito nessuna partita.
web-whose-public = Partite pubbliche
web-whose-how-public = Partite giocate a tavoli aperti a tutti.
web-whose-none-public = Nessuna partita è ancora finita a un tavolo aperto a tutti.
web-games = partite
web-wins = vittorie
web-mean-points = punti
web-seat = Posto { $seat }
web-by-seat = Per posto
web-by-bot = Bot
web-by-player = Giocatori
web-ratings = Classifica
web-games-played = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
web-step-back = Un passo indietro
web-step-on = Un passo avanti
web-scrub = Punto della partita
web-run = Riproduci
web-pause = Pausa
web-plate = Piatto
web-hand-of = Mano
web-fair-1 = Prima che qualcuno si sieda, il server ha estratto un seme segreto. Il tavolo ne mostra il sigillo: un’impronta che fissa il seme e non ne rivela nulla.
web-fair-2 = Visto il sigillo, il browser di chiunque giochi aggiunge i propri bit casuali.
web-fair-3 = Le carte nascono dal seme e dai bit insieme. Così né il server né chi gioca può averle scelte.
web-fair-4 = A partita finita la registrazione mostra il seme e tutti i bit. Chiunque può controllare che il sigillo corrisponda e che ne nascano proprio queste carte.
web-fair-check = Controlla qui una partita
web-fair-paste = Un codice come ABC234, o una partita scaricata:
web-fair-go = Controlla
web-fair-nothing = Questa non è una partita con un sigillo.
web-fair-command = Per controllare tutta la partita, carta per carta:
web-add-player = Aggiungi un giocatore

# Points that have just come, and as a round stands.
web-points-come = { $points } { $name }
web-count-now = per ora: { $points } in questa manche

# La fine di una manche o di una partita.
web-ranking = Classifica finale
web-round-over = Punti della manche
web-place-short = { $place }º
web-place = Sei { $place }º su { $players }
web-sheet = Foglio dei punti
web-share-result = Condividi il risultato
web-races = Come vanno le gare
web-race-mine = { $race }: tu { $mine }, { $others ->
    [one] { $name } { $amount }
   *[other] altri { $others } { $amount } ciascuno
}
web-race-watched = { $race }: { $others ->
    [one] { $name } è in testa con { $amount }
   *[other] in { $others } ne hanno { $amount }
}
web-count = Conta i punti durante la manche
