# La riga di comando.

help = I giochi del sushi: giocarli, contarne i punti, rivederli, simularli a milioni. Una realizzazione amatoriale, non ufficiale.
help-play = Gioca contro i bot nel terminale.
help-score = Conta i punti di un tavolo vero: piatti come argomenti, oppure chiesti uno a uno, oppure righe JSON.
help-replay = Mostra la registrazione di una partita, turno per turno.
help-verify = Controlla la registrazione di una partita: le regole, il risultato e la promessa del seme.
help-sim = Simula partite alla massima velocità e le riassume.
help-menus = Elenca i menu consigliati di Sushi Go Party!, o ne mostra uno.
help-metavar-game = GIOCO
help-metavar-menu = MENU
help-metavar-file = FILE
help-metavar-address = INDIRIZZO
help-metavar-names = NOMI
help-option-game = Il gioco: sushi-go, party o wasabi.
help-option-record = La registrazione di una partita, o - per lo standard input.
help-option-records = Registrazioni di partite: file, cartelle di file .txt, o - per lo standard input.
help-option-players = Quanti giocatori.
help-option-edition = Le regole di quale editore, come gamewright o zoch.
help-option-pass-both-ways = Nella manche 2 le carte passano a destra.
help-option-dummy = Due giocatori con un fantasma come terzo.
help-option-menu = Il menu di Sushi Go Party!: un nome («sushibar menus» li elenca), sette tipi separati da virgole, oppure random.
help-option-book = Un tuo ricettario per SUSHI!: un file TOML.
help-option-menu-name = Il nome di un menu consigliato.
help-option-seed = Lo stesso seme dà le stesse carte.
verify-legal = { $turns ->
    [one] { $turns } turno, secondo le regole
   *[other] { $turns } turni, tutti secondo le regole
}
verify-stated = le carte sono state inserite a mano; non c’è un seme da controllare
verify-committed = il seme è quello promesso, e dà proprio queste carte
verify-uncommitted = le carte derivano dal seme; la registrazione non contiene nessuna promessa
verify-no-result = la registrazione non dichiara un risultato; la partita dà { $points } punti
verify-result = il risultato è giusto: { $points } punti
verify-unfinished = non è finita: la partita è alla manche { $round }, turno { $turn }

help-option-version = Mostra la versione ed esce.
help-option-games = Quante partite.
help-option-policy = Chi gioca: random.
help-option-device = Dove: cpu o cuda.
help-option-cluster = Gioca su un cluster Ray: il suo indirizzo, o local per avviarne uno su questo computer.
help-option-threads = Quanti thread; se non lo dici, tutti i core.
help-option-sim-records = Scrive tutte le partite in questo nuovo file, distribuite come a un tavolo, così che chiunque possa verificarle.
help-option-sim-seed = Un numero; lo stesso dà le stesse partite su ogni dispositivo.
help-option-json = Stampa un solo oggetto JSON.
help-option-json-lines = Stampa un oggetto JSON per ogni registrazione, uno per riga.

menus-head = I menu consigliati di Sushi Go Party!, tutti con i nigiri:
menus-names = { $called } ({ $german })
menus-title = { $called }, da { $fewest } a { $most } giocatori
menus-type = { $type }{ $fewest ->
    [2] { $most ->
        [8] { "" }
       *[other] { " " }(fino a { $most } giocatori)
    }
   *[other] { " " }(da { $fewest } giocatori in su)
}
menus-group = { $group ->
    [roll] { $types ->
        [one] rotolo
       *[other] rotoli
    }
    [appetizer] antipasti
    [special] specialità
   *[dessert] { $types ->
        [one] dolce
       *[other] dolci
    }
}
menus-own = Il tuo: 1 rotolo, 3 antipasti, 2 specialità e 1 dolce in qualsiasi ordine, come --menu { $example }
menus-play = Per giocarci: sushibar play party --menu NOME, oppure --menu random
menus-play-one = Per giocarci: sushibar play party --menu { $name }

progress-percent = { $percent } %
progress-rate = { $percent } · { $rate }/s · ancora { $left }
progress-interrupted = Interrotto: ecco che cosa hanno dato { $done } su { $total }.
sim-games = partite
sim-seconds = secondi
sim-games-per-s = partite al secondo
sim-decisions-per-s = decisioni al secondo
sim-mean-points = punti medi per posto
sim-ties = a pari punti
sim-shared = vittorie condivise
sim-category = punti medi per { $category }

help-usage = Uso:
help-arguments = Argomenti:
help-options = Opzioni:
help-commands = Comandi:
help-default = se manca: { $value }
help-required = obbligatorio
help-metavar-options = [OPZIONI]
help-metavar-command = COMANDO [ARGOMENTI]...
help-metavar-number = NUMERO
help-metavar-word = PAROLA
help-option-help = Mostra questa pagina ed esce.
help-option-install-completion = Insegna alla shell a completare comandi, giochi, menu e bot, ed esce.
help-option-show-completion = Stampa ciò che la shell dovrebbe leggere per farlo, ed esce.
completion-installed = { $shell } completerà sushibar appena apri un nuovo terminale; vedi { $file }
error-completion-shell = per la shell «{ $shell }» non c’è completamento; c’è per: { $shells }

usage-no-option = non c’è nessuna opzione { $option }; --help le elenca
usage-option-value = { $option } vuole un valore
usage-missing = manca { $what }; --help dice di più
usage-value = il valore di { $what } non va bene; --help dice che cosa serve
usage-similar-option = non c’è nessuna opzione { $option }; forse: { $options }?
usage-flag = { $option } non vuole nessun valore
usage-extra = { $count ->
    [one] c’è un argomento di troppo: { $words }
   *[other] ci sono { $count } argomenti di troppo: { $words }
}
usage-no-command = non c’è nessun comando «{ $command }»; ci sono: { $commands }
usage-similar-command = non c’è nessun comando «{ $command }»; forse: { $commands }?
