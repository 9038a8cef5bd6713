# Ce que seul le navigateur dit.

web-skip = Aller à la table
web-motto = Des jeux de sushis entre amis ou contre des bots. Sans compte, sans attente.
web-unofficial = Un projet de fans, non officiel, avec ses propres textes et images. Les jeux ont été inventés et édités par d’autres, qui n’ont aucun lien avec ce projet.
web-offline = Le serveur est injoignable. Réessaie dans un instant.
web-loading = Un instant…
web-reconnecting = Connexion perdue. Reconnexion…
web-try-now = Réessayer maintenant
web-update = Il y a une nouvelle version de cette page.
web-update-now = La charger
web-wrong-link = Ce lien ne donne aucune place à cette table : tu regardes la partie.
web-wrong-link-seated = Ce lien ne donne aucune place à cette table. Tu gardes la tienne.
web-home = Accueil
web-lost = Rien ici
web-lost-address = Il n’y a pas de page à cette adresse.
web-lost-code = Ce lien est incomplet : redemande-le, ou saisis le code sur la page d’accueil.
web-close = Fermer
web-label = { $label } :
web-language = Langue
web-sound = Sons

web-ways = Façons de jouer
web-play-bots = Jouer contre des bots
web-play-friends = Inviter des amis
web-play-here = Sur un seul appareil
web-join = Rejoindre avec un code
web-join-go = Rejoindre
web-join-form = Un code compte six lettres et chiffres, comme ABC234.
web-choose = Choisir adversaires et options
web-open-tables = Tables en attente de joueurs
web-seats-free = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}
web-more = Plus
web-less = Moins
web-rules = Règles
web-records = Parties terminées
web-score-pad = Feuille de score
web-statistics = Statistiques
web-fair = Mélange vérifiable

web-game = Jeu
web-game-sushi-go = Sushi Go!
web-game-party = Sushi Go Party!
web-game-wasabi = Wasabi!
web-setup-bots = Contre des bots
web-name = Ton nom
web-you = Toi
web-players = Joueurs
web-edition = Édition
web-edition-gamewright = Gamewright
web-edition-zoch = Zoch
web-edition-standard = Standard
web-options = Options
web-option-pass-both-ways = Passer dans les deux sens
web-option-dummy = Un fantôme en troisième
web-menu = Menu
web-menu-random = Au hasard
web-menu-own = À la carte
web-bots = Bots
web-bot = Niveau { $level } : { $character }
web-clock = Temps de réflexion
web-clock-none = Sans limite
web-clock-seconds = { $seconds ->
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
   *[other] { $seconds } secondes
}
web-listed = Ouverte à tous
web-rated = Partie classée
web-begin = Commencer

web-sit-down = Prends place pour jouer, ou reste pour regarder.
web-waiting-for = On attend encore { $free ->
    [one] { $free } joueur
   *[other] { $free } joueurs
}
web-all-here = Tout le monde est là.
web-all-taken = Toutes les places sont prises. Pas là pour l’instant : { $names }
web-awaited = On attend que { $names } accepte la revanche
web-host-begins = On attend que { $name } lance la partie
web-invite = Inviter
web-code = Code
web-link = Lien vers cette table
web-copy = Copier le lien
web-copied = Copié
web-empty = libre
web-host = hôte
web-away = hors ligne
web-invited = invitation envoyée
web-leave = Quitter
web-remove = Retirer { $name }
web-take-seat = Prendre place
web-add-bot = Ajouter un bot
web-bring = Ajouter quelqu’un sur cet appareil
web-here = sur cet appareil
web-closed = Cette table est fermée.

