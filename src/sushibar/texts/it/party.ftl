# Giocare a Sushi Go Party!: domande, notizie, regole.

play-how-party = Il menu di stasera: { $types }.
play-your-plate = Il tuo piatto: { $plate }.
play-race = { $points ->
    [0] Corsa agli uramaki: tutti i posti sono presi.
   *[other] Corsa agli uramaki: ora dieci rotoli valgono { $points } punti.
}
play-blind-others = Dopo il sake giocano alla cieca in questo turno: { $names }.
play-tie-broken-desserts = (A parità di punti decidono le carte dolce: { $cards }.)

play-question-blind = Hai bevuto sake: questa mano resta coperta, e una carta viene presa a caso per te.
play-ask-blind = Prendi una carta a caso?
play-question-copy = Tieni un ordine speciale. Vale come un’altra copia di una carta che hai messo giù in questa manche:
play-question-copy-given = Ricevi un ordine speciale. Vale come un’altra copia di una carta che hai messo giù in questa manche:
play-question-copy-fetched = Prendi un ordine speciale. Vale come un’altra copia di una carta che hai messo giù in questa manche:
play-question-copy-blind = Alla cieca hai preso un ordine speciale. Vale come un’altra copia di una carta che hai messo giù in questa manche:
play-ask-copy = Quale carta copia?
play-question-call-chopsticks = Tieni: { $card }. Usi { $called }? Scoperte le carte, ne prendi una seconda da questa mano, e le bacchette ci finiscono dentro.
play-question-call-spoon = Tieni: { $card }. Usi { $called }? Scoperte le carte, chiedi agli altri una carta della loro mano.
play-question-calls = Tieni: { $card }. Puoi usare una di queste; agisce quando tutte le carte sono scoperte:
play-ask-call-party = Usi { $called }?
play-ask-calls = Quale usi?
play-question-chopsticks = Con { $card } prendi una seconda carta dalla tua mano, prima che passi oltre.
play-ask-chopsticks = Quale altra carta prendi?
play-question-ask = Con { $card } chiedi una carta. Guarda prima { $name }, poi gli altri verso sinistra; chi ce l’ha deve dartela e riceve il cucchiaio.
play-ask-ask = Che cosa chiedi?
play-question-give = { $name } chiede con un cucchiaio: { $asked }. Scegli quale dare; in cambio ricevi il cucchiaio:
play-ask-give = Quale carta dai via?
play-question-menu = Giochi subito una di queste carte; le altre tornano nel mazzo.
play-ask-menu = Quale carta giochi?
play-question-turn = { $turned ->
    [0] Con { $card } puoi coprire carte di questa manche. Ognuna vale poi 2 punti e nient’altro. Come cambierebbero i tuoi punti:
    [one] 1 carta è coperta. Un’altra?
   *[other] { $turned } carte sono coperte. Un’altra?
}
play-ask-turn = Quale carta copri?

news-looked = { $name ->
    [Tu] Con { $menu } hai visto nel mazzo: { $cards }
   *[other] Con { $menu } { $name } ha visto nel mazzo: { $cards }
}
news-chopsticks = { $card }: { $laid }
news-menu = { $card }: { $laid }
news-menu-nothing = { $card }: nel mazzo solo menu, nulla da giocare
news-takeout-box = { $turned ->
    [0] { $card }: nessuna carta coperta
   *[other] { $card } copre { $cards }
}
news-spoon = { $card }, richiesta: { $asked }
news-spoon-nobody = niente da nessuno, il cucchiaio va da parte
news-lacked = nulla da dare
news-must-give = più carte fra cui scegliere
news-gave = { $card } in cambio del cucchiaio
news-got = ottenuto: { $laid }
news-spilled = Più di una zuppa di miso in questo turno: tutte da parte ({ $names }).
news-race = { $name }: { $points } punti subito per dieci rotoli di uramaki, che vanno da parte.
news-nothing-to-do = { $name }: { $card } non ha nulla da fare e va da parte.

