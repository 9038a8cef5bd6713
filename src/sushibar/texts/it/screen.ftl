# Il gioco a tutto schermo nel terminale.

help-option-plain = Riga per riga, senza lo schermo intero: per le pipe e i lettori di schermo.

screen-your-move = Tocca a te
screen-waiting = In attesa di { $names }
screen-over = La partita è finita
screen-answered = Hai scelto: { $choice }. Puoi cambiare (u) finché non hanno risposto tutti.
screen-thinking = Ci penso …
screen-hand = in mano:
screen-cell = { $cell }: { $tiles }
screen-cell-empty = vuota
screen-clock = { $seconds ->
    [one] Ancora 1 secondo
   *[other] Ancora { $seconds } secondi
}

screen-key-help = Aiuto
screen-key-hint = Consiglio
screen-key-scores = Punti
screen-key-log = Cronologia
screen-key-memory = Memoria
screen-key-undo = Indietro
screen-key-quit = Esci

screen-close = Chiudi
screen-next-round = Avanti
screen-scores = I punti finora
screen-no-points = Nessuno ha ancora punti.
screen-log = Che cosa è successo
screen-memory = Che cosa sai delle mani
screen-rematch = Rivincita
screen-rematch-hint = r gioca la rivincita, q esce.
screen-quit-question = Lasciare la partita? È salvata, potrai riprenderla più tardi.
screen-quit-yes = Esci
screen-quit-no = Continua

screen-help = Aiuto
screen-help-number = guarda una scelta; Invio la prende
screen-help-enter = muoviti e scegli; oppure due clic
screen-help-board = al tabellone e ritorno: lì si muovono le frecce, n va alla prossima casella possibile
screen-help-undo = scegli di nuovo, finché non hanno risposto tutti
screen-help-hint = un consiglio: le scelte migliori, e perché
screen-help-scores = il segnapunti, ogni numero spiegato
screen-help-log = tutto quello che è successo
screen-help-memory = le carte che conosci nelle altre mani
screen-help-rematch = la rivincita, quando la partita è finita
screen-help-quit = esci; Ctrl-C esce subito

screen-empty-chair = ancora nessuno
screen-lobby = Tavolo { $code }: si sta per cominciare
screen-lobby-host = { $empty ->
    [0] Ci siete tutti: r comincia la partita.
    [one] Un posto è libero. b ci mette un bot.
   *[other] { $empty } posti sono liberi. b ci mette un bot.
}
screen-lobby-guest = Chi ha aperto il tavolo comincia la partita quando ci siete tutti.

saved-title = Partite salvate
saved-reading = Leggo le tue partite …
saved-legend = ▶ riprende da dove hai smesso, ✓ è finita e si può rivedere.
saved-none = Non ci sono ancora partite salvate.
saved-open = Apri

replay-where = passo { $step } di { $steps }
replay-key-step = passo
replay-key-turn = turno
replay-key-round = manche
replay-help =
    → o Spazio    il passo dopo        ←   quello prima
    ↓             il turno dopo        ↑   quello prima
    1–9           l’inizio di quella manche
    Inizio, Fine  l’inizio e la fine; oppure un clic sulla linea
    s             i punti finora, e perché
    Tab           il cursore sul tabellone, per guardare nelle pile
    q             esci

help-join = Gioca a un tavolo di un server, in questo terminale.
help-option-link = Il link del tavolo, come lo mostra la pagina (http://host/t/CODE); con il segreto del tuo posto dopo un # torni al tuo posto.
help-metavar-link = LINK
error-join-link = «{ $link }» non è il link di un tavolo; è fatto così: http://host/t/ABC234
error-join-server = il server { $server } non è raggiungibile: { $reason }
error-join-terminal = per giocare a un tavolo serve un terminale; per i programmi c’è il protocollo in docs/live.md
refused-by-server = { $words }
screen-connecting = Connessione …
screen-reconnecting = Connessione persa, riprovo …
screen-record-at = Rivedi la partita qui: { $link }
screen-left-seat =
    Il tuo posto resta tuo. Per tornarci:
      { $command } join { $link }
screen-its-me = Sono io, { $name }
