# Che cosa può andare storto.

error-game = non c’è nessun gioco «{ $game }»; ci sono: { $games }
error-edition = non c’è nessuna edizione «{ $edition }»; ci sono: { $editions }
error-no-options = questo gioco non ha l’opzione «{ $option }»: non ne ha nessuna
error-option = l’edizione { $edition } non ha l’opzione «{ $option }»; ha: { $options }
error-players = questo gioco è per { $fewest }–{ $most } giocatori, non per { $players }
error-dummy-players = il fantasma è per 2 giocatori, non per { $players }
error-no-menus = { $game } non ha menu, quindi non si può giocare con «{ $menu }»
error-no-books = { $game } non ha ricette, quindi non si può giocare con un ricettario
error-book-kind = un ricettario è un Book o il percorso del suo file, non { $book }
error-menu = non c’è nessun menu «{ $menu }»; ci sono: { $menus }, random, oppure sette tipi separati da virgole
error-menu-name = non c’è nessun menu consigliato «{ $menu }»; ci sono: { $menus }
error-menu-list = un menu è un nome o un elenco di tipi, non { $menu }
error-menu-type = non c’è nessun tipo «{ $type }» per un menu; ci sono: { $types }
error-menu-twice = { $type } è due volte nel menu
error-menu-group = un menu ha { $group ->
    [roll] 1 rotolo
    [appetizer] { $wanted } antipasti
    [special] { $wanted } specialità
   *[dessert] 1 dolce
}, questo ne ha { $served }{ $served ->
    [0] { "" }
   *[other] { " " }({ $types })
}
error-menu-players = { $type } è per { $fewest }–{ $most } giocatori, non per { $players }
error-seat = non c’è nessun posto { $seat }; i posti vanno da 0 a { $last }
error-whole-players = il numero di giocatori deve essere intero, non { $players }
error-several = { $what } deve essere un elenco, non il testo «{ $value }»
error-no-policy = non c’è nessuna strategia per il posto { $seat }
error-no-player = un giocatore è il nome di un bot, un oggetto con «choose» o una funzione di una vista, non { $what }
error-players-for-seats = sono stati indicati { $players } giocatori per { $seats } posti
error-names-count = { $names } nomi per { $players } giocatori
error-name = { $name } non può essere il nome di chi gioca: niente a capo, niente «|» o «#», non vuoto
error-seed = { $seed } non può essere un seme: niente a capo, niente «#», non vuoto
error-salt = { $salt } non possono essere i bit casuali di chi gioca: solo 0-9 e a-f
error-stated-seed = una partita in cui il caso è dichiarato non ha un seme
error-card = { $help ->
    [menu] { $name } non è in questo menu, che ha: { $names }
    [similar] non c’è nessuna carta «{ $card }» in questo gioco; intendevi { $names }?
   *[none] non c’è nessuna carta «{ $card }» in questo gioco
}
error-cards = più di { $most } carte in una sola mano
error-kind = non c’è nessuna carta numero { $kind }; le carte vanno da 0 a { $last }
error-action = { $help ->
    [menu] { $name } non è in questo menu, che ha: { $names }
    [similar] non c’è nessuna azione «{ $action }» in questo gioco; intendevi { $names }?
    [legal] non c’è nessuna azione «{ $action }» in questo gioco; ora si può: { $names }
   *[none] non c’è nessuna azione «{ $action }» in questo gioco
}
error-legal = { $reason }; ora si può: { $legal }
error-never-asked = nella manche { $round }, turno { $turn } nessuno doveva decidere nulla
error-nothing-to-undo = non è stato deciso nulla che si possa annullare
error-action-number = non c’è nessuna azione { $number }; le azioni vanno da 0 a { $last }
error-over = il posto { $seat } non può giocare { $action }: la partita è finita
error-nothing-to-retract = il posto { $seat } non ha nulla da ritirare
error-no-chance-due = ora il caso non ha nulla da decidere, oppure decide un seme
error-chance-due = nessuno può agire: prima va dichiarato { $due }
error-chance-not-due = { $kind } non va dichiarato adesso (tocca a: { $due })
error-chance-differs = { $kind } è diverso da ciò che dà il seme
error-moment = questa riga riguarda { $moment }, doveva essere { $expected }
error-entry = «{ $entry }» non è un turno né altro che abbia posto in una registrazione
error-entry-after-end = la partita è finita, non c’è nessun turno { $round }.{ $turn }
error-answers = { $answers } risposte per { $players } giocatori
error-empty-answer = la risposta del posto { $seat } è vuota
error-not-asked = al posto { $seat } ora non si chiede nulla, quindi non può rispondere { $answer }
error-forced = il posto { $seat } non aveva scelta: ha giocato { $forced }, non { $answer }
error-too-much = il posto { $seat } ha già risposto quando si arriva a { $action }
error-unfinished = «{ $answer }» non è una risposta completa del posto { $seat }; può seguire: { $legal }
error-one-outcome = { $due } vuole esattamente un valore
error-controller = il posto { $seat } non può guidare il fantasma; può farlo 0 o 1
error-pile = non c’è { $card } nella pila del fantasma
error-deal-hands = sono state distribuite { $hands } mani, dovevano essere { $expected }
error-deal-size = al posto { $seat } sono state date { $cards } carte, dovevano essere { $expected }
error-blind-draw = { $seats ->
    [one] una carta è stata presa alla cieca, da un solo posto
   *[other] { $seats } carte sono state prese alla cieca, una da ciascuno di { $seats } posti
}: dichiara esattamente quelle
error-blind-card = il posto { $seat } non può aver preso { $card }: non è nella sua mano
error-look = un menu ora mostra { $expected ->
    [one] 1 carta
   *[other] { $expected } carte
}: dichiara esattamente quelle
error-deal-copies = sono state distribuite più carte { $card } di quante ne contiene il mazzo