rule-party-nigiri = L’uovo vale 1 punto, il salmone 2, il calamaro 3{ $wasabi ->
    [0] .
   *[other] ; su un wasabi il triplo.
}
rule-party-maki = Una carta mostra uno, due o tre rotoli. A fine manche chi ha più rotoli prende 6 punti, chi è al secondo posto { $places ->
    [2] 3
   *[other] 4, chi è al terzo 2
}. A pari merito ognuno prende i punti per intero.
rule-party-wasabi = Triplica il prossimo nigiri che metti giù. Senza un nigiri non vale nulla.
rule-party-chopsticks = In un turno successivo le dichiari insieme alla tua carta: quando tutte le carte sono scoperte, prendi una seconda carta dalla tua mano, e le bacchette finiscono in quella mano. I numeri bassi agiscono per primi. Da sole non valgono nulla.
rule-party-pudding = Resta fino alla fine della partita. Allora chi ne ha di più prende 6 punti{ $seats ->
    [2] ; in due, chi ne ha di meno non perde nulla.
   *[other] , chi ne ha di meno ne perde 6.
} A pari merito vale per intero per ognuno.
rule-temaki = A fine manche chi ne ha di più prende 4 punti{ $seats ->
    [2] ; in due, chi ne ha di meno non perde nulla.
   *[other] ; chi ne ha di meno, anche nessuno, ne perde 4.
} A pari merito vale per intero per ognuno.
rule-uramaki = Una carta mostra tre, quattro o cinque rotoli. Chi arriva per primo a dieci prende subito 8 punti e mette da parte i rotoli; poi dieci rotoli valgono 5, poi 2. A fine manche chi ha più rotoli rimasti prende il posto successivo.
rule-eel = Un’anguilla sola costa 3 punti. Due o più ne valgono 7.
rule-tofu = Uno vale 2 punti, due ne valgono 6. Tre o più non valgono nulla.
rule-onigiri = Ci sono quattro forme. Una serie di una, due, tre o quattro forme diverse vale 1, 4, 9 o 16 punti.
rule-edamame = Ogni carta vale un punto per ogni avversario che ha edamame, al massimo 4.
rule-miso-soup = Vale 3 punti. Ma se in un turno se ne gioca più d’una, chiunque le giochi, vanno tutte da parte.
rule-sukeroku = Un futomaki e un inari insieme valgono 6 punti. Ciascuno senza l’altro ne vale 2.
rule-spoon = In un turno successivo lo dichiari insieme alla tua carta: quando tutte le carte sono scoperte, chiedi una carta, precisa o qualsiasi di un tipo. Alla tua sinistra, la prima persona che ce l’ha deve dartela e prende in mano il cucchiaio. I numeri bassi agiscono per primi. Da solo non vale nulla.
rule-menu = Quando tutte le carte sono scoperte, guardi quattro carte del mazzo e ne metti giù una che non sia un menu. I numeri bassi agiscono per primi. Il menu va da parte.
rule-takeout-box = Quando tutte le carte sono scoperte, puoi coprire quante tue carte di questa manche vuoi: 2 punti l’una e nient’altro. I numeri bassi agiscono per primi. La scatola va da parte.
rule-soy-sauce = Vale 4 punti se nessuno ha carte di più colori. Ogni tipo è un colore{ $wasabi ->
    [0] { "" }
   *[other] , nigiri e wasabi insieme ne fanno uno
}{ $box ->
    [0] .
   *[other] , e anche le carte coperte ne fanno uno.
}
rule-tea = Vale tanti punti quante carte ha il tuo colore più numeroso. Ogni tipo è un colore{ $wasabi ->
    [0] { "" }
   *[other] , nigiri e wasabi insieme ne fanno uno
}, anche il tè stesso lo è{ $box ->
    [0] .
   *[other] , e così le carte coperte.
}
rule-special-order = Vale come un’altra copia di una delle tue carte di questa manche; dici quale quando lo prendi. Senza una carta da copiare va da parte.
rule-sake = Vale 3 punti. Nel tuo prossimo turno della manche prendi una carta a caso dalla tua mano, senza guardare.
rule-fruit = Resta fino alla fine della partita; una carta mostra due frutti. Allora zero, uno, due, tre, quattro o cinque frutti uguali valgono -2, 0, 1, 3, 6 o 10 punti, per ognuno dei tre frutti.
rule-face-down = Vale 2 punti e non è più nient’altro. Tutte le carte coperte insieme sono un colore a sé.

refusal-not-asked = il posto { $seat } non può giocare { $action }: ora non gli si chiede nulla
refusal-blind = il posto { $seat } non può giocare { $action }: dopo il sake prende una carta alla cieca, cioè «blind»
refusal-not-blind = il posto { $seat } non può giocare { $action }: vede la sua mano e prende una carta per nome
refusal-copy = il posto { $seat } non può giocare { $action }: il suo ordine speciale copia una delle sue carte ({ $legal })
refusal-ask = il posto { $seat } non può giocare { $action }: il suo cucchiaio chiede una carta di questo menu ({ $legal })
refusal-give = il posto { $seat } non può giocare { $action }: dà una carta che il cucchiaio chiede ({ $legal })
refusal-menu-card = il posto { $seat } non può giocare { $action }: gioca una delle carte che il suo menu mostra ({ $legal })
refusal-turn = il posto { $seat } non può giocare { $action }: copre una delle sue carte, oppure ha finito ({ $legal })
