# Che cosa dice il browser intorno al tavolo: pagina iniziale, preparazione, impostazioni, regole, cifre, segnapunti.

web-again = Riprova
web-learn = Impara { $game } in tre turni
web-go-on-tables = Continua a giocare
web-table = Tavolo { $code }
web-playing = partita in corso
web-blurb-sushi-go = Tieni una carta, passa le altre. Facile e veloce.
web-blurb-party = Lo stesso, con molte più carte e un menu a scelta.
web-blurb-wasabi = Piazza gli ingredienti su un tabellone comune e cucina ricette segrete.
web-minutes-sushi-go = 10 minuti
web-minutes-party = 15 minuti
web-minutes-wasabi = 30 minuti
web-players-span = { $fewest ->
    [one] { $fewest }–{ $most } giocatori
   *[other] { $fewest }–{ $most } giocatori
}
web-players-count = { $players ->
    [one] 1 giocatore
   *[other] { $players } giocatori
}
web-play-one = Gioca una partita

web-settings = Impostazioni
web-look = Tema
web-theme-name = { $theme ->
    [dark] scuro
    [light] chiaro
   *[auto] automatico
}
web-motion = Animazioni
web-motion-name = { $speed ->
    [calm] calme
    [quick] veloci
   *[none] nessuna
}
web-memory-aid = Promemoria: mostra le mani che ho già visto
web-notify = Avvisami quando tocca a me
web-notify-denied = Il browser non permette notifiche da questa pagina.
web-share = Condividi
web-qr = Codice QR
web-qr-of = Codice QR: { $what }
web-copy-failed = Qui non si può copiare. Seleziona il testo e copialo tu.
web-link-local = Questo link funziona solo su questo computer. Per giocare con altri, avvia il server con --host 0.0.0.0 e apri la pagina con l’indirizzo di questo computer.
web-own-seat = Gioca su un altro dispositivo
web-own-seat-how = Questo link è il tuo posto: aprilo sul telefono e continua lì.
web-own-seat-show = Mostra il link
web-own-seat-link = Link al tuo posto
web-own-seat-warning = Chi ha questo link può giocare al posto tuo. Tienilo per te.

web-opponents = I tuoi avversari
web-opponent = Avversario { $number }
web-level-of = Livello { $level }
web-mixed = Misti
web-mixed-what = scegli uno per uno
web-who = Chi può giocare
web-private = Solo con il link
web-edition-gamewright-what = In parità si dividono i punti. Un nigiri va sempre su un wasabi libero.
web-edition-zoch-what = In parità punti pieni per tutti. Un nigiri può stare accanto al wasabi.
web-option-pass-both-ways-what = Nella seconda manche le mani vanno a destra.
web-option-dummy-what = Un terzo piatto per cui giocate a turno.
web-menu-random-what = una sorpresa
web-menu-own-what = componilo tu
web-group-roll = Un rotolo
web-group-appetizer = Tre antipasti
web-group-special = Due specialità
web-group-dessert = Un dolce
web-book = Si gioca con il ricettario della casa.
web-book-look = Guarda le ricette

web-full = Tutti i posti sono presi. Resta a guardare.
web-invite-how = Manda il link, mostra il codice QR o detta il codice.
web-clock-each = { $seconds ->
    [60] 1 minuto
    [120] 2 minuti
    [300] 5 minuti
   *[other] { $seconds } secondi
} per scelta
web-bot-level = bot, livello { $level }
web-close-table = Chiudi il tavolo
web-invites = { $name } ti invita a giocare a { $game }
web-brief = Come si gioca in 30 secondi
web-brief-sushi-go =
    Ognuno tiene una carta coperta. Si scoprono tutte insieme.
    Passa il resto della mano e scegli da quella che ricevi.
    Raccogli serie e vinci gare: due tempura 5, tre sashimi 10, più maki di tutti 6.
    Il wasabi triplica il tuo prossimo nigiri. I budini contano alla fine.
    Dopo tre manche vince chi ha più punti.
web-brief-party =
    Ognuno tiene una carta coperta. Si scoprono tutte insieme.
    Passa il resto della mano e scegli da quella che ricevi.
    Ogni tavolo ha il suo menu. Ogni carta dice quanto vale, da sola o in serie.
    Le carte speciali ne prendono un’altra, ne copiano una o ne fanno punti.
    I dessert contano alla fine. Dopo tre manche vince chi ha più punti.
web-brief-wasabi =
    Hai tre ricette segrete: i loro ingredienti devono stare in fila sul tabellone.
    Nel tuo turno piazza un ingrediente: ciò che è sul tabellone serve a tutti.
    Una ricetta completata dà punti; nell’ordine stampato anche cubetti di stile.
    Le carte azione tagliano, scambiano, impilano o coprono ciò che c’è.
    Dieci ricette vincono subito; altrimenti più punti quando il tabellone è pieno.
