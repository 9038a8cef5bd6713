# Partite riviste, analisi e lezioni nel browser.

web-step-of = passo { $step } di { $steps }
web-speed = Velocità
web-speed-times = { NUMBER($times, maximumFractionDigits: 1) }×
web-copy-step = Copia un link a questo momento
web-look-from = Quali mani mostrare
web-look-all = Tutte le mani
web-look-seat = Solo { $name }
web-chosen = scelta
web-better-here = meglio
web-hand-hidden = { $cards ->
    [0] nessuna carta in mano
    [one] una carta in mano
   *[other] { $cards } carte in mano
}
web-replay-from-here = Rivedi da qui
web-replay-table = Il tavolo in questo momento
web-replay-parts = Accanto al tavolo
web-replay-tab = Tavolo
web-replay-drop = Trascina qui una partita registrata, o scegli il suo file.
web-replay-choose = Scegli un file
web-replay-only-read = Il file viene solo letto, non conservato.
web-replay-too-large = Questo file è troppo grande per una partita registrata.
web-replay-file = Rivedi una partita da un file
web-review = Analisi
web-review-whose = Le decisioni di chi?
web-review-begin = Mostra dove si sono persi punti
web-review-about = Ogni decisione viene rivista con ciò che si sapeva in quel momento. Ci vuole qualche secondo.
web-review-waiting = { $ahead ->
    [one] Prima viene un’altra partita.
   *[other] Prima vengono altre { $ahead } partite.
}
web-review-preparing = Preparazione…
web-review-progress = Decisione { $done } di { $total }
web-review-stop = Interrompi
web-review-next = Prossima perdita
web-review-worst = Scelta più costosa
web-review-done = { $losses ->
    [0] L’analisi è pronta: nessuna scelta poteva essere migliore.
    [one] L’analisi è pronta: una scelta poteva essere migliore.
   *[other] L’analisi è pronta: { $losses } scelte potevano essere migliori.
}
web-review-sum = { $name }: la scelta migliore { $best } volte su { $decisions }.
web-review-lost = Le altre scelte sono costate in tutto circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
web-review-lost-most = La più costosa, da sola: { $chance }% di probabilità di vincere in meno.
web-review-none = Non si è perso nulla di certo: ogni scelta valeva la migliore.
web-lost-points = { $points ->
    [one] { $points } punto perso
   *[other] { NUMBER($points, maximumFractionDigits: 1) } punti persi
}
web-lost-chance = { $chance }% di probabilità di vincere in meno
web-review-after = Dopo { $answer }:
web-review-instead = Scelta: { $chosen }. Meglio: { $better }.
web-review-curve = La probabilità di vincere di { $name } durante la partita
web-review-table = Come tabella
web-review-turn = Turno
web-review-chosen = Dopo la scelta
web-review-best = Con la scelta migliore
web-review-end = Fine della partita
web-review-how = Ogni decisione è stata simulata { $playouts } volte, a tavoli compatibili con ciò che si sapeva. Sono elencate solo le perdite nette; valgono quanto valgono queste simulazioni.
web-percent = { $share }%

