# Analisi: dove si sono persi punti e occasioni.

help-review = Ripercorre la registrazione di una partita e dice dove si sono persi punti e probabilità di vittoria.
help-option-playouts = Quante partite si simulano per ogni decisione; lo stesso numero ritrova le stesse cose.
help-option-seconds = Per quanto tempo si esamina ogni decisione, invece.
help-option-review-seat = Solo le decisioni di questo posto, per nome o numero.
help-option-plot = Disegna in questo file (SVG) le probabilità di vittoria lungo la partita.
help-metavar-seat = POSTO
help-metavar-svg = FILE.svg
error-review-limit = --playouts e --seconds non vanno insieme: indicane uno solo
error-review-number = { $option } deve essere un numero maggiore di 0
error-review-seat = non c’è nessun posto «{ $seat }»; i posti sono: { $seats }
error-review-plot = il grafico è un’immagine SVG: { $file } dovrebbe finire con .svg
error-review-plots = --plot disegna una partita, ma le registrazioni sono { $records }

review-moment = { $game ->
    [wasabi] { $round ->
        [1] Preparazione { $turn }
       *[other] Turno { $turn }
    }
   *[other] Turno { $round }.{ $turn }
} · { $name }
review-part = { $game ->
    [wasabi] { $round ->
        [1] Preparazione
       *[other] In cucina
    }
   *[other] Manche { $round }
}
review-instead = { $chosen }; meglio { $better }: { $cost }
review-then = { $answer }, poi { $told }
review-chance = +{ $lost } ± { $error }% di probabilità di vincere
review-points = +{ $lost } ± { $error } punti

review-plot-title = { $title }: probabilità di vittoria
review-plot-about = Una linea per ogni posto: la sua probabilità di vittoria dopo ogni sua decisione, per quanto ne sapeva allora.
review-plot-seat = { $name }: { $first } all’inizio, { $last } alla fine, { $lost } punti percentuali persi per le proprie decisioni.
review-plot-turn = turno
review-plot-marks = Un segno pende tanto quanto la decisione è costata; puntalo per leggere quale.

review-heading-playouts = { $title } · { $playouts } partite simulate per decisione
review-heading-seconds = { $title } · { $seconds } s per ogni decisione
review-column-decisions = decisioni
review-column-best = scelte migliori
review-column-chance = probabilità perse, %
review-column-points = punti persi
review-no-choices = Finora nessuno ha avuto una scelta.
review-no-losses = Non si è perso nulla di certo: ogni scelta valeva la migliore.
review-losses = Dove si è perso qualcosa, nell’ordine della partita:
