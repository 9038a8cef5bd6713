# Bot contro bot.

help-arena = Fa giocare i bot l’uno contro l’altro con le stesse carte e dice chi è più forte, e con quanta certezza.
help-metavar-bot = BOT
help-metavar-bots = BOT,…
help-option-arena-bots = Chi gareggia, separati da virgole: un nome, oppure un nome con un limite per ogni decisione, un tempo o un numero di partite simulate, come search:50ms,search:5000,greedy; «sushibar bots» li elenca tutti.
help-option-field = Ogni bot da solo contro questo, che occupa tutti gli altri posti; senza, i bot si dividono il tavolo in tutti i modi possibili.
help-option-deals = Quante distribuzioni di carte; ognuna si gioca con ogni disposizione a tavola.
help-option-until-settled = Si ferma appena è chiaro se il primo bot vince più del migliore fra gli altri.
help-option-results = Un file che conserva ogni distribuzione; con esso lo stesso comando riprende da dove si era fermato.
help-option-processes = Quanti processi; se non lo dici, tutti i core.
help-option-arena-seed = Lo stesso seme dà le stesse distribuzioni.

arena-heading = { $title } · { $players } giocatori · { $deals ->
    [one] 1 distribuzione
   *[other] { $deals } distribuzioni
}, { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
arena-everybody = ogni disposizione dei bot per ogni distribuzione; una quota equa è { $even }
arena-field = ogni bot da solo, in ogni posto, contro { $field } in tutti gli altri; una quota equa è { $even }
arena-field-of = gruppo di { $bot }
arena-column-bot = bot
arena-column-win-rate = vittorie (95%)
arena-column-wins-more = vittorie, punti %
arena-column-points = punti
arena-column-margin = distacco
arena-column-rating = valutazione
arena-column-speed = decisioni/s
arena-over = in più per { $bot } che per
arena-points-by-category = punti per
arena-interval = { $mean } (da { $low } a { $high })
arena-number = { $mean } ± { $reach }
arena-ahead = { $deals ->
    [one] Deciso dopo 1 distribuzione:
   *[other] Deciso dopo { $deals } distribuzioni:
} { $bot } vince più di tutti gli altri.
arena-behind = { $deals ->
    [one] Deciso dopo 1 distribuzione:
   *[other] Deciso dopo { $deals } distribuzioni:
} { $bot } vince meno del migliore fra gli altri.
arena-open = { $deals ->
    [one] Ancora aperto dopo 1 distribuzione:
   *[other] Ancora aperto dopo { $deals } distribuzioni:
} non si sa se { $bot } vinca più del migliore fra gli altri.

error-bot-spec = «{ $spec }» non è un bot: serve un nome come greedy, oppure un nome e un limite come search:50ms
error-bot-limit = «{ $limit }» non è un limite per { $bot }: serve un tempo come 50ms o 2s, oppure un numero di partite simulate come 5000
error-no-bots = non è indicato nessun bot
error-bot-twice = { $bot } è indicato due volte
error-seatings = con { $players } giocatori { $bots } bot hanno più di { $most } disposizioni a tavola; indica meno bot, oppure un avversario comune con --field
error-nothing-to-settle = { $bot } gioca da solo, quindi non c’è nulla da decidere; indica un altro bot, oppure un avversario comune con --field
error-arena-file = { $file } non è un file di risultati dell’arena
error-arena-question = { $file } risponde a un’altra domanda: lì { $what } è { $theirs }, qui { $ours }
error-arena-process = un processo dell’arena è stato chiuso dall’esterno, forse per mancanza di memoria; con --results lo stesso comando riprende
error-arena-line = { $file }, riga { $line }: qui servono tutte le partite della distribuzione { $deal }
