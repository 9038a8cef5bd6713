# Tavoli dal vivo: che cosa rifiutano, che cosa annunciano, e che cosa ci si può dire.

refused-no-table = non c’è nessun tavolo { $code }
refused-no-record = non c’è nessuna partita pubblica { $code }; una privata si apre con il suo link completo
refused-no-secret = serve il segreto di un posto: Authorization: Bearer SECRET
refused-wrong-secret = questo non è il segreto di quel posto
refused-secret-form = un segreto ha 32 caratteri fra 0-9 e a-f
refused-not-host = può farlo solo chi ha aperto il tavolo
refused-no-socket = a questo indirizzo non c’è nessun socket
refused-origin = le richieste da quella pagina qui non sono gradite
refused-host = questo server non è conosciuto con quel nome; --allow-host lo permette
refused-too-many-requests = troppe richieste; aspetta un momento
refused-too-many-sockets = troppe connessioni dal tuo indirizzo
refused-too-large = troppo grande: al massimo { $most } byte
refused-message = questo non è un messaggio: { $place } { $problem }
refused-hello = hai già salutato
refused-storage = non è stato possibile salvare, quindi non vale; riprova
refused-broken = qualcosa non va in questo tavolo; è stato registrato
refused-fault = qui qualcosa è andato storto; è stato registrato
refused-clock = un orologio ha da { $shortest } a { $longest } secondi, non { $clock }
refused-name = un nome ha da 1 a { $longest } caratteri, su una sola riga, senza «|» e «#»
refused-name-taken = qui il nome { $name } c’è già
refused-name-bot = così finiscono solo i nomi dei bot
refused-bot = nessun bot «{ $bot }» si siede ai tavoli dal vivo
refused-bot-limit = qui un bot può riflettere al massimo { $seconds } secondi o { $playouts } partite simulate
refused-seat = non c’è nessun posto { $seat } a questo tavolo
refused-taken = il posto { $seat } è occupato
refused-full = tutti i posti sono occupati
refused-seated = { $names } non avrebbe posto a un tavolo per { $players }
refused-empty-chairs = { $empty ->
    [one] un posto è ancora vuoto
   *[other] { $empty } posti sono ancora vuoti
}
refused-awaited = { $names } non ha ancora accettato la rivincita
refused-started = la partita è già cominciata
refused-closed = il tavolo è chiuso
refused-not-playing = non c’è nessuna partita in corso
refused-not-over = la partita non è ancora finita
refused-over = la partita è finita
refused-salted = i tuoi bit casuali ci sono già
refused-too-late = la domanda { $question } è già stata svelata; ora siamo alla domanda { $now }
refused-outdated = nel frattempo hai risposto in un’altra finestra; quella risposta vale finché non la cambi
refused-too-early = la domanda { $question } non è stata ancora fatta; ora siamo alla domanda { $now }
refused-too-many-steps = la risposta è completa prima di { $step }
refused-unfinished = la risposta non è completa
refused-too-many-answers = hai cambiato idea { $most } volte, ora resta così
refused-stood-in = un bot gioca al posto tuo; prima riprendi il tuo posto
refused-no-player = al posto { $seat } non c’è nessuno che un bot possa sostituire
refused-present = chi siede al posto { $seat } è presente
refused-bystander = non hai un posto a questo tavolo
refused-not-here = il posto { $seat } non è su questo dispositivo
refused-not-asked = ora non tocca a te scegliere
refused-phrase = qui nessuno dice «{ $phrase }»; si può dire: { $phrases }
refused-too-many-hints = troppi consigli; aspetta un momento
refused-too-many-reviews = si stanno già analizzando troppe partite; riprova fra un minuto
refused-too-many-tables = non più di { $most } tavoli alla volta; prima finiscine o chiudine uno
refused-review = non è stato possibile analizzare questa partita
refused-long-record = una registrazione ha qui al massimo { $most } eventi
refused-reading = non è stato possibile leggere in tempo la registrazione
refused-too-many-phrases = troppi messaggi; aspetta un momento

notice-trouble = Al momento il tavolo non può salvare nulla. Non si perde niente; riprende da solo.
notice-recovered = Ora si salva di nuovo tutto.

link-how = Senza account, niente da installare.

phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-thinking = Fammi pensare…
phrase-hurry = Sbrigati, ho fame!
phrase-wow = Wow!
phrase-oops = Ops!
phrase-yum = Gnam!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-again = Rivincita?
phrase-bye = Ciao ciao!

emote-smile = sorriso
emote-laugh = risata
emote-cry = lacrime
emote-cool = occhiali da sole
emote-heart = cuore
emote-fire = che caldo!
emote-clap = applausi
emote-wave = saluto

help-serve = Ospita tavoli dal vivo per persone e bot.
help-metavar-url = URL
help-metavar-host = HOST
help-option-database = Dove si conserva tutto: sqlite:///FILE o postgresql://…; se non lo dici, un file nella tua cartella dei dati.
help-option-bus = Dove i worker si parlano: nats://…; necessario se sono più d’uno.
help-option-host = L’indirizzo su cui ascoltare.
help-option-port = La porta su cui ascoltare; 0 ne prende una libera qualsiasi.
help-option-workers = Quanti processi servono i tavoli; più d’uno richiede PostgreSQL e un bus.
help-option-origin = Una pagina di un altro sito che può usare questo server; si può indicare più volte.
help-option-allow-host = Un nome con cui si può chiamare questo server, per esempio sushi.example; si può indicare più volte. Gli indirizzi e il nome di questo computer valgono sempre; * permette tutto.
help-option-proxies = Indirizzi dei reverse proxy a cui credere sugli indirizzi dei client, separati da virgole.
help-option-connections = Quanti socket può tenere aperti un indirizzo, e altrettante connessioni d’altro tipo.
help-option-requests = Quante richieste può fare un indirizzo in un secondo, o messaggi che costano altrettanto.
help-option-tables = Quanti tavoli aperti o in gioco può avere un indirizzo alla volta.
help-option-log-level = Quanto si scrive sullo standard error: debug, info, warning o error.
help-option-access-log = Scrivi anche una riga per ogni richiesta.
help-option-keep-days = Elimina le partite finite quando hanno tanti giorni; altrimenti restano per sempre.
help-option-idle-days = Elimina le partite in corso che nessuno tocca da tanti giorni.
help-option-open = Apre un browser con un tavolo contro i bot appena il server è pronto.

serve-ready = sushibar è attivo su { $url } (Ctrl-C per fermarlo)
serve-phones = Su un telefono nella stessa rete: { $urls }
serve-no-address = Questo computer non sembra essere in una rete in cui i telefoni possano raggiungerlo.
serve-no-page = La pagina non è stata costruita: esegui python hatch_build.py, oppure installa di nuovo il pacchetto.
serve-workers = sushibar è attivo con { $workers } worker su { $url } (Ctrl-C per fermarlo)
serve-waits = in attesa del database: { $reason }
error-workers = serve almeno un worker, non { $workers }
error-limits = a un indirizzo serve almeno una connessione e una richiesta al secondo
error-workers-alone = { $workers } worker hanno bisogno di un database e di un bus in comune: --database postgresql://… --bus nats://…
error-port = impossibile ascoltare su { $host } porta { $port }: { $reason }
error-log-level = il livello «{ $level }» non esiste; ci sono { $levels }
