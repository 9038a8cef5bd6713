# Parties revues, analyses et leçons dans le navigateur.

web-step-of = étape { $step } sur { $steps }
web-speed = Vitesse
web-speed-times = { NUMBER($times, maximumFractionDigits: 1) }×
web-copy-step = Copier un lien vers ce moment
web-look-from = Quelles mains montrer
web-look-all = Toutes les mains
web-look-seat = Seulement { $name }
web-chosen = choisi
web-better-here = mieux
web-hand-hidden = { $cards ->
    [0] aucune carte en main
    [one] une carte en main
   *[other] { $cards } cartes en main
}
web-replay-from-here = Revoir à partir d’ici
web-replay-table = La table à ce moment
web-replay-parts = À côté de la table
web-replay-tab = Table
web-replay-drop = Dépose ici une partie enregistrée, ou choisis son fichier.
web-replay-choose = Choisir un fichier
web-replay-only-read = Le fichier est seulement lu, pas conservé.
web-replay-too-large = Ce fichier est trop gros pour une partie enregistrée.
web-replay-file = Revoir une partie depuis un fichier
web-review = Analyse
web-review-whose = Les décisions de qui ?
web-review-begin = Montrer où des points ont été perdus
web-review-about = Chaque décision est revue avec ce que l’on savait à ce moment-là. Cela prend quelques secondes.
web-review-waiting = { $ahead ->
    [one] Une autre partie passe avant.
   *[other] { $ahead } autres parties passent avant.
}
web-review-preparing = Préparation…
web-review-progress = Décision { $done } sur { $total }
web-review-stop = Arrêter
web-review-next = Perte suivante
web-review-worst = Choix le plus coûteux
web-review-done = { $losses ->
    [0] L’analyse est prête : aucun choix n’aurait pu être meilleur.
    [one] L’analyse est prête : un choix aurait pu être meilleur.
   *[other] L’analyse est prête : { $losses } choix auraient pu être meilleurs.
}
web-review-sum = { $name } : le meilleur choix { $best } fois sur { $decisions }.
web-review-lost = Les autres choix ont coûté en tout environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
web-review-lost-most = Le plus coûteux, à lui seul : { $chance } % de chances de gagner en moins.
web-review-none = Rien n’a vraiment été perdu : chaque choix valait le meilleur.
web-lost-points = { $points ->
    [one] { NUMBER($points, maximumFractionDigits: 1) } point perdu
   *[other] { NUMBER($points, maximumFractionDigits: 1) } points perdus
}
web-lost-chance = { $chance } % de chances de gagner en moins
web-review-after = Après { $answer } :
web-review-instead = Choisi : { $chosen }. Mieux : { $better }.
web-review-curve = Les chances de gagner de { $name } au fil de la partie
web-review-table = En tableau
web-review-turn = Tour
web-review-chosen = Après le choix
web-review-best = Avec le meilleur choix
web-review-end = Fin de la partie
web-review-how = Chaque décision a été simulée { $playouts } fois, à des tables compatibles avec ce que l’on savait. Seules les pertes nettes sont listées ; elles valent ce que valent ces simulations.
web-percent = { $share } %

