# Chi gioca contro le persone: i bot, i loro nomi e il loro carattere.

help-bots = Elenca tutti i bot: quelli della casa, i plug-in e i tuoi programmi.

bots-column-name = bot
bots-column-level = livello
bots-column-games = giochi
bots-column-limit = limite
bots-column-character = carattere
bots-all-games = tutti
bots-limit = { $limited ->
    [0] no
   *[other] sì
}
bots-guest = { $name } ({ $origin ->
    [program] programma
   *[plug-in] plug-in
})
bots-how =
    Per sfidarne uno: sushibar play --bots NOME, oppure NOME:LIMITE se accetta un
    limite, come search:200ms o search:5000. Un tuo programma:
    sushibar play --bots ./FILE

bot-label = { $name } (bot)
bot-level = livello { $level }

bot-character-random = si affida al caso
bot-character-beginner = gli piace tutto, e qualcosa gli sfugge
bot-character-greedy = prende ciò che luccica di più
bot-character-nimble = riconosce il boccone buono a prima vista
bot-character-search = prima pensa, poi mangia
bot-character-champion = ci pensa due volte e non dimentica nulla
bot-character-program = fa quello che dice { $program }

bot-random-1 = Dadino
bot-random-2 = Ghiribizzo
bot-random-3 = Pasticcio
bot-random-4 = Testacroce
bot-random-5 = Zibaldone
bot-random-6 = Azzardo
bot-random-7 = Capriola
bot-beginner-1 = Semino
bot-beginner-2 = Germoglio
bot-beginner-3 = Bottone
bot-beginner-4 = Scricciolo
bot-beginner-5 = Briciola
bot-beginner-6 = Trottola
bot-beginner-7 = Nocciolina
bot-greedy-1 = Sgranocchio
bot-greedy-2 = Rollo
bot-greedy-3 = Mangione
bot-greedy-4 = Grissino
bot-greedy-5 = Bocconcino
bot-greedy-6 = Tartufone
bot-greedy-7 = Lupetto
bot-nimble-1 = Lampo
bot-nimble-2 = Svelto
bot-nimble-3 = Brezza
bot-nimble-4 = Presto
bot-nimble-5 = Guizzo
bot-nimble-6 = Balzo
bot-nimble-7 = Scintilla
bot-search-1 = Pensoso
bot-search-2 = Umami
bot-search-3 = Salvia
bot-search-4 = Abaco
bot-search-5 = Alga
bot-search-6 = Rebus
bot-search-7 = Rimugino
bot-champion-1 = Maestro
bot-champion-2 = Zenit
bot-champion-3 = Oracolo
bot-champion-4 = Portento
bot-champion-5 = Alloro
bot-champion-6 = Corona
bot-champion-7 = Vetta

error-bot = non ci sono bot «{ $bot }»; ci sono: { $bots }
error-bot-unlimited = i bot { $bot } non riflettono, quindi non hanno un limite
error-bot-name = «{ $bot }» non può essere il nome di un bot: niente spazi, virgole, due punti o barre
error-bot-taken = «{ $bot }» è uno dei bot della casa: un ospite ha bisogno di un altro nome
error-bot-kind = il bot «{ $bot }» non è descritto da un sushibar.BotKind ma da { $what }
error-bot-field = il bot «{ $bot }» è descritto male: { $value } non va bene come { $what ->
    [make] make, una funzione della fortuna e del gioco
    [character] character, un testo su una sola riga
    [games] games, un elenco di sushi-go, party, wasabi
    [level] level, un numero da 0 a 5
    [first_names] first_names, un elenco di parole
   *[patience] patience, un numero di secondi
}
error-bot-failed = il bot «{ $bot }» ha avuto un guasto: { $reason }
error-bot-illegal = il bot «{ $bot }» ha scelto { $action }; poteva scegliere fra: { $legal }
error-plug-in = il plug-in «{ $bot }» di { $package } non si può caricare: { $reason }
error-plug-in-twice = più pacchetti portano un bot «{ $bot }»: { $packages }

error-bots-file = { $file } non si può leggere: { $reason }
error-program-entry = { $file }: il bot «{ $bot }» deve essere una tabella con un command
error-program-field = il bot «{ $bot }» non ha «{ $field }»; può avere: { $fields }
error-program-command = { $file }: il command del bot «{ $bot }» deve essere un elenco di parole come ["python3", "bot.py"]
error-program-file = { $file } non è un programma: serve un file eseguibile, oppure uno in Python
error-program-missing = il bot «{ $bot }» non si può avviare: non c’è nessun programma { $program }
error-program-start = il bot «{ $bot }» non si può avviare con «{ $command }»: { $reason }
error-program-silent = il bot «{ $bot }» non ha risposto entro { $seconds } secondi
error-program-ended = il bot «{ $bot }» { $status ->
    [none] ha chiuso il suo output
   *[other] è terminato con lo stato { $status }
} invece di rispondere
error-program-protocol = il bot «{ $bot }» parla il protocollo { $said }; serve il { $protocol }
error-program-answer = il bot «{ $bot }» ha detto «{ $said }»; serve una riga con un oggetto JSON { $wanted ->
    [name] come {"{"}"protocol": 1, "name": "Nibbles"{"}"}
   *[action] come {"{"}"action": "tempura"{"}"}, una delle azioni permesse
}
