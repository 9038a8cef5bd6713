# Les pages de règles : ce que les textes des cartes ne disent pas.

manual-goal = But du jeu
manual-deal = Avant de commencer
manual-turn = Un tour
manual-round = Fin d’une manche
manual-end = Fin de la partie
manual-menu = Le menu
manual-numbers = Qui agit en premier
manual-players = Selon le nombre de joueurs
manual-options = Variantes
manual-ours = Points de détail
manual-board = Le plateau
manual-cards = Cartes
manual-group-nigiri = Nigiris (toujours au menu)
manual-group-roll = Rouleaux (un type par partie)
manual-group-appetizer = Entrées (trois types)
manual-group-special = Spécialités (deux types)
manual-group-dessert = Desserts (un type)
manual-group-kitchen = Cartes action
manual-group-tile = Ingrédients
manual-group-recipe = Recettes de la maison

manual-sushi-go-goal = Compose le meilleur repas. Les cartes rapportent des points seules, en séries ou en course contre les autres. Après trois manches, le plus de points l’emporte.
manual-sushi-go-deal = Toutes les cartes sont mélangées une fois pour toute la partie. À chaque manche, tout le monde reçoit une main secrète : { $edition ->
    [zoch] 9 cartes à trois, 8 à quatre, 7 à cinq
   *[other] 10 cartes à deux, 9 à trois, 8 à quatre, 7 à cinq
}.
manual-sushi-go-turn = Tout le monde choisit en secret une carte de sa main. On les révèle en même temps, et chacune reste dans l’assiette devant soi. Puis on passe le reste de sa main à gauche et on prend celle qui arrive. Les mains font ainsi le tour de la table et diminuent ; la dernière carte est simplement posée.
manual-sushi-go-round = Quand toutes les cartes sont posées, on compte les assiettes. Puis on range tout sauf les puddings, et on distribue de nouvelles mains.
manual-sushi-go-end = Après la troisième manche, on compte les puddings. Le plus de points l’emporte ; à égalité, les puddings départagent ; si l’égalité demeure, la victoire est partagée.
manual-sushi-go-players = À deux, avoir le moins de puddings ne coûte rien, et une égalité ne rapporte rien.
manual-sushi-go-zoch-players = Cette édition se joue de trois à cinq.
manual-option-pass-both-ways = Passer dans les deux sens : à la deuxième manche, les mains vont à droite.
manual-option-dummy = À deux avec un fantôme : une troisième assiette qui n’est à personne. Vous jouez pour lui à tour de rôle : pioche une carte de sa pile, garde une carte et donne-lui-en une. Il ne peut pas gagner, mais ses makis et ses puddings comptent.
manual-edition-gamewright = Deux éditions des règles sont au choix. Gamewright : en cas d’égalité pour les makis ou les puddings, on partage les points, arrondis vers le bas ; si tout le monde a autant de puddings, personne ne marque ; et un nigiri va toujours sur un wasabi libre.
manual-edition-zoch = Deux éditions des règles sont au choix. Zoch : en cas d’égalité, tout le monde touche la totalité, un nigiri peut être posé à côté d’un wasabi libre, les raviolis deviennent des pétoncles et le calamar du thon.
manual-ours-gamewright = Là où le livret ne dit rien, nous avons choisi : sans maki, pas de points de maki. Avec deux nigiris au même tour et un seul wasabi libre, le premier choisi va dessus. Si les puddings ne départagent pas non plus, la victoire est partagée. Qui joue en premier pour le fantôme est tiré au hasard et change à chaque manche, et on joue pour lui à tour de rôle ; le fantôme n’utilise jamais de baguettes et ne peut pas gagner.
manual-ours-zoch = Là où le livret ne dit rien, nous avons choisi : qu’un nigiri aille sur un wasabi libre ou à côté, cela se choisit en secret avec la carte et ne change plus ensuite. Avec deux nigiris au même tour et un seul wasabi libre, l’un ou l’autre peut aller dessus, ou aucun. Avec les baguettes, les deux cartes se choisissent face cachée, même si les règles italiennes posent la deuxième face visible.

