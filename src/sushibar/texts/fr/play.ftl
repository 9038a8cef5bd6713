# Jouer dans le terminal.

help-option-play-players = Combien de joueurs, en te comptant (Sushi Go! de 2 à 5, Party! de 2 à 8, Wasabi! de 2 à 4) ; 4 par défaut, 2 avec un fantôme.
help-option-bots = Qui joue contre toi, séparés par des virgules s’ils diffèrent : random, beginner, greedy, search ou champion (ces deux derniers réfléchissent ; search:200ms ou search:5000 dit combien de temps), ou un bot invité ; « sushibar bots » les liste tous.
help-option-name = Comment on t’appelle à la table.
help-option-people = Celles et ceux qui partagent ce terminal, par exemple Ann,Ben : chacun son tour, et chaque main reste cachée jusqu’à ce que la personne soit là.
help-option-resume = Reprendre une partie sauvegardée ; sans fichier, tu choisis parmi les tiennes.

error-resume-option = une partie sauvegardée reprend comme elle a commencé : laisse tomber { $option }
error-people-name = --people nomme déjà tout le monde : laisse tomber --name
error-people-many = { $people } personnes ont besoin de plus de { $players } places
error-people-saved = personne ne s’appelle { $name } dans cette partie ; il y a { $names }
error-resume-game = la partie sauvegardée est une partie de { $saved }, pas de { $game }
error-resume-over = la partie de { $file } est finie ; « sushibar replay » la montre à nouveau
error-resume-stated = les cartes de la partie de { $file } ont été distribuées à la main, personne ne peut donc continuer la donne ici

play-you = Toi
play-how =
    À chaque tour, tout le monde garde une carte de sa main ; on les révèle, et les
    mains passent au voisin. Complète des séries, gagne des courses : à côté de chaque
    carte, tu vois ce qu’elle te rapporterait maintenant. Après trois manches, le plus
    de points l’emporte.
play-how-typing =
    { $game ->
        [wasabi] Tape le numéro d’un choix ou le début de son nom, une case comme c3, ou les deux à la fois : thon c3.
       *[other] Tape le numéro d’une carte.
    } r pour les règles, h pour l’aide, q pour arrêter.
play-how-dummy =
    Le fantôme est une troisième assiette qui n’est à personne. Vous jouez pour lui à
    tour de rôle : pioche une carte de sa pile, garde une carte, donnes-en une au
    fantôme. Il ne peut pas gagner, mais ses makis et ses puddings comptent.
play-welcome-back = Te revoilà ! La partie reprend là où tu l’avais laissée.
play-sealed = Sceau : { $commitment }

play-deal = Manche { $round } : { $cards } cartes par main. Les mains vont ainsi : { $route }.
watch-deal = Manche { $round } : { $cards } cartes par main. Les mains passent à { $direction ->
    [left] gauche
   *[right] droite
}.
play-column-points = points
play-column-plate = { $game ->
    [wasabi] tuiles, cartes et recettes
   *[other] assiette
}

play-dummy-first = Jouera en premier pour le fantôme : { $name }.
play-dummy-yours = Ce tour-ci, tu joues pour le fantôme. De sa pile, tu as pioché : { $card }.
play-dummy-theirs = Ce tour-ci, c’est à { $name } de jouer pour le fantôme.

play-question-first = Ta main, et ce que chaque carte rapporterait :
play-question-call = Tu gardes : { $card }. Utiliser tes baguettes pour garder aussi une deuxième carte ?
play-question-second = Tu gardes : { $card }. Et dans le reste de ta main :
play-question-dummy = Tu gardes : { $card }. Maintenant une carte pour le fantôme, et ce qu’elle lui rapporterait :
play-ask-first = Quelle carte gardes-tu ?
play-ask-call = Utiliser les baguettes ?
play-ask-second = Quelle carte gardes-tu en plus ?
play-ask-dummy = Quelle carte reçoit le fantôme ?
play-prompt = { $ask } ({ $answers }, { $begun ->
    [0] h pour l’aide
   *[other] u pour rechoisir
}) >
play-answers = { $last ->
    [one] { $last }
   *[other] 1–{ $last }
}
play-answers-yes-no = oui ou non
play-answers-enter = { $last ->
    [one] Entrée
   *[other] 1–{ $last }, Entrée pour { $choice }
}
play-answers-place = une case comme { $example }
play-yes = oui
play-no = non
play-pause = { $over ->
    [0] Appuie sur Entrée pour la manche suivante. >
   *[other] Appuie sur Entrée pour le dessert ({ $desserts }). >
}

play-ambiguous = Ce peut être { $choices } : tape quelques lettres de plus, ou le numéro.
play-ambiguous-place = Ce peut être { $choices } : tape la colonne et la ligne.
play-not-needed = « { $typed } » était de trop : ta réponse était déjà complète.
play-not-a-choice = « { $typed } » ne fait pas partie de tes choix.
play-expected = Tape { $last ->
    [one] { $last }
   *[other] un nombre de 1 à { $last }
} ou le début d’un nom ; h montre ce que tu peux taper d’autre.
play-expected-numbers = Tape { $numbers } ou le début d’un nom ; h montre ce que tu peux taper d’autre.
play-expected-place = Tape une case, colonne et ligne, comme { $example } ; h montre ce que tu peux taper d’autre.

