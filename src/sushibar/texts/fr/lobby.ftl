# Ce que le navigateur dit autour de la table : accueil, préparation, réglages, règles, chiffres, feuille de score.

web-again = Réessayer
web-learn = Apprendre { $game } en trois tours
web-go-on-tables = Reprendre une partie
web-table = Table { $code }
web-playing = partie en cours
web-blurb-sushi-go = Garde une carte, passe les autres. Rapide et facile.
web-blurb-party = Le même, avec bien plus de cartes et un menu au choix.
web-blurb-wasabi = Pose des ingrédients sur un plateau commun, cuisine des recettes secrètes.
web-minutes-sushi-go = 10 minutes
web-minutes-party = 15 minutes
web-minutes-wasabi = 30 minutes
web-players-span = { $fewest ->
    [one] { $fewest } à { $most } joueurs
   *[other] { $fewest } à { $most } joueurs
}
web-players-count = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
web-play-one = Faire une partie

web-settings = Réglages
web-look = Thème
web-theme-name = { $theme ->
    [dark] sombre
    [light] clair
   *[auto] automatique
}
web-motion = Animations
web-motion-name = { $speed ->
    [calm] calmes
    [quick] rapides
   *[none] aucune
}
web-memory-aid = Aide-mémoire : montrer les mains déjà vues
web-notify = Me prévenir quand c’est à moi
web-notify-denied = Le navigateur n’autorise pas les notifications de cette page.
web-share = Partager
web-qr = Code QR
web-qr-of = Code QR : { $what }
web-copy-failed = Impossible de copier ici. Sélectionne le texte et copie-le toi-même.
web-link-local = Ce lien ne marche que sur cet ordinateur. Pour jouer avec d’autres, lance le serveur avec --host 0.0.0.0 et ouvre la page par l’adresse de cet ordinateur.
web-own-seat = Jouer sur un autre appareil
web-own-seat-how = Ce lien est ta propre place : ouvre-le sur ton téléphone et continue là-bas.
web-own-seat-show = Afficher le lien
web-own-seat-link = Lien vers ta propre place
web-own-seat-warning = Avec ce lien, n’importe qui peut jouer à ta place. Garde-le pour toi.

web-opponents = Tes adversaires
web-opponent = Adversaire { $number }
web-level-of = Niveau { $level }
web-mixed = Mixte
web-mixed-what = choisis-les un par un
web-who = Qui peut venir
web-private = Seulement avec le lien
web-edition-gamewright-what = À égalité, on partage les points. Un nigiri va forcément sur un wasabi libre.
web-edition-zoch-what = À égalité, chacun marque tous les points. Un nigiri peut être posé à côté du wasabi.
web-option-pass-both-ways-what = À la deuxième manche, les mains vont à droite.
web-option-dummy-what = Une troisième assiette pour laquelle vous jouez à tour de rôle.
web-menu-random-what = une surprise
web-menu-own-what = compose-le toi-même
web-group-roll = Un rouleau
web-group-appetizer = Trois entrées
web-group-special = Deux spécialités
web-group-dessert = Un dessert
web-book = On joue avec le livre de recettes de la maison.
web-book-look = Voir les recettes

web-full = Toutes les places sont prises. Tu peux regarder.
web-invite-how = Envoie le lien, montre le code QR, ou dicte le code.
web-clock-each = { $seconds ->
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
   *[other] { $seconds } secondes
} par choix
web-bot-level = bot, niveau { $level }
web-close-table = Fermer la table
web-invites = { $name } t’invite à jouer à { $game }
web-brief = Les règles en 30 secondes
web-brief-sushi-go =
    Chacun garde une carte, face cachée. On révèle tous ensemble.
    Passe le reste de ta main, et choisis dans celle que tu reçois.
    Fais des séries et gagne des courses : deux tempuras valent 5, trois sashimis 10, le plus de makis 6.
    Le wasabi triple ton prochain nigiri. Les puddings comptent tout à la fin.
    Le plus de points après trois manches gagne.
web-brief-party =
    Chacun garde une carte, face cachée. On révèle tous ensemble.
    Passe le reste de ta main, et choisis dans celle que tu reçois.
    Chaque table a son menu. Chaque carte dit ce qu’elle rapporte : en série, en course ou seule.
    Les cartes spéciales prennent une carte de plus, en copient une ou en changent en points.
    Les desserts comptent tout à la fin. Le plus de points après trois manches gagne.
web-brief-wasabi =
    Tu as trois recettes secrètes. Leurs ingrédients doivent s’aligner sur le plateau commun.
    À ton tour, pose un ingrédient. Tout ce qui est sur le plateau sert aux recettes de chacun.
    Une recette terminée rapporte des points ; dans l’ordre imprimé, aussi des cubes de style.
    Les cartes d’action hachent, échangent, empilent ou couvrent ce qui est posé.
    Dix recettes gagnent aussitôt ; sinon, le plus de points quand le plateau est plein.
