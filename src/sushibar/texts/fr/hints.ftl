# Conseils : pourquoi un choix est bon ou mauvais.

why-leads = prend la tête
why-leads-further = creuse ton avance
why-draws-level = égalise en tête
why-leaves-last-place = te sort de la dernière place
why-behind = encore { $behind } de retard sur le premier
why-too-late = trop tard pour compléter
why-keeps-chopsticks = garde les baguettes pour plus tard
why-comes = la prochaine main contient à coup sûr : { $card }
why-denies = ne laisse pas { $card } { $players ->
    [2] à ton adversaire
   *[other] à ton voisin
}
why-leaves = laisse { $players ->
    [2] à ton adversaire
   *[other] à ton voisin
} : { $card }
why-another = { $card } ({ $number ->
    [1] { "" }
    [2] 2e carte,{ " " }
    [3] 3e carte,{ " " }
    [4] 4e carte,{ " " }
    [5] 5e carte,{ " " }
   *[other] une de plus,{ " " }
}{ $signed })
why-on-wasabi = { $card } pour un wasabi ({ $signed })
why-keeps-special = garde les spécialités pour plus tard
why-gift = de la catégorie « { $kind } »
why-nearer = pour { $recipe }, { $missing ->
    [one] plus qu’une tuile ({ $tiles })
   *[other] encore { $missing } tuiles ({ $tiles })
}
why-farther = fait reculer { $recipe }
why-no-nearer = n’aide aucune de tes recettes
why-not-in-the-way = ne gêne aucune de tes recettes
why-last-tile = la dernière tuile pour { $recipes }
why-last-in-pantry = c’est la dernière au garde-manger
why-not-wanted = aucune de tes recettes n’en a besoin
why-unclaimed = laisse en plan : { $recipes }
why-points = { $gain ->
    [0] ne change pas les points
   *[other] { $signed } tout de suite
}

# Conseils dans le terminal.

hint-head = Les meilleurs choix :
hint-figures = { $wins } % de chances de gagner · environ { $points }
hint-choice = { $choice } : { $wins } ± { $wins_error } % de chances de gagner, { $points }
hint-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} { $reach ->
    [round] dans cette manche
    [turns] à tes prochains tours
   *[game] à la fin
}
hint-numbered = { $number } { $choice }
hint-greedy = En attendant, { $choice } semble un bon choix :
hint-preparing = Les conseils chiffrés arrivent ; la première fois, il faut jusqu’à une minute. Redemande bientôt.
hint-no-choice = Tu n’as qu’un seul choix.
hint-not-asked = Tu n’as rien à choisir pour l’instant.
