# Jouer à Sushi Go Party! : questions, nouvelles, règles.

play-how-party = Au menu ce soir : { $types }.
play-your-plate = Ton assiette : { $plate }.
play-race = { $points ->
    [0] Course aux uramakis : toutes les places sont prises.
   *[other] Course aux uramakis : dix rouleaux rapportent maintenant { $points } points.
}
play-blind-others = Après le saké, jouent ce tour à l’aveugle : { $names }.
play-tie-broken-desserts = (Les cartes dessert départagent : { $cards }.)

play-question-blind = Tu as bu du saké : cette main reste face cachée, et une carte est tirée pour toi.
play-ask-blind = Tirer une carte au hasard ?
play-question-copy = Tu gardes une commande spéciale. Elle compte comme une carte de plus, parmi celles que tu as posées dans cette manche :
play-question-copy-given = On t’a donné une commande spéciale. Elle compte comme une carte de plus, parmi celles que tu as posées dans cette manche :
play-question-copy-fetched = Tu prends une commande spéciale. Elle compte comme une carte de plus, parmi celles que tu as posées dans cette manche :
play-question-copy-blind = Tu as tiré à l’aveugle une commande spéciale. Elle compte comme une carte de plus, parmi celles que tu as posées dans cette manche :
play-ask-copy = Quelle carte copie-t-elle ?
play-question-call-chopsticks = Tu gardes : { $card }. Annoncer { $called } ? Une fois les cartes révélées, tu en prends une deuxième dans cette main, et les baguettes y vont.
play-question-call-spoon = Tu gardes : { $card }. Annoncer { $called } ? Une fois les cartes révélées, tu demandes aux autres une carte de leur main.
play-question-calls = Tu gardes : { $card }. Tu peux annoncer l’une de celles-ci ; elle agit une fois les cartes révélées :
play-ask-call-party = Annoncer { $called } ?
play-ask-calls = Laquelle annonces-tu ?
play-question-chopsticks = Avec { $card }, tu prends une deuxième carte de ta main avant qu’elle ne parte.
play-ask-chopsticks = Quelle carte prends-tu en plus ?
play-question-ask = Avec { $card }, tu demandes une carte. D’abord à { $name }, puis à la suite vers la gauche ; qui l’a doit te la donner et reçoit la cuillère.
play-ask-ask = Que demandes-tu ?
play-question-give = { $name } demande avec une cuillère : { $asked }. Choisis ce que tu donnes ; tu reçois la cuillère en échange :
play-ask-give = Quelle carte donnes-tu ?
play-question-menu = Tu joues tout de suite une de ces cartes ; les autres retournent dans la pioche.
play-ask-menu = Quelle carte joues-tu ?
play-question-turn = { $turned ->
    [0] Avec { $card }, tu peux retourner face cachée des cartes de cette manche. Chacune vaut alors 2 points et rien d’autre. Ce que cela changerait pour tes points :
    [one] { $turned } carte est face cachée. Une autre ?
   *[other] { $turned } cartes sont face cachée. Une autre ?
}
play-ask-turn = Retourner une carte ?

news-looked = { $name ->
    [Toi] Dans la pioche avec { $menu }, pour toi : { $cards }
   *[other] Dans la pioche avec { $menu }, pour { $name } : { $cards }
}
news-chopsticks = { $card } : { $laid }
news-menu = { $card } : { $laid }
news-menu-nothing = { $card } : que des menus dans la pioche, rien à jouer
news-takeout-box = { $turned ->
    [0] { $card } : rien de retourné
   *[other] { $card } : { $cards } face cachée
}
news-spoon = { $card }, demande : { $asked }
news-spoon-nobody = rien obtenu, et la cuillère est mise de côté
news-lacked = aucune en main
news-must-give = plusieurs au choix
news-gave = { $card } contre la cuillère
news-got = obtenu : { $laid }
news-spilled = Plus d’une soupe miso à ce tour : toutes mises de côté ({ $names }).
news-race = { $name } : { $points } points tout de suite pour dix rouleaux d’uramaki, qui sont mis de côté.
news-nothing-to-do = { $name } : { $card } n’avait rien à faire ; la carte est mise de côté.