web-table-settings = Réglages de la table
web-changed = { $name } a changé les réglages.
web-seal-sign = Mélange scellé
web-seal-line = Le mélange est scellé ; { $salts ->
    [0] aucun navigateur n’a encore ajouté de bits aléatoires.
    [1] un navigateur a ajouté ses propres bits aléatoires.
   *[other] { $salts } navigateurs ont ajouté leurs propres bits aléatoires.
}

web-rules-of = Règles de { $game }
web-contents = Sommaire
web-copies = { $copies ->
    [one] { $copies } carte
   *[other] { $copies } cartes
}
web-copies-tiles = { $copies ->
    [one] { $copies } tuile
   *[other] { $copies } tuiles
}
web-numbers = numéros { $numbers }
web-expansion = Mini-extension.
web-only-players = De { $fewest } à { $most } joueurs.

web-all-games = Tous
web-winner = Gagné par :
web-fair-file = Choisir un fichier
web-found-seal-fits = Le sceau correspond à la graine (recalculé par ce navigateur).
web-found-seal-broken = Le sceau ne correspond pas à la graine : cette partie n’a pas été distribuée comme promis.
web-found-seal-seen = C’est le sceau que ce navigateur a vu avant la partie.
web-found-seal-other = Ce navigateur a vu un autre sceau avant la partie !
web-found-bits-in = Les bits aléatoires de ce navigateur sont dans le mélange.
web-found-bits-missing = Les bits aléatoires de ce navigateur ne sont pas dans le mélange !
web-found-salts = { $salts ->
    [0] Aucun joueur n’a ajouté de bits aléatoires.
    [1] Un joueur a ajouté des bits aléatoires.
   *[other] { $salts } joueurs ont ajouté des bits aléatoires.
}
web-found-cards = { $over ->
    [true] { $game } : chaque carte, chaque décision et le résultat en découlent (rejoué par le serveur).
   *[other] { $game } : chaque carte et chaque décision en découlent (rejoué par le serveur) ; la partie n’est pas finie.
}
web-found-wrong = Cet enregistrement ne tient pas :
web-figures = Les chiffres
web-figure-commitment = Sceau : SHA-256 de la graine
web-figure-seed = Graine
web-figure-salt = Bits aléatoires { $number }
web-figure-key = Clé de la donne : SHA-256 de la graine et des bits

web-me = Toi
web-me-best = meilleur score
web-me-streak = victoires de suite
web-moments = Meilleurs moments
web-moment-score = Meilleur score : { $points } points
web-moment-win = Plus large victoire : { $points } points d’avance
web-moment-close = Victoire la plus serrée : { $points ->
    [one] { $points } point d’avance
   *[other] { $points } points d’avance
}
web-moment-line = Le plus d’un coup : { $points } points
web-spread = Points en fin de partie
web-spread-desc = Combien de fois chaque score a été atteint ; { $mean } en moyenne. Tous les chiffres sont dans le tableau ci-dessous.
web-mean = moyenne { $mean }
web-as-table = En tableau
web-results = résultats
web-points-mean = points moyens
web-rating = cote
web-rating-what = La barre montre à quel point la cote est sûre : la vraie force s’y trouve très probablement.
web-no-ratings = Personne n’est encore classé. Ouvre une table avec « Partie classée » pour entrer au classement.

web-pad-what = Pour une partie autour d’une vraie table : compte ce qu’il y a devant chacun, et lis les points expliqués. Tout reste dans ce navigateur.
web-pad-offline = Pas de connexion : la page compte elle-même les points. Les explications reviendront avec le serveur.
web-pad-table = { $game } · { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
web-pad-end = Résultat
web-pad-next = Suite : { $what }
web-pad-points = en cours { $now } · total { $total }
web-pad-typed = Ou taper l’assiette
web-pad-lay = Poser
web-pad-empty = Rien de compté pour l’instant.
web-pad-lead = Après { $played } manche{ $played ->
    [one] {""}
   *[other] s
} sur { $rounds }, en tête : { $names }
web-player = Joueur { $number }
web-name-of = Nom du joueur { $seat }
web-rounds = Manches
web-round = Manche { $round }
web-desserts = Desserts
web-fewer = Un de moins : { $what }
web-one-more = Un de plus : { $what }
web-on-wasabi = { $card } sur wasabi
web-face-down = cartes face cachée
web-race = points de la course aux uramakis
web-kept = compte à la fin
web-orders = Compte une commande spéciale comme la carte qu’elle copie.
web-recipes-of = recettes à { $length } ingrédients
web-style-cubes = cubes de style
web-tie-broken = { $game ->
    [wasabi] Égalité de points : les cubes départagent.
   *[other] Égalité de points : les cartes dessert départagent.
}
web-tie-shared = { $game ->
    [wasabi] Autant de points et de cubes : match nul.
   *[other] Autant de points et de desserts : la victoire est partagée.
}
web-tie-tokens = { $game ->
    [wasabi] Dix recettes complètes : c’est gagné, quels que soient les points.
   *[other] Les points décident.
}
web-undo = Annuler
web-save = Enregistrer dans un fichier
web-print = Imprimer
web-copy-text = Copier en texte
web-new-pad = Recommencer