web-leave-table = Quitter la table
web-leave-home = Accueil : ta place t’attend
web-get-up = Se lever : un bot joue à ta place
web-stay = Rester
web-name-next = À partir de la prochaine table. Dans la salle d’attente, tu peux le changer sur ta chaise.
web-others = Les autres
web-mine = Ton assiette
web-hand = Tes choix
web-dummy = Fantôme
web-over = Partie terminée
web-your-turn = À toi de jouer
web-answered = Choisi. On attend { $names }
web-late = { $by ->
    [selected] Temps écoulé : ta carte sélectionnée a été jouée.
   *[clock] Temps écoulé : un bot a choisi pour toi.
}
web-waiting = On attend { $names }
web-cover = Caché
web-pass-to = Passe l’appareil à { $name }.
web-its-me = C’est moi, { $name }
web-hide = Cacher ma main
web-seconds-left = { $seconds } s
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-thinking = réfléchit
web-has-chosen = a choisi
web-passes-to = Cette main passe à { $name } ensuite
web-explanation = Explication
web-show-plate = voir l’assiette
web-plate-empty = rien pour l’instant
web-bot-plays = un bot joue
web-stand-in = Laisser jouer un bot
web-stood-in = Un bot joue à ta place.
web-come-back = Reprendre ta place
web-watching = Tu regardes la partie.
web-onlookers = { $onlookers ->
    [one] 1 personne regarde
   *[other] { $onlookers } personnes regardent
}
web-not-asked = Tu n’as rien à faire pour l’instant.
web-your-answer = Ton choix : { $answer }
web-may-change = Tu peux le changer tant que tout le monde n’a pas choisi : touche une autre carte.
web-confirm = Valider
web-sent = Choisi
web-sending = Envoi…
web-step-undo = Revenir d’une étape
web-next = Suivant
web-clear = Effacer
web-hint = Conseil
web-hint-quick = Une première idée : les chiffres arrivent quand le serveur est prêt, dans quelques minutes.
web-scores = Scores
web-plate-then = Ce qu’il y avait là
web-total = Total
web-no-scores = Les points sont comptés à la fin de la manche.
web-log = Historique
web-help = Aide
web-memory = Mémoire
web-unknown = { $unknown ->
    [one] { $unknown } inconnue
   *[other] { $unknown } inconnues
}
web-say = Discuter
web-tools = Outils
web-how = Touche une carte pour la sélectionner, touche-la encore pour valider. Un appui long, ou le focus du clavier, ne fait que l’expliquer. Touche une assiette pour lire ce qui s’y trouve.
web-keys = Touches : 1–9 et 0 choisir, Entrée valider, Échap effacer, c baguettes, h conseil, s scores, l historique, m mémoire, ? aide.
web-keys-board = Sur le plateau : les flèches déplacent, Entrée choisit, Retour arrière annule une étape, b mène au plateau.
web-won = Tu as gagné !
web-won-shared = Tu partages la victoire avec { $names }
web-winners = { $winners ->
    [one] { $names } gagne
   *[other] { $names } se partagent la victoire
}
web-go-on = Rejoindre la revanche
web-wants-rematch = { $name } veut sa revanche !
web-rematch = Revanche
web-replay = Revoir
web-board = Le plateau
web-cell-empty = vide
web-cell-below = par-dessus { $tiles }
web-cell-covered = sous un Wasabi !
web-cell-new = modifiée par { $name }
web-cell-choice = peut être choisie
web-cell-hint = conseil { $number }
web-board-row = Rangée
web-seats = Autour de la table
web-own-screen = Tes affaires
web-own-recipes = Tes recettes
web-tiles-cards = Tuiles et cartes action
web-recipes = Recettes
web-recipe-brings = { $points } points{ $cubes ->
    [0] { "" }
    [one] , { $cubes } cube de style
   *[other] , { $cubes } cubes de style
}
web-recipe-ready = { $style ->
    [0] Complète !
   *[other] Complète, avec style !
}
web-recipe-missing = Meilleur emplacement : { $cells } ; il manque : { $tiles }
web-hidden-recipes = { $recipes ->
    [one] cachée, à { $lengths } ingrédients
   *[other] cachées, à { $lengths } ingrédients
}
web-completed = Complétées : { $recipes } sur 10
web-with-style = avec style
web-tokens-left = Jetons restants
web-of-length = pour { $length } ingrédients
web-own-cubes = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
web-last-turn = Dernier tour
web-stock = Cuisine, garde-manger et piles
web-kitchen = Cuisine
web-pantry = Garde-manger
web-piles = Piles de recettes
web-pile = { $length } ingrédients : { $recipes }
web-shelf = { $category ->
    [base] Base
    [fish] Poissons
    [shellfish] Fruits de mer
    [garden] Potager
    [toppings] Garnitures
   *[unique] Uniques
}
web-deal-three = Trois au hasard
web-gain-recipes = +{ $points } { $recipes }{ $cubes ->
    [0] { "" }
   *[other] { " " }★
}
web-show-board = Voir le plateau
web-show-choices = Voir les choix
web-event-joined = { $name ->
    [Toi] Tu arrives à la table.
   *[other] { $name } arrive à la table.
}
web-event-bot-joined = { $name } arrive à la table.
web-event-left = Quelqu’un quitte la table.
web-event-started = La partie commence.
web-event-answered = { $by ->
    [selected] { $name } : temps écoulé, le choix déjà sélectionné est joué.
   *[clock] { $name } : temps écoulé, un bot a choisi.
}
web-event-stood-in = { $name ->
    [Toi] Un bot joue à ta place.
   *[other] Un bot joue à la place de { $name }.
}
web-event-returned = { $name ->
    [Toi] Te voilà de retour.
   *[other] { $name } est de retour.
}
web-event-rematched = La revanche est ouverte.
web-event-closed = La table a été fermée.

