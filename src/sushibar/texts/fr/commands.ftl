# La ligne de commande.

help = Des jeux de sushis : y jouer, compter les points, revoir des parties, en simuler par millions. Une adaptation de fans, non officielle.
help-play = Jouer contre des bots dans le terminal.
help-score = Compter les points d’une vraie table : assiettes en arguments, ou demandées une à une, ou lignes JSON.
help-replay = Montrer une partie enregistrée, tour par tour.
help-verify = Vérifier une partie enregistrée : légalité, résultat, et la promesse de sa graine.
help-sim = Simuler des parties à toute vitesse et en faire le bilan.
help-menus = Lister les menus conseillés de Sushi Go Party!, ou en montrer un.
help-metavar-game = JEU
help-metavar-menu = MENU
help-metavar-file = FICHIER
help-metavar-address = ADRESSE
help-metavar-names = NOMS
help-option-game = Le jeu : sushi-go, party ou wasabi.
help-option-record = Une partie enregistrée, ou - pour l’entrée standard.
help-option-records = Des parties enregistrées : fichiers, dossiers de fichiers .txt, ou - pour l’entrée standard.
help-option-players = Combien de joueurs.
help-option-edition = Les règles de quel éditeur, par exemple gamewright ou zoch.
help-option-pass-both-ways = Passer vers la droite à la manche 2.
help-option-dummy = Deux joueurs, avec un fantôme en troisième.
help-option-menu = Le menu de Sushi Go Party! : un nom (« sushibar menus » les liste), sept types séparés par des virgules, ou random.
help-option-book = Ton propre livre de recettes pour Wasabi! : un fichier TOML.
help-option-menu-name = Le nom d’un menu conseillé.
help-option-seed = La même graine distribue les mêmes cartes.
verify-legal = { $turns ->
    [one] { $turns } tour, légal
   *[other] { $turns } tours, tous légaux
}
verify-stated = la donne a été saisie carte par carte ; pas de graine à vérifier
verify-committed = la graine est bien celle qui avait été promise, et elle produit bien cette donne
verify-uncommitted = la donne découle de la graine ; l’enregistrement ne contient pas de promesse à son sujet
verify-no-result = l’enregistrement n’indique pas de résultat ; la partie donne { $points } points
verify-result = le résultat est juste : { $points } points
verify-unfinished = pas terminée : la partie en est à la manche { $round }, tour { $turn }

help-option-version = Afficher la version et quitter.
help-option-games = Combien de parties.
help-option-policy = Qui joue : random.
help-option-device = Où : cpu ou cuda.
help-option-cluster = Jouer sur une grappe Ray : son adresse, ou local pour en démarrer une sur cette machine.
help-option-threads = Combien de fils d’exécution ; tous les cœurs par défaut.
help-option-sim-records = Noter toutes les parties dans ce nouveau fichier, distribuées comme à une table pour que chacun puisse les vérifier.
help-option-sim-seed = Un nombre ; le même donne les mêmes parties sur toutes les machines.
help-option-json = Afficher un objet JSON.
help-option-json-lines = Afficher un objet JSON par partie, un par ligne.

menus-head = Les menus conseillés de Sushi Go Party!, chacun avec nigiri :
menus-names = { $called } ({ $german })
menus-title = { $called }, de { $fewest } à { $most } joueurs
menus-type = { $type }{ $fewest ->
    [2] { $most ->
        [8] { "" }
       *[other] { " " }(jusqu’à { $most } joueurs)
    }
   *[other] { " " }(à partir de { $fewest } joueurs)
}
menus-group = { $group ->
    [roll] { $types ->
        [one] rouleau
       *[other] rouleaux
    }
    [appetizer] entrées
    [special] spécialités
   *[dessert] { $types ->
        [one] dessert
       *[other] desserts
    }
}
menus-own = Le tien : 1 rouleau, 3 entrées, 2 spécialités et 1 dessert dans n’importe quel ordre, par exemple --menu { $example }
menus-play = Pour jouer avec l’un d’eux : sushibar play party --menu NOM, ou --menu random
menus-play-one = Pour jouer avec : sushibar play party --menu { $name }

progress-percent = { $percent } %
progress-rate = { $percent } · { $rate }/s · encore { $left }
progress-interrupted = Interrompu : voici ce qu’ont donné { $done } sur { $total }.
sim-games = parties
sim-seconds = secondes
sim-games-per-s = parties par seconde
sim-decisions-per-s = décisions par seconde
sim-mean-points = points moyens par place
sim-ties = égalités aux points
sim-shared = victoires partagées
sim-category = points moyens pour { $category }

help-usage = Utilisation :
help-arguments = Arguments :
help-options = Options :
help-commands = Commandes :
help-default = par défaut : { $value }
help-required = obligatoire
help-metavar-options = [OPTIONS]
help-metavar-command = COMMANDE [ARGUMENTS]...
help-metavar-number = NOMBRE
help-metavar-word = MOT
help-option-help = Afficher cette page et quitter.
help-option-install-completion = Apprendre au shell à compléter les commandes, les jeux, les menus et les bots, et quitter.
help-option-show-completion = Afficher ce que le shell devrait lire pour cela, et quitter.
completion-installed = { $shell } complétera sushibar dès l’ouverture d’un nouveau terminal ; voir { $file }
error-completion-shell = il n’y a pas de complétion pour le shell « { $shell } » ; il y en a pour : { $shells }

usage-no-option = il n’y a pas d’option { $option } ; --help les liste
usage-option-value = { $option } a besoin d’une valeur
usage-missing = il manque { $what } ; --help en dit plus
usage-value = la valeur donnée pour { $what } ne convient pas ; --help dit ce qu’il faut
usage-similar-option = il n’y a pas d’option { $option } ; peut-être : { $options } ?
usage-flag = { $option } ne prend pas de valeur
usage-extra = { $count ->
    [one] il y a un argument de trop : { $words }
   *[other] il y a { $count } arguments de trop : { $words }
}
usage-no-command = il n’y a pas de commande « { $command } » ; il y a : { $commands }
usage-similar-command = il n’y a pas de commande « { $command } » ; peut-être : { $commands } ?
