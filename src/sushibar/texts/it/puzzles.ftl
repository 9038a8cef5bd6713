# Rompicapi: i comandi, e che cosa si dice delle risposte.

help-puzzles = Rompicapi da partite vere: risolvi quello di oggi, allenati, creane di tuoi.
help-puzzles-play = Risolvere i rompicapi di oggi, o uno dallo scaffale.
help-puzzles-list = I rompicapi di ogni gioco per difficoltà, e quelli di oggi.
help-puzzles-show = Mostrare un rompicapo; senza numero, quello di oggi.
help-puzzles-make = Creare rompicapi: i bot giocano, e una lunga ricerca trova le posizioni con una scelta nettamente migliore.
help-puzzles-check = Controllare rompicapi: rileggere le partite, confrontare i numeri, cercare di nuovo.
help-option-puzzle-number = Il numero del rompicapo sullo scaffale; altrimenti quello di oggi.
help-option-puzzle-file = Controllare invece i rompicapi di questo file.
help-option-puzzle-json-lines = Stampare un oggetto JSON per riga.
help-option-puzzle-answer = Mostrare anche la soluzione.
help-option-puzzle-record = Stampare solo la partita fino a quel momento.
help-option-puzzle-made = Dove metterli; un file che ne contiene già viene continuato.
help-option-puzzle-count = Quanti rompicapi deve avere il file.
help-option-puzzle-seed = Lo stesso seme crea gli stessi rompicapi.
help-option-puzzle-first = Il numero della prima mano di carte.
help-option-puzzle-playouts = Quante partite si simulano per ogni rompicapo.

puzzles-shelf = { $game }: { $puzzles ->
    [one] un rompicapo
   *[other] { $puzzles } rompicapi
}
puzzles-today = oggi
puzzles-made = partita { $deal }: { $made } di { $count }
# $level: 1, 2 or 3
puzzle-level = { $level ->
    [1] facile
    [2] insidioso
   *[other] difficile
}
puzzle-heading = { $game } · rompicapo { $number } · { $level }
puzzle-heading-today = { $game } · rompicapo del giorno · { $level }
puzzle-prompt = La tua scelta? (1–{ $last } o un nome, q per smettere)
puzzle-no-choice = «{ $typed }» non è tra le scelte: scrivi un numero da 1 a { $last }, o un nome.
puzzle-solved = Giusto!
puzzle-missed = Non proprio.
puzzle-right = { $choice } è la scelta migliore: vince circa { $lead } partite su 100 in più della seconda.
puzzle-checked = { $best } è la scelta migliore, di { $lead } ± { $error }%
puzzle-doubted = { $best } è in dubbio: questa ricerca preferisce un’altra scelta, di { $lead } ± { $error }%

error-shelf-head = riga { $line }: un file di rompicapi comincia con «{ $head }»
error-shelf-line = riga { $line }: questo rompicapo non si può leggere
error-puzzle-choice = { $action } qui non è una scelta; le scelte sono: { $choices }
error-puzzle-number = non c’è il rompicapo { $number }; vanno da 1 a { $last }
error-puzzle-not-asked = il posto { $seat } lì non ha niente da decidere
error-puzzle-choices = i numeri riguardano scelte diverse da quelle della partita: { $choices }
error-puzzle-unclear = { $best } non è nettamente migliore delle altre scelte
error-puzzle-not-exact = secondo la soluzione esatta, { $best } non è l’unica scelta buona
error-puzzle-count = almeno un rompicapo, e partite da 0 in poi
error-puzzle-game = quale gioco? Uno tra: { $games }
error-puzzle-other-game = questo file ha rompicapi di un altro gioco: { $game }
error-puzzle-none = non ci sono ancora rompicapi di { $game }