web-learn-title = Apprendre en jouant
web-coach = Guide
web-coach-next = Suivant
web-coach-leave = Jouer sans guide
web-coach-play-on = Continuer
web-coach-menu = Chaque partie a son propre menu. « Aide » explique ce que fait chaque plat, et toucher une carte aussi.
web-coach-hand = Voici tes cartes. Chacun en choisit une en même temps, face cachée. Puis toutes les mains passent au voisin.
web-coach-brings = Touche une carte : au-dessus de la main, tu lis ce qu’elle te rapporterait maintenant, et sa règle. Rien n’est encore décidé.
web-coach-advice = À toi de choisir. En voici une bonne :
web-coach-confirm = Touche-la encore une fois, ou valide. Tant que tout le monde n’a pas choisi, tu peux changer d’avis.
web-coach-confirm-step = Touche encore une fois, ou valide. D’ici là, tu peux changer d’avis.
web-coach-wait = Les autres choisissent encore…
web-coach-wait-turn = Maintenant, les autres cuisinent. Ce qu’ils posent est encadré sur le plateau.
web-coach-plate = Toutes les cartes ont été révélées d’un coup. La tienne est maintenant dans ton assiette, avec celles qui vont ensemble.
web-coach-passed = Cette main vient de ton voisin. Ce que tu y laisses passe au suivant.
web-coach-others = Regarde les assiettes des autres : que collectionnent-ils ? Une carte dont quelqu’un a grand besoin vaut parfois la peine d’être prise.
web-coach-hint = Tu hésites ? Ici, tu peux demander un conseil à tout moment : les meilleurs choix, et pourquoi.
web-coach-gift = D’abord, tu choisis trois ingrédients pour ton voisin ; quelqu’un d’autre choisit les tiens. Personne ne connaît encore de recette : choisis ceux que tu veux.
web-coach-draw = Maintenant, pioche tes recettes. Les courtes sont vite prêtes, les longues rapportent plus. Personne d’autre ne voit les tiennes.
web-coach-board = Tout le monde cuisine sur ce plateau. Les ingrédients d’une recette doivent se suivre sur une ligne ou une colonne, dans n’importe quel ordre.
web-coach-recipes = Voici tes recettes et tes ingrédients. À chaque tour, tu en poses un. Le nombre dit ce que rapporte une recette ; posée dans son ordre exact, elle a du style, et les ★ s’y ajoutent.
web-coach-marks = Une coche sur une recette : cet ingrédient est déjà bien placé. Un trait dessous : tu l’as en main. Touche une recette, et le plateau montre où elle se prépare.
web-coach-cell = Choisis maintenant une case, de préférence à côté de ce qui va dans la même recette.
web-coach-serve = Tu peux compléter une recette ! Son jeton te rapporte des points.
web-coach-reward = En récompense d’une recette complétée, tu prends une carte action. Tu peux en jouer une à chaque tour.
web-coach-refill = À la fin de ton tour, tu complètes tes ingrédients : prends ce qui manque à tes recettes.
web-coach-end = Tu en sais assez pour commencer. La partie continue sans moi : amuse-toi bien !
web-coach-end-wasabi = Tu en sais assez pour commencer. La partie se termine quand le plateau est plein, ou à la dixième recette de quelqu’un. Amuse-toi bien !

# Énigmes

web-puzzles = Énigmes
web-puzzle-day = Énigme du jour
web-puzzle-about = Une vraie position, un seul meilleur choix. Chaque jour, les trois mêmes pour tout le monde.
web-puzzle-shelf = L’étagère d’entraînement
web-puzzle-shelf-about = Des énigmes tirées des parties de nos bots. Résous-les dans l’ordre que tu veux, autant de fois que tu veux.
web-puzzle-number = Énigme { $number }
# $level: 1, 2 or 3
web-puzzle-level = { $level ->
    [1] facile
    [2] corsée
   *[other] difficile
}
web-puzzle-state-right = résolue
web-puzzle-state-wrong = manquée
web-puzzle-state-open = pas encore jouée
web-puzzle-streak = { $days ->
    [0] Pas encore de série
    [one] 1 jour d’affilée
   *[other] { $days } jours d’affilée
}
web-puzzle-longest = Plus longue série : { $days ->
    [one] 1 jour
   *[other] { $days } jours
}
web-puzzle-week = Tes sept derniers jours
web-puzzle-next-day = Nouvelles énigmes dans { $hours } h { $minutes } min
web-puzzle-first-tap = Le premier choix compte.
web-puzzle-in-hand = En main, d’après ce que tu as vu :
web-puzzle-unseen = { $cards ->
    [one] 1 inconnue
   *[other] { $cards } inconnues
}
web-puzzle-solved = Bravo !
web-puzzle-missed = Pas tout à fait.
web-puzzle-worth = Ce que vaut chaque choix
web-puzzle-best = le meilleur
web-puzzle-yours = ton choix
web-puzzle-exact = Résolu exactement : face à un jeu parfait, rien d’autre ne vaut autant.
web-puzzle-searched = Vérifié par une longue recherche ; l’écart dépasse de loin sa marge d’erreur.
web-puzzle-share = Partager une image
web-puzzle-copy = Copier en texte
web-puzzle-copied = Copié.
web-puzzle-picture-failed = Impossible de dessiner l’image ici.
web-puzzle-next-game = Ensuite : { $game }
web-puzzle-next = Énigme suivante
web-puzzle-again = Réessayer
web-puzzle-all = Toutes les énigmes
web-puzzle-count = { $solved } sur { $all } résolues
web-puzzle-today-done = C’est tout pour aujourd’hui. À demain !
