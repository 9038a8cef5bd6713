# Énigmes : les commandes, et ce qu’on dit des réponses.

help-puzzles = Des énigmes tirées de vraies parties : résous celles du jour, entraîne-toi, crées-en.
help-puzzles-play = Résoudre les énigmes du jour, ou une de l’étagère.
help-puzzles-list = Les énigmes de chaque jeu par difficulté, et celles du jour.
help-puzzles-show = Montrer une énigme ; sans numéro, celle du jour.
help-puzzles-make = Créer des énigmes : des bots jouent, et une longue recherche trouve les positions où un choix est nettement le meilleur.
help-puzzles-check = Vérifier des énigmes : relire les parties, comparer les chiffres, chercher encore.
help-option-puzzle-number = Le numéro de l’énigme sur l’étagère ; sinon celle du jour.
help-option-puzzle-file = Vérifier plutôt les énigmes de ce fichier.
help-option-puzzle-json-lines = Afficher un objet JSON par ligne.
help-option-puzzle-answer = Montrer aussi la solution.
help-option-puzzle-record = N’afficher que la partie jusqu’à ce moment.
help-option-puzzle-made = Où les mettre ; un fichier qui en contient déjà est continué.
help-option-puzzle-count = Combien d’énigmes le fichier doit contenir.
help-option-puzzle-seed = La même graine donne les mêmes énigmes.
help-option-puzzle-first = Le numéro de la première donne.
help-option-puzzle-playouts = Combien de parties sont simulées pour chaque énigme.

puzzles-shelf = { $game } : { $puzzles ->
    [one] une énigme
   *[other] { $puzzles } énigmes
}
puzzles-today = aujourd’hui
puzzles-made = donne { $deal } : { $made } sur { $count }
# $level: 1, 2 or 3
puzzle-level = { $level ->
    [1] facile
    [2] corsée
   *[other] difficile
}
puzzle-heading = { $game } · énigme { $number } · { $level }
puzzle-heading-today = { $game } · énigme du jour · { $level }
puzzle-prompt = Ton choix ? (1–{ $last } ou un nom, q pour arrêter)
puzzle-no-choice = « { $typed } » n’est pas un des choix : tape un numéro de 1 à { $last }, ou un nom.
puzzle-solved = Bravo !
puzzle-missed = Pas tout à fait.
puzzle-right = { $choice } est le meilleur choix : environ { $lead } parties gagnées de plus sur 100 qu’avec le suivant.
puzzle-checked = { $best } est le meilleur choix, de { $lead } ± { $error } %
puzzle-doubted = { $best } est douteux : cette recherche préfère un autre choix, de { $lead } ± { $error } %

error-shelf-head = ligne { $line } : un fichier d’énigmes commence par « { $head } »
error-shelf-line = ligne { $line } : cette énigme est illisible
error-puzzle-choice = { $action } n’est pas un choix ici ; les choix : { $choices }
error-puzzle-number = il n’y a pas d’énigme { $number } ; elles vont de 1 à { $last }
error-puzzle-not-asked = la place { $seat } n’a rien à décider là
error-puzzle-choices = les chiffres concernent d’autres choix que ceux de la partie : { $choices }
error-puzzle-unclear = { $best } n’est pas nettement meilleur que le reste
error-puzzle-not-exact = d’après la solution exacte, { $best } n’est pas le seul bon choix
error-puzzle-count = au moins une énigme, et des donnes à partir de 0
error-puzzle-game = quel jeu ? Au choix : { $games }
error-puzzle-other-game = ce fichier contient des énigmes d’un autre jeu : { $game }
error-puzzle-none = il n’y a pas encore d’énigmes de { $game }