rule-party-nigiri = L’omelette rapporte 1 point, le saumon 2, le calamar 3{ $wasabi ->
    [0] .
   *[other] { "\u00A0" }; sur un wasabi, trois fois plus.
}
rule-party-maki = Une carte montre un, deux ou trois makis. À la fin de la manche, en avoir le plus rapporte 6 points, la deuxième place { $places ->
    [2] 3
   *[other] 4, la troisième 2
}. À égalité, chacun marque tous les points.
rule-party-wasabi = Triple le prochain nigiri que tu poses. Sans nigiri, ne rapporte rien.
rule-party-chopsticks = À un tour suivant, annonce-les avec ta carte : une fois les cartes révélées, tu en prends une deuxième dans ta main, et les baguettes vont dans cette main. Les petits numéros agissent en premier. Par elles-mêmes, elles ne rapportent rien.
rule-party-pudding = Se garde jusqu’à la fin de la partie. Alors, en avoir le plus rapporte 6 points{ $seats ->
    [2] { "\u00A0" }; à deux, en avoir le moins ne coûte rien.
   *[other] , en avoir le moins en coûte 6.
} À égalité, cela compte en entier pour chacun.
rule-temaki = À la fin de la manche, en avoir le plus rapporte 4 points{ $seats ->
    [2] { "\u00A0" }; à deux, en avoir le moins ne coûte rien.
   *[other] { "\u00A0" }; en avoir le moins, même aucun, en coûte 4.
} À égalité, cela compte en entier pour chacun.
rule-uramaki = Une carte montre trois, quatre ou cinq rouleaux. Qui arrive à dix en premier touche 8 points tout de suite et met ses rouleaux de côté ; ensuite, dix rouleaux rapportent 5, puis 2. À la fin de la manche, qui a le plus de rouleaux restants prend la place suivante.
rule-eel = Une anguille seule coûte 3 points. Deux ou plus en rapportent 7.
rule-tofu = Un rapporte 2 points, deux en rapportent 6. Trois ou plus ne rapportent rien.
rule-onigiri = Il y a quatre formes. Une série d’une, deux, trois ou quatre formes différentes rapporte 1, 4, 9 ou 16 points.
rule-edamame = Chaque carte rapporte un point par adversaire qui a aussi des edamames, 4 au plus.
rule-miso-soup = Rapporte 3 points. Mais si plusieurs sont posées au même tour, par qui que ce soit, elles sont toutes mises de côté.
rule-sukeroku = Un futomaki et un inari ensemble rapportent 6 points. L’un sans l’autre en rapporte 2.
rule-spoon = À un tour suivant, annonce-la avec ta carte : une fois les cartes révélées, tu demandes une carte, précise ou d’un type au choix. La première personne à ta gauche qui l’a doit te la donner et prend la cuillère en main. Les petits numéros agissent en premier. Par elle-même, elle ne rapporte rien.
rule-menu = Une fois les cartes révélées, tu regardes quatre cartes de la pioche et tu en poses une qui n’est pas un menu. Les petits numéros agissent en premier. Le menu est mis de côté.
rule-takeout-box = Une fois les cartes révélées, tu peux retourner face cachée les cartes de cette manche que tu veux : 2 points chacune et rien d’autre. Les petits numéros agissent en premier. La boîte est mise de côté.
rule-soy-sauce = Rapporte 4 points si personne n’a des cartes de plus de couleurs. Chaque type est une couleur{ $wasabi ->
    [0] { "" }
   *[other] , nigiri et wasabi n’en font qu’une
}{ $box ->
    [0] .
   *[other] , les cartes face cachée en sont une aussi.
}
rule-tea = Rapporte autant de points que ta plus grande série d’une même couleur a de cartes. Chaque type est une couleur{ $wasabi ->
    [0] { "" }
   *[other] , nigiri et wasabi n’en font qu’une
}, le thé lui-même en est une{ $box ->
    [0] .
   *[other] , et les cartes face cachée aussi.
}
rule-special-order = Compte comme une de plus de tes cartes de cette manche ; tu dis laquelle en la prenant. Sans carte à copier, elle est mise de côté.
rule-sake = Rapporte 3 points. À ton prochain tour de la manche, tu prends une carte de ta main au hasard, sans regarder.
rule-fruit = Se garde jusqu’à la fin de la partie ; une carte montre deux fruits. Alors, zéro, un, deux, trois, quatre ou cinq exemplaires d’un fruit rapportent -2, 0, 1, 3, 6 ou 10 points, pour chacun des trois fruits.
rule-face-down = Rapporte 2 points et n’est plus rien d’autre. Toutes les cartes face cachée forment ensemble une couleur à part.

refusal-not-asked = la place { $seat } ne peut pas jouer { $action } : ce n’est pas à elle de répondre
refusal-blind = la place { $seat } ne peut pas jouer { $action } : après le saké, elle prend une carte à l’aveugle, soit « blind »
refusal-not-blind = la place { $seat } ne peut pas jouer { $action } : elle voit sa main et prend une carte par son nom
refusal-copy = la place { $seat } ne peut pas jouer { $action } : sa commande spéciale copie une de ses cartes ({ $legal })
refusal-ask = la place { $seat } ne peut pas jouer { $action } : sa cuillère demande une carte de ce menu ({ $legal })
refusal-give = la place { $seat } ne peut pas jouer { $action } : elle donne une carte que demande la cuillère ({ $legal })
refusal-menu-card = la place { $seat } ne peut pas jouer { $action } : elle joue une des cartes que montre son menu ({ $legal })
refusal-turn = la place { $seat } ne peut pas jouer { $action } : elle retourne une de ses cartes face cachée, ou elle a fini ({ $legal })