web-table-settings = Impostazioni del tavolo
web-changed = { $name } ha cambiato le impostazioni.
web-seal-sign = Mescolata sigillata
web-seal-line = Il mazzo è sigillato; { $salts ->
    [0] nessun browser ha ancora aggiunto bit casuali.
    [one] un browser ha aggiunto i propri bit casuali.
   *[other] { $salts } browser hanno aggiunto i propri bit casuali.
}

web-rules-of = Regole di { $game }
web-contents = Indice
web-copies = { $copies ->
    [one] 1 carta
   *[other] { $copies } carte
}
web-copies-tiles = { $copies ->
    [one] 1 tessera
   *[other] { $copies } tessere
}
web-numbers = numeri { $numbers }
web-expansion = Mini-espansione.
web-only-players = Per { $fewest }–{ $most } giocatori.

web-all-games = Tutti
web-winner = Vince:
web-fair-file = Scegli un file
web-found-seal-fits = Il sigillo corrisponde al seme (ricalcolato da questo browser).
web-found-seal-broken = Il sigillo non corrisponde al seme: le carte di questa partita non sono quelle promesse.
web-found-seal-seen = È il sigillo che questo browser ha visto prima della partita.
web-found-seal-other = Prima della partita questo browser ha visto un altro sigillo!
web-found-bits-in = I bit casuali di questo browser sono nel mazzo.
web-found-bits-missing = I bit casuali di questo browser non sono nel mazzo!
web-found-salts = { $salts ->
    [0] Nessuno ha aggiunto bit casuali.
    [one] Una persona ha aggiunto bit casuali.
   *[other] { $salts } persone hanno aggiunto bit casuali.
}
web-found-cards = { $over ->
    [true] { $game }: ogni carta, ogni decisione e il risultato ne derivano (partita rigiocata dal server).
   *[other] { $game }: ogni carta e ogni decisione ne derivano (partita rigiocata dal server); la partita non è finita.
}
web-found-wrong = La registrazione non torna:
web-figures = I numeri
web-figure-commitment = Sigillo: SHA-256 del seme
web-figure-seed = Seme
web-figure-salt = Bit casuali { $number }
web-figure-key = Chiave delle carte: SHA-256 di seme e bit

web-me = Tu
web-me-best = miglior punteggio
web-me-streak = vittorie di fila
web-moments = Momenti migliori
web-moment-score = Miglior punteggio: { $points } punti
web-moment-win = Vittoria più netta: di { $points } punti
web-moment-close = Vittoria più sofferta: di { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
web-moment-line = Di più in un colpo solo: { $points } punti
web-spread = Punti a fine partita
web-spread-desc = Quante volte è stato raggiunto ogni punteggio; { $mean } in media. Tutte le cifre sono nella tabella qui sotto.
web-mean = media { $mean }
web-as-table = Come tabella
web-results = risultati
web-points-mean = punti medi
web-rating = valutazione
web-rating-what = La barra mostra quanto è sicura la valutazione: la vera forza è molto probabilmente al suo interno.
web-no-ratings = Nessuno è ancora in classifica. Apri un tavolo con «Partita classificata» per entrarci.

web-pad-what = Per una partita a un tavolo vero: conta ciò che ognuno ha davanti e leggi i punti con le spiegazioni. Tutto resta in questo browser.
web-pad-offline = Nessuna connessione: la pagina conta i punti da sola. Le spiegazioni tornano con il server.
web-pad-table = { $game } · { $players ->
    [one] 1 giocatore
   *[other] { $players } giocatori
}
web-pad-end = Risultato
web-pad-next = Avanti: { $what }
web-pad-points = ora { $now } · totale { $total }
web-pad-typed = Oppure scrivi il piatto
web-pad-lay = Metti giù
web-pad-empty = Ancora niente da contare.
web-pad-lead = Dopo { $played } manche su { $rounds }, in testa: { $names }
web-player = Giocatore { $number }
web-name-of = Nome del giocatore { $seat }
web-rounds = Manche
web-round = Manche { $round }
web-desserts = Dolci
web-fewer = Uno in meno: { $what }
web-one-more = Uno in più: { $what }
web-on-wasabi = { $card } su wasabi
web-face-down = carte coperte
web-race = punti della corsa agli uramaki
web-kept = conta alla fine
web-orders = Conta un ordine speciale come la carta che copia.
web-recipes-of = ricette da { $length } ingredienti
web-style-cubes = cubetti di stile
web-tie-broken = { $game ->
    [wasabi] Punti pari: decidono i cubetti.
   *[other] Punti pari: decidono le carte dolce.
}
web-tie-shared = { $game ->
    [wasabi] Punti e cubetti pari: pareggio.
   *[other] Punti e dolci pari: la vittoria è condivisa.
}
web-tie-tokens = { $game ->
    [wasabi] Tutte e dieci le ricette completate: si vince comunque, qualunque siano i punti.
   *[other] Decidono i punti.
}
web-undo = Annulla
web-save = Salva come file
web-print = Stampa
web-copy-text = Copia come testo
web-new-pad = Ricomincia da capo