play-reveal = { $last ->
    [0] On révèle les cartes :
   *[other] Tout le monde pose sa dernière carte :
}
play-reveal-chopsticks = { $first } et, avec les baguettes, { $second }
play-reveal-dummy = { $name ->
    [Toi] { $card } (par toi)
   *[other] { $card } (par { $name })
}
play-passing = { $players ->
    [2] { $other } et toi échangez vos mains.
   *[other] { $right ->
        [0] Les mains passent à gauche :
       *[other] Les mains passent à droite :
    } { $route }
}

play-round-over = Fin de la manche { $round }
play-desserts = Pour finir : { $desserts }
play-final = Scores finaux
play-scores-now = Manche { $round } pour l’instant
play-won = Tu gagnes avec { $points } points. Quel festin !
play-shared = Tu partages la victoire avec { $names } : { $points } points chacun.
play-lost = { $winners ->
    [one] { $names } gagne avec { $points } points.
   *[other] { $names } gagnent avec { $points } points chacun.
} On se ressert ?
play-tie-broken = (Les puddings départagent : { $puddings }.)
play-unsealed = La graine sous le sceau : { $seed }
play-record =
    Toute la partie est gardée dans
      { $file }
    « sushibar replay FICHIER » la remontre, « sushibar verify FICHIER » vérifie
    le sceau.
play-left =
    Ta partie est sauvegardée. Pour la reprendre :
      { $command } play --resume { $file }
play-saved = Sauvegardé dans { $file }
play-file-exists = { $file } existe déjà : choisis un autre nom.
play-cannot-save = La partie ne peut pas être sauvegardée dans { $file } : { $reason }
play-pass-to = Passe le terminal à { $name }
play-its-me = { $name }, c’est toi ? Entrée montre ta main (q arrête) :
play-nothing-to-undo = Il n’y a rien à reprendre : tu n’as pas encore choisi, et ce qui est révélé le reste.
play-no-card = Il n’y a pas de carte « { $typed } » dans ce jeu ; r tout seul les explique toutes.

play-memory = Les mains que tu as vues, la prochaine à te parvenir d’abord :
play-memory-hand = { $known ->
    [0] pas encore vue
   *[other] { $cards }{ $unknown ->
        [0] { "" }
        [one] { " " }et { $unknown } carte que tu n’as pas vue
       *[other] { " " }et { $unknown } cartes que tu n’as pas vues
    }
}

play-help =
    Tape le numéro d’un choix, ou son nom, ou le début de son nom (tem).
      p          la table et tes choix à nouveau
      s          les scores jusqu’ici
      m          mémoire : les mains que tu as vues passer
      hint       les meilleurs choix : chances de gagner, points et raisons
      r          ce que font toutes les cartes ; « r pudding » parle d’une seule
      u          rechoisir, tant que tu es au milieu d’un tour
      save       sauvegarder ; « save ma-partie.txt » en fait une copie là
      q          arrêter ; la partie est sauvegardée, on te dit comment reprendre
      h          cette aide

    Le sceau du début est l’empreinte de la graine qui distribue toutes les cartes.
    Elle t’est montrée à la fin : personne n’a pu changer les cartes entre-temps.

rule-maki = Une carte montre un, deux ou trois makis. À la fin de la manche, en avoir le plus rapporte 6 points, la deuxième place 3. { $edition ->
    [zoch] À égalité, chacun marque tous les points.
   *[other] À égalité, on partage les points, et une égalité en tête ne laisse rien au deuxième.
}
rule-nigiri = L’omelette rapporte 1 point, le saumon 2, le { $edition ->
    [zoch] thon
   *[other] calamar
} 3 ; sur un wasabi, trois fois plus.
rule-wasabi = Triple { $edition ->
    [zoch] un nigiri que tu prends à un tour suivant ; tu peux aussi poser le nigiri à côté et en attendre un meilleur.
   *[other] le prochain nigiri que tu prends à un tour suivant.
} Sans nigiri, ne rapporte rien.
rule-chopsticks = À un tour suivant, garde deux cartes d’un coup ; les baguettes vont alors dans la main que tu passes. Par elles-mêmes, elles ne rapportent rien.
rule-pudding = Se garde jusqu’à la fin de la partie. Alors, en avoir le plus rapporte 6 points{ $seats ->
    [2] { "\u00A0" }; à deux, en avoir le moins ne coûte rien, et une égalité ne rapporte rien.
   *[other] , en avoir le moins en coûte 6. { $edition ->
        [zoch] À égalité, cela compte en entier pour chacun.
       *[other] À égalité, on partage ; si tout le monde en a autant, personne ne marque.
    }
}