refusal-call-first = il posto { $seat } ha scelto la sua carta e ora deve dire { $legal }
refusal-card-first = il posto { $seat } non può giocare { $action }: prima sceglie una carta
refusal-no-chopsticks = il posto { $seat } non può usare le bacchette: non ne aveva davanti prima di questo turno
refusal-no-second-card = il posto { $seat } non può usare le bacchette: la sua mano non basta per una seconda carta
refusal-dummy-next = il posto { $seat } non può giocare { $action }: ora sceglie una carta per il fantasma
refusal-not-for-dummy = il posto { $seat } non può giocare { $action }: sceglie una carta per sé
refusal-not-in-hand = il posto { $seat } non può prendere { $action }: non è nella sua mano
refusal-no-wasabi = il posto { $seat } non può prendere { $action }: non c’è un wasabi libero a cui metterlo accanto
refusal-must-dip = il posto { $seat } non può prendere { $action }: in questa edizione un nigiri va su un wasabi libero

record-empty = riga { $line }: la registrazione è vuota
record-folder = { $folder }: in questa cartella non ci sono registrazioni ({ $pattern })
record-not-text = riga { $line }: questo non è un file di testo
record-too-large = la registrazione supera i { $most } caratteri
record-format = riga { $line }: una registrazione comincia con «sushibar record { $format }»
record-line = riga { $line }: { $reason }
record-late = riga { $line }: «{ $word }» va prima del primo turno
record-twice = riga { $line }: «{ $word }» c’è due volte
record-missing = riga { $line }: alla registrazione manca «{ $word }»
record-number = riga { $line }: «{ $value }» non è un numero per { $word }
record-version = riga { $line }: la registrazione richiede la versione { $version } delle regole, questo programma gioca la versione { $ours }
record-no-seed = riga { $line }: c’è una promessa ma nessun seme
record-commitment = riga { $line }: la promessa non è quella del seme
record-early-result = riga { $line }: «{ $word }» prima che la partita sia finita
record-result = riga { $line }: «{ $word }» non torna, la partita dà { $expected }
record-truncated = riga { $line }: la registrazione si interrompe, l’ultima riga deve essere «end»
record-after-end = riga { $line }: dopo «end» non può esserci nulla
record-many = { $file } contiene { $count } partite; indicane una, per esempio { $file }#1
record-in-file = { $file }, { $reason }
record-not-a-line = riga { $line }: non è né un turno né un risultato
record-words = riga { $line }: nelle risposte ci sono più parole diverse di quante ne abbia qualsiasi gioco
error-records-elsewhere = le partite si possono registrare solo sul processore di questo computer, senza --cluster né --device cuda

error-policy = non c’è nessuna strategia «{ $policy }»; ci sono: { $policies }
error-device = non c’è nessun dispositivo «{ $device }»; ci sono: { $devices }
error-device-policies = una GPU gioca un’unica strategia del gioco in tutti i posti; le altre si giocano sulla CPU
error-range = { $name } deve andare da { $least } a { $most }, non { $value }
error-no-cuda = qui non si può usare nessuna GPU: { $reason }
error-buffer = { $name } deve essere di tipo { $dtype } e forma { $shape }, in un unico blocco della memoria del dispositivo «{ $device }»
error-cluster = il cluster «{ $address }» non è raggiungibile: { $reason }
error-one-seed = un seed vale per tutte le partite di un vettore
error-reward = non c’è una ricompensa «{ $reward }»; possibili: { $rewards }
error-choice = il posto { $seat } non può scegliere { $choice } adesso; permesse: { $legal }
error-choices = in { $games } partite la scelta non era permessa; lì non è successo nulla
error-no-setups = serve almeno una configurazione
error-training-diverged = l’addestramento è andato fuori strada: gli errori sono { $losses }
error-network-none = non c’è nessun file «{ $file }»
error-network-file = «{ $file }» non è una rete di sushibar o è danneggiato: { $reason }
error-network-game = «{ $file }» gioca a { $game }, non a { $wanted }
error-network-rules = «{ $file }» è stata addestrata per la versione { $version } delle regole, questo programma gioca la versione { $wanted }; addestrala di nuovo
error-network-features = «{ $file }» si aspetta altre caratteristiche ({ $version }) rispetto a quelle di questo programma ({ $wanted }); addestrala di nuovo
error-extra = serve { $package }, che non è installato: pip install "sushibar[{ $extra }]"
