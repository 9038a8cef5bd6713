# Suggerimenti: perché una scelta è buona o cattiva.

why-leads = prende il comando
why-leads-further = allunga il vantaggio
why-draws-level = raggiunge chi ne ha di più
why-leaves-last-place = lascia l’ultimo posto
why-behind = { $behind ->
    [one] ne manca ancora 1
   *[other] ne mancano ancora { $behind }
} per raggiungere chi ne ha di più
why-too-late = troppo tardi per completare la serie
why-keeps-chopsticks = tiene le bacchette per dopo
why-comes = nella prossima mano c’è di sicuro { $card }
why-denies = toglie { $card } a { $players ->
    [2] chi hai di fronte
   *[other] chi ti siede accanto
}
why-leaves = lascia a { $players ->
    [2] chi hai di fronte
   *[other] chi ti siede accanto
} { $card }
why-another = { $card }{ $number ->
    [1] { "" }
   *[other] { " " }n. { $number }
} ({ $signed })
why-on-wasabi = { $card } per un wasabi ({ $signed })
why-keeps-special = tiene per dopo ciò che si può usare
why-gift = della categoria «{ $kind }»
why-nearer = poi per { $recipe } { $missing ->
    [one] manca solo { $tiles }
   *[other] mancano { $missing } tasselli ({ $tiles })
}
why-farther = allontana { $recipe }
why-no-nearer = non avvicina nessuna delle tue ricette
why-not-in-the-way = non intralcia nessuna delle tue ricette
why-last-tile = l’ultimo tassello per { $recipes }
why-last-in-pantry = l’ultimo nella dispensa
why-not-wanted = non serve a nessuna delle tue ricette
why-unclaimed = lascia incompleto: { $recipes }
why-points = { $gain ->
    [0] non cambia i punti
   *[other] { $signed } subito
}

# Suggerimenti nel terminale.

hint-head = Le scelte migliori:
hint-choice = { $choice }: { $wins } ± { $wins_error }% di vittoria, { $points } ± { $points_error } punti
hint-numbered = { $number } { $choice }
hint-greedy = Intanto, { $choice } sembra una buona scelta:
hint-preparing = I consigli con le probabilità sono in preparazione: la prima volta ci vuole al massimo un minuto. Chiedi di nuovo fra poco.
hint-no-choice = Hai una sola scelta.
hint-not-asked = Per ora non devi scegliere nulla.