manual-party-goal = Comme Sushi Go!, avec un menu qui change d’une partie à l’autre : sept types de cartes, et les nigiris. Après trois manches, le plus de points l’emporte.
manual-party-menu = Un menu, ce sont les nigiris, un rouleau, trois entrées, deux spécialités et un dessert. Prends un menu conseillé, choisis à la carte, ou laisse faire le hasard.
manual-party-deal = On mélange toutes les cartes du menu et une partie des desserts : 5 avant la première manche, 3 de plus avant la deuxième, 2 avant la troisième ; de six à huit, 7, 5 et 3. Tout le monde reçoit 10 cartes à deux ou trois, 9 à quatre ou cinq, 8 à six ou sept, 7 à huit.
manual-party-turn = Tout le monde choisit en secret une carte de sa main ; avec elle, tu peux annoncer des baguettes ou une cuillère posées devant toi. On révèle tout en même temps. Puis les cartes spéciales agissent, et les mains vont à gauche. La dernière carte est simplement posée.
manual-party-numbers = Baguettes, cuillères, menus et boîtes à emporter portent un petit numéro de 1 à 12. Une fois les cartes révélées, elles agissent dans cet ordre, le plus petit en premier.
manual-party-round = Quand toutes les cartes sont posées, on compte les assiettes. Les desserts restent devant toi jusqu’à la fin ; toutes les autres cartes retournent dans la pioche, mélangées avec les nouveaux desserts.
manual-party-end = Après la troisième manche, on compte les desserts. Le plus de points l’emporte ; à égalité, les cartes dessert départagent ; si l’égalité demeure, la victoire est partagée. Un total peut être négatif.
manual-party-players = À deux : avoir le moins de temakis ou de puddings ne coûte rien ; pas d’edamames ni de cuillère. De six à huit : les makis rapportent 6, 4 et 2. À sept ou huit : pas de menu ni de commande spéciale.
manual-ours-party-turn = Là où le livret ne dit rien, nous avons choisi : une annonce engage. À numéro égal, la carte imprimée agit avant une copie, puis on suit l’ordre des places. Qui va chercher une carte la prend d’abord ; puis les baguettes ou la cuillère vont dans une main, ou le menu est mis de côté ; la nouvelle carte n’est posée qu’après. Une commande spéciale ne peut donc pas copier ce qui l’a fait venir, et une cuillère suivante peut le demander.
manual-ours-party-cards = Une cuillère peut aussi demander n’importe quelle carte d’une spécialité numérotée ou du sukeroku. Une boîte à emporter peut aussi retourner des cartes du même tour, même une autre boîte qui attend encore. Un wasabi retourné laisse à son nigiri sa valeur simple ; un wasabi dont le nigiri est retourné reste utilisé. Une commande spéciale obtenue par baguettes, cuillère ou menu peut copier une carte du même tour ; si elle copie des baguettes ou une cuillère, elle redevient une simple commande spéciale dès qu’elle va dans une main. Si trois joueurs sont à égalité dans la course aux uramakis, une seule place disparaît aussi ; qui arrive à dix rouleaux grâce à une carte obtenue marque à ce moment-là. Futomaki et inari ont la même couleur, et chacune de plusieurs paires compte. Si un menu ne montre que des menus, tout le monde les voit.
manual-ours-party-sake = Les détails du saké sont de nous : au tour suivant, la main reste cachée, on annonce sans la voir, et une carte est prise au hasard ; une fois les cartes révélées, tu vois ta main. Une commande spéciale prise ainsi choisit alors ce qu’elle copie. Le saké aveugle d’où qu’il vienne, en copie aussi, et même s’il a été retourné entre-temps. Deux sakés n’aveuglent qu’un tour, et celui du dernier tour d’une manche ne fait rien.
manual-sources-party = Le livret ne le dit pas, nous le tenons d’autres sources : le nombre de cartes de chaque sorte dans un type, les menus conseillés, et ce que font les deux mini-extensions.

manual-wasabi-goal = Cuisinez des recettes sur un plateau commun. Plus elles sont longues, plus elles rapportent, et plus encore avec style. Qui complète dix recettes gagne aussitôt ; sinon, le plus de points l’emporte quand le plateau est plein.
manual-wasabi-board = Six lignes, et cinq, six ou sept colonnes à deux, trois ou quatre. Les ingrédients sont des tuiles visibles au garde-manger ; les recettes sont face cachée, en quatre piles selon le nombre d’ingrédients.
manual-wasabi-deal = Un joueur tiré au hasard commence. À tour de rôle, on choisit trois tuiles de trois catégories différentes (ni base, ni unique) pour son voisin de gauche. Puis tout le monde pioche trois recettes, une à la fois, dans les piles de son choix. Les recettes sont secrètes ; les tuiles et les cartes action sont visibles.
manual-wasabi-players = Cartes action dans la cuisine : une de chaque à deux ; à trois, deux Wasabi ! et deux Pimente !, une de chaque autre ; à quatre, deux de chaque.
manual-ours-wasabi-book = Les listes imprimées de tuiles et de recettes ne sont pas publiques : le jeu a donc son livre maison.
manual-ours-wasabi-turn = Là où le livret ne dit rien, nous avons choisi : qui commence est tiré au hasard. Les tuiles et les cartes action en main sont visibles de tous, puisqu’elles ont été prises ouvertement. Qui passe défausse une ou plusieurs recettes. Pimente ! permet un deuxième ingrédient sans l’exiger. Une tuile que Tranche ! prend comme ingrédient du tour doit être posée ce tour-ci, et peut retourner sur sa case. Permute ! demande une tuile sur au moins une des deux cases. Wasabi ! couvre 2 × 2 cases ; avant l’ingrédient, on ne peut le jouer que s’il reste une case vide.
manual-ours-wasabi-completing = On n’est jamais obligé de compléter, et le style se lit dans les deux sens. Les recettes de quatre et cinq rapportent deux et trois cubes pour le style, et les cubes ne manquent jamais. On peut refuser une carte action ; une carte rendue pour faire de la place ne peut pas être reprise ce tour-ci ; s’il existe une autre sorte que celle jouée se juge avant chaque prise, sans ce qui a été rendu. Ce que découvre un Wasabi ! retiré du plateau ne complète rien. Si tout le monde passe deux fois de suite, la partie finit et l’on compte.
manual-sources-wasabi = Le texte du livret ne le dit pas, nous le tenons d’autres sources : les six lignes du plateau, le nombre de jetons pour chaque nombre d’ingrédients, et ce qu’ils rapportent.

# Menus personnels : ce qui ne va pas.

menu-problem-group = { $group ->
    [roll] { $served ->
        [0] choisis un rouleau
       *[other] un seul rouleau
    }
    [appetizer] { $served ->
        [0] choisis trois entrées
        [1] encore deux entrées
        [2] encore une entrée
       *[other] trois entrées seulement
    }
    [special] { $served ->
        [0] choisis deux spécialités
        [1] encore une spécialité
       *[other] deux spécialités seulement
    }
   *[dessert] { $served ->
        [0] choisis un dessert
       *[other] un seul dessert
    }
}
menu-problem-players = { $type } : seulement de { $fewest } à { $most } joueurs