web-learn-title = Imparare giocando
web-coach = Guida
web-coach-next = Avanti
web-coach-leave = Gioca senza guida
web-coach-play-on = Continua a giocare
web-coach-menu = Ogni partita ha il suo menu. «Aiuto» spiega che cosa fa ogni piatto, e lo fa anche un tocco su una carta.
web-coach-hand = Queste sono le tue carte. Tutti ne scelgono una nello stesso momento, coperta. Poi tutte le mani passano al vicino.
web-coach-brings = Tocca una carta: sopra la mano leggi quanto vale adesso, e la sua regola. Non è ancora deciso nulla.
web-coach-advice = Ora scegli. Eccone una buona:
web-coach-confirm = Toccala di nuovo, o conferma. Finché non hanno scelto tutti puoi cambiare idea.
web-coach-confirm-step = Tocca di nuovo, o conferma. Fino ad allora puoi cambiare idea.
web-coach-wait = Gli altri stanno ancora scegliendo…
web-coach-wait-turn = Ora cucinano gli altri. Ciò che piazzano è incorniciato sul tabellone.
web-coach-plate = Tutte le carte sono state scoperte insieme. La tua ora è sul tuo piatto, vicino alle carte che vanno con lei.
web-coach-passed = Questa mano viene dal tuo vicino. Ciò che ci lasci passa al prossimo.
web-coach-others = Guarda i piatti degli altri: che cosa raccolgono? A volte conviene prendere una carta che serve a qualcun altro.
web-coach-hint = Hai dubbi? Qui puoi chiedere un consiglio in ogni momento: le scelte migliori, e perché.
web-coach-gift = Prima scegli tre ingredienti per il tuo vicino; i tuoi li sceglie qualcun altro. Nessuno conosce ancora le ricette: vanno bene tutti.
web-coach-draw = Ora pesca le tue ricette. Quelle corte si cucinano in fretta, quelle lunghe danno più punti. Le tue le vedi solo tu.
web-coach-board = Tutti cucinano su questo tabellone. Gli ingredienti di una ricetta devono stare vicini in una riga o colonna, in qualsiasi ordine.
web-coach-recipes = Queste sono le tue ricette e i tuoi ingredienti. A ogni turno ne piazzi uno. Il numero dice quanto vale una ricetta; nel suo ordine esatto ha stile, e si aggiungono le ★.
web-coach-marks = Una spunta sulla ricetta: quell’ingrediente è già al posto giusto. Una linea sotto: ce l’hai tu. Tocca una ricetta e il tabellone mostra dove prende forma.
web-coach-cell = Ora scegli una casella, meglio se accanto a ciò che va nella stessa ricetta.
web-coach-serve = Puoi completare una ricetta! Il suo segnalino vale punti.
web-coach-reward = Come premio per una ricetta completata prendi una carta azione. Puoi giocarne una a ogni turno.
web-coach-refill = Alla fine del turno fai scorta di ingredienti: prendi ciò che manca alle tue ricette.
web-coach-end = Per cominciare non ti serve altro. La partita continua senza di me: buon divertimento!
web-coach-end-wasabi = Per cominciare non ti serve altro. La partita finisce quando il tabellone è pieno, o con la decima ricetta di qualcuno. Buon divertimento!

# Rompicapi

web-puzzles = Rompicapi
web-puzzle-day = Rompicapo del giorno
web-puzzle-about = Una posizione vera, una sola scelta migliore. Ogni giorno gli stessi tre per tutti.
web-puzzle-shelf = Scaffale per allenarsi
web-puzzle-shelf-about = Rompicapi dalle partite dei nostri bot. Risolvili nell’ordine che vuoi, quante volte vuoi.
web-puzzle-number = Rompicapo { $number }
# $level: 1, 2 or 3
web-puzzle-level = { $level ->
    [1] facile
    [2] insidioso
   *[other] difficile
}
web-puzzle-state-right = risolto
web-puzzle-state-wrong = sbagliato
web-puzzle-state-open = ancora da fare
web-puzzle-streak = { $days ->
    [0] Ancora nessuna serie
    [one] 1 giorno di fila
   *[other] { $days } giorni di fila
}
web-puzzle-longest = Serie più lunga: { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
}
web-puzzle-week = I tuoi ultimi sette giorni
web-puzzle-next-day = Nuovi rompicapi tra { $hours } h { $minutes } min
web-puzzle-first-tap = Conta il primo tocco.
web-puzzle-in-hand = In mano, per quanto hai visto:
web-puzzle-unseen = { $cards ->
    [one] 1 sconosciuta
   *[other] { $cards } sconosciute
}
web-puzzle-solved = Giusto!
web-puzzle-missed = Non proprio.
web-puzzle-worth = Quanto vale ogni scelta
web-puzzle-best = la migliore
web-puzzle-yours = la tua scelta
web-puzzle-exact = Risolto esattamente: contro un gioco perfetto nient’altro vale altrettanto.
web-puzzle-searched = Verificato con una lunga ricerca; il vantaggio supera di molto il suo margine d’errore.
web-puzzle-share = Condividi un’immagine
web-puzzle-copy = Copia come testo
web-puzzle-copied = Copiato.
web-puzzle-picture-failed = Qui non si riesce a disegnare l’immagine.
web-puzzle-next-game = Prossimo: { $game }
web-puzzle-next = Prossimo rompicapo
web-puzzle-again = Riprova
web-puzzle-all = Tutti i rompicapi
web-puzzle-count = { $solved } su { $all } risolti
web-puzzle-today-done = Per oggi è tutto. A domani!