web-download = Télécharger
web-whose = Quelles parties
web-whose-own = Tes parties
web-whose-how-own = Jouées dans ce navigateur. Pour en montrer une, partage le lien pour la revoir.
web-whose-none-own = Tu n’as encore terminé aucune partie dans ce navigateur.
web-whose-public = Parties publiques
web-whose-how-public = Parties jouées à des tables ouvertes à tous.
web-whose-none-public = Aucune partie n’a encore été terminée à une table ouverte à tous.
web-games = parties
web-wins = victoires
web-mean-points = points
web-seat = Place { $seat }
web-by-seat = Par place
web-by-bot = Bots
web-by-player = Joueurs
web-ratings = Classement
web-games-played = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
web-step-back = Une étape en arrière
web-step-on = Une étape en avant
web-scrub = Moment de la partie
web-run = Lecture
web-pause = Pause
web-plate = Assiette
web-hand-of = Main
web-fair-1 = Avant que quiconque prenne place, le serveur tire une graine secrète. La table en montre le sceau : une empreinte qui fixe la graine sans rien en révéler.
web-fair-2 = Le sceau une fois affiché, le navigateur de chaque joueur ajoute ses propres bits aléatoires.
web-fair-3 = La graine et ces bits décident ensemble de la donne. Ni le serveur ni aucun joueur n’a donc pu la choisir.
web-fair-4 = Quand la partie est finie, l’enregistrement montre la graine et tous les bits. Tout le monde peut vérifier que le sceau correspond, et que ces cartes en découlent.
web-fair-check = Vérifier une partie ici
web-fair-paste = Un code comme ABC234, ou une partie téléchargée :
web-fair-go = Vérifier
web-fair-nothing = Ce n’est pas une partie avec un sceau.
web-fair-command = Toute la partie, carte par carte, se vérifie avec
web-add-player = Ajouter un joueur

# Points that have just come, and as a round stands.
web-points-come = { $points } { $name }
web-count-now = en l’état : { $points } cette manche

# La fin d’une manche ou d’une partie.
web-ranking = Classement final
web-round-over = Points de la manche
web-place-short = { $place ->
    [1] 1er
   *[other] { $place }e
}
web-place = { $place ->
    [1] Tu es en tête, sur { $players }
   *[other] Tu es { $place }e sur { $players }
}
web-sheet = Feuille de score
web-share-result = Partager le résultat
web-races = Où en sont les courses
web-race-mine = { $race } : toi { $mine }, { $others ->
    [one] { $name } { $amount }
   *[other] { $others } autres { $amount } chacun
}
web-race-watched = { $race } : { $others ->
    [one] { $name } mène avec { $amount }
   *[other] { $others } en ont { $amount } chacun
}
web-count = Compter les points pendant la manche
