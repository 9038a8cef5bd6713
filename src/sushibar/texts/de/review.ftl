# Rückblicke: wo Punkte und Chancen verloren gingen.

help-review = Eine aufgezeichnete Partie durchgehen und sagen, wo Punkte und Gewinnchancen verloren gingen.
help-option-playouts = Wie viele Simulationen für jede Entscheidung; dieselbe Zahl findet wieder dasselbe.
help-option-seconds = Wie lange stattdessen auf jede Entscheidung geschaut wird.
help-option-review-seat = Nur die Entscheidungen dieses Platzes: Name oder Nummer.
help-option-plot = Die Gewinnchancen im Lauf der Partie in diese Datei zeichnen (SVG).
help-metavar-seat = PLATZ
help-metavar-svg = DATEI.svg
error-review-limit = --playouts und --seconds passen nicht zusammen: Gib nur eines an
error-review-number = { $option } muss eine Zahl über 0 sein
error-review-seat = es gibt keinen Platz „{ $seat }“; die Plätze sind: { $seats }
error-review-plot = die Zeichnung ist ein SVG-Bild: { $file } sollte auf .svg enden
error-review-plots = --plot zeichnet eine Partie, es sind aber { $records } Protokolle

review-moment = { $game ->
    [wasabi] { $round ->
        [1] Vorbereitung { $turn }
       *[other] Zug { $turn }
    }
   *[other] { $edition ->
        [zoch] Durchgang { $round }, Runde { $turn }
       *[other] Zug { $round }.{ $turn }
    }
} · { $name }
review-part = { $game ->
    [wasabi] { $round ->
        [1] Vorbereitung
       *[other] Kochen
    }
   *[other] { $edition ->
        [zoch] Durchgang { $round }
       *[other] Runde { $round }
    }
}
review-instead = { $chosen }; besser war { $better }: { $cost }
review-then = { $answer }, dann { $told }
review-chance = +{ $lost } ± { $error } % Gewinnchance
review-points = +{ $lost } ± { $error } Punkte

review-plot-title = { $title }: Gewinnchance
review-plot-about = Eine Linie für jeden Platz: seine Gewinnchance nach jeder seiner Entscheidungen, nach dem, was er da wusste.
review-plot-seat = { $name }: { $first } zu Beginn, { $last } am Ende, { $lost } Prozentpunkte durch eigene Entscheidungen verloren.
review-plot-turn = { $edition ->
    [zoch] Runde
   *[other] Zug
}
review-plot-marks = Eine Marke hängt so tief, wie die Entscheidung gekostet hat; zeig darauf, um zu lesen, welche es war.

review-heading-playouts = { $title } · je Entscheidung { $playouts } Simulationen
review-heading-seconds = { $title } · je Entscheidung { $seconds } s
review-column-decisions = Entscheidungen
review-column-best = beste Wahl
review-column-chance = Chance verloren, %
review-column-points = Punkte verloren
review-no-choices = Noch hatte niemand eine Wahl.
review-no-losses = Nichts ging sicher verloren: Jede Wahl war so gut wie die beste.
review-losses = Wo etwas verloren ging, in der Reihenfolge der Partie:
