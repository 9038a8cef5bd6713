# Suggerimenti: perché una scelta è buona o cattiva.

why-leads = ti porta in testa
why-leads-further = aumenta il tuo vantaggio
why-draws-level = ti porta alla pari con il primo
why-leaves-last-place = ti toglie dall’ultimo posto
why-behind = { $behind ->
    [one] ancora 1 in meno del primo
   *[other] ancora { $behind } in meno del primo
}
why-too-late = troppo tardi per completare la serie
why-keeps-chopsticks = tiene le bacchette per dopo
why-comes = nella prossima mano c’è di sicuro: { $card }
why-denies = toglie { $card } { $players ->
    [2] al tuo avversario
   *[other] al tuo vicino
}
why-leaves = lascia { $card } { $players ->
    [2] al tuo avversario
   *[other] al tuo vicino
}
why-another = { $card }{ $number ->
    [1] { "" }
   *[other] { " " }n. { $number }
} ({ $signed })
why-on-wasabi = { $card } per un wasabi ({ $signed })
why-keeps-special = tiene le specialità per dopo
why-gift = della categoria «{ $kind }»
why-nearer = poi per { $recipe } { $missing ->
    [one] manca solo { $tiles }
   *[other] mancano { $missing } tessere ({ $tiles })
}
why-farther = fa arretrare { $recipe }
why-no-nearer = non aiuta nessuna delle tue ricette
why-not-in-the-way = non intralcia nessuna delle tue ricette
why-last-tile = l’ultima tessera per { $recipes }
why-last-in-pantry = l’ultima nella dispensa
why-not-wanted = non serve a nessuna delle tue ricette
why-unclaimed = lascia incompleto: { $recipes }
why-points = { $gain ->
    [0] non cambia i punti
   *[other] { $signed } subito
}

# Suggerimenti nel terminale.

hint-head = Le scelte migliori:
hint-figures = { $wins }% di probabilità di vincere · circa { $points }
hint-choice = { $choice }: { $wins } ± { $wins_error }% di probabilità di vincere, { $points }
hint-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} { $reach ->
    [round] in questa manche
    [turns] nei tuoi prossimi turni
   *[game] alla fine
}
hint-numbered = { $number } { $choice }
hint-greedy = Intanto, { $choice } sembra una buona scelta:
hint-preparing = I consigli con le probabilità stanno arrivando: la prima volta ci vuole fino a un minuto. Chiedi di nuovo fra poco.
hint-no-choice = Hai una sola scelta.
hint-not-asked = Per ora non devi scegliere nulla.
