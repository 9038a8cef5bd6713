# Bilans : où des points et des chances ont été perdus.

help-review = Parcourir une partie enregistrée et dire où des points et des chances de gagner ont été perdus.
help-option-playouts = Combien de parties sont simulées pour chaque décision ; le même nombre retrouve le même bilan.
help-option-seconds = Ou bien : combien de temps chaque décision est examinée.
help-option-review-seat = Seulement les décisions de cette place, par son nom ou son numéro.
help-option-plot = Dessiner dans ce fichier les chances de gagner au fil de la partie (SVG).
help-metavar-seat = PLACE
help-metavar-svg = FICHIER.svg
error-review-limit = --playouts et --seconds ne vont pas ensemble : choisis l’un des deux
error-review-number = { $option } doit être un nombre plus grand que 0
error-review-seat = il n’y a pas de place « { $seat } » ; les places sont : { $seats }
error-review-plot = le dessin est une image SVG : { $file } devrait se terminer par .svg
error-review-plots = --plot dessine une partie, mais il y en a { $records }

review-moment = { $game ->
    [wasabi] { $round ->
        [1] Préparation { $turn }
       *[other] Tour { $turn }
    }
   *[other] Tour { $round }.{ $turn }
} · { $name }
review-part = { $game ->
    [wasabi] { $round ->
        [1] Préparation
       *[other] Cuisine
    }
   *[other] Manche { $round }
}
review-instead = { $chosen } ; mieux valait { $better } : { $cost }
review-then = { $answer }, puis { $told }
review-chance = +{ $lost } ± { $error } % de chances de gagner
review-points = +{ $lost } ± { $error } points

review-plot-title = { $title } : chances de gagner
review-plot-about = Une ligne pour chaque place : ses chances de gagner après chacune de ses décisions, d’après ce qu’elle savait alors.
review-plot-seat = { $name } : { $first } au début, { $last } à la fin, { $lost } points de pourcentage perdus par ses propres décisions.
review-plot-turn = tour
review-plot-marks = Une marque pend d’autant plus bas que la décision a coûté cher ; pointe-la pour lire laquelle.

review-heading-playouts = { $title } · { $playouts } simulations pour chaque décision
review-heading-seconds = { $title } · { $seconds } s pour chaque décision
review-column-decisions = décisions
review-column-best = meilleurs choix
review-column-chance = chances perdues, %
review-column-points = points perdus
review-no-choices = Personne n’a encore eu le choix.
review-no-losses = Rien n’a vraiment été perdu : chaque choix valait le meilleur.
review-losses = Où quelque chose a été perdu, dans l’ordre de la partie :
