# Wasabi!: il tavolo, le domande, le notizie, le regole.

kitchen-chop = Taglia!
kitchen-spicy = Piccante!
kitchen-switch = Scambia!
kitchen-stack = Impila!
kitchen-wasabi = Wasabi!

choice-play = gioca { $card }
choice-take = prendi { $card }
choice-drop = rimetti { $card }
choice-draw = { $length } ingredienti
choice-pass = passa
choice-done = fatto
choice-claim = completa una ricetta
choice-keep = piazzala di nuovo
choice-pantry = nella dispensa
choice-lift = togli un Wasabi! dal tabellone
choice-nothing = non prendere nulla

cell-tile = { $tile } in { $cell }
cell-empty = { $cell } (vuota)

# Che cosa ha un posto.

served-with-style = { $recipe }★
seat-tiles = tessere: { $tiles }
seat-cards = carte: { $cards }
seat-recipes = { $recipes ->
    [one] una ricetta da { $lengths } ingredienti
   *[other] ricette da { $lengths } ingredienti
}
seat-tokens = segnalini rimasti: { $tokens }
seat-tokens-length = { $length }×{ $tokens }
seat-cubes = { $cubes ->
    [one] 1 cubetto
   *[other] { $cubes } cubetti
}
seat-served = completate: { $recipes }
seat-recipe = { $recipe } ({ $ingredients })

board-stack = Pila in { $cell }, dall’alto: { $tiles }
progress-preparation = preparazione: { $recipes ->
    [0] tessere iniziali
   *[other] ricette iniziali
}
progress-cooking = turno { $turn } · { $cells ->
    [one] 1 casella vuota
   *[other] { $cells } caselle vuote
}

# Il foglio dei punti.

sheet-length-2 = 2 ingr.
sheet-length-3 = 3 ingr.
sheet-length-4 = 4 ingr.
sheet-length-5 = 5 ingr.
sheet-style = Stile
sheet-wasabi = Wasabi!
category-style = cubetti per lo stile
reason-served = { $recipes }
reason-style = cubetti per { $recipes }
reason-wasabi = { $cards ->
    [one] 1 Wasabi! giocato, un cubetto
   *[other] { $cards } Wasabi! giocati, un cubetto l’uno
}

# Il tavolo di chi gioca.

play-how-wasabi =
    Condividete un solo tabellone e cucinate in segreto. A ogni turno piazza un
    ingrediente su una casella vuota. Quando una fila dritta di tessere contiene
    esattamente gli ingredienti di una tua ricetta, in qualsiasi ordine, la ricetta
    è tua: punti, e una carta azione. Nell’ordine giusto, in un verso o nell’altro,
    ha stile e porta cubetti. Quando il tabellone è pieno vince chi ha più punti;
    chi completa dieci ricette vince subito.
play-your-recipes = Le tue ricette, nell’ordine che ha stile:
play-your-recipe = { $recipe }: { $ingredients } ({ $points } punti)
play-kitchen = In cucina: { $cards }.
play-kitchen-empty = nessuna carta
play-memory-head = Le ricette che non hai visto, e che cosa resta nella dispensa:
play-memory-recipes = { $recipes } ({ $pile } nella pila, { $others } in altre mani)
play-memory-none = nulla
play-memory-pantry = dispensa

play-help-wasabi =
    Scrivi il numero di una scelta, il suo nome, o l’inizio del suo nome (cet).
    Le caselle si scrivono con colonna e riga: c3. Ciò che va insieme si può
    scrivere in una volta: tonno c3.
      p          di nuovo il tavolo, che cosa c’è nelle pile, e le tue scelte
      s          il punteggio finora
      m          memoria: le ricette che non hai visto, e la dispensa
      hint       le scelte migliori: probabilità di vittoria, punti e perché
      r          le regole; «r impila», «r tonno», «r tekkamaki» per una cosa sola
      u          scegli da capo, finché sei a metà di una risposta
      save       salva la partita; «save mia-partita.txt» ne salva lì una copia
      q          smetti; la partita si salva e ti si dice come riprenderla
      h          questo aiuto

    Sul tabellone un numero in alto è l’altezza di una pila, le caselle ombreggiate
    stanno sotto un Wasabi!. Una stella segna una ricetta con stile.

    Il sigillo è l’impronta del seme che mescola tutte le ricette. Il seme lo vedi
    alla fine: nel frattempo nessuno può averle cambiate.

play-won-tokens = (Tutti e { $tokens } i segnalini sono assegnati: così si vince, quali che siano i punti.)
play-tie-cubes = (A parità di punti decidono i cubetti: { $cubes }.)

# Domande.

ask-gift-head = { $steps ->
    [0] Scegli tre tessere di tre categorie diverse per { $name }, che siede alla tua sinistra:
   *[other] Per { $name }: { $chosen }. { $left ->
        [one] Ancora una, di un’altra categoria:
       *[other] Ancora { $left }, di altre categorie:
    }
}
ask-gift = Quale tessera?
ask-draw-head = { $missing ->
    [one] Peschi una ricetta. Con quanti ingredienti?
   *[other] Peschi { $missing } ricette, una dopo l’altra. Quanti ingredienti per la prossima?
}
ask-draw = Da quale pila?
ask-move-first = Tocca a te: piazza un ingrediente e, se vuoi, gioca una carta azione; oppure passa.
ask-move-chopped = Hai tolto { $tile } dal tabellone: ora devi piazzare questa tessera.
ask-move-more = { $claims ->
    [0] { $placed ->
        [0] Ora piazza un ingrediente.
       *[other] Altro? Altrimenti hai finito.
    }
   *[other] Puoi completare una ricetta.
}
ask-move = Che cosa fai?
ask-cell-head = Caselle vuote per { $tile }:
ask-cell = Dove va la tessera { $tile }?
ask-switching-head = Due caselle vicine si scambiano con tutto ciò che c’è sopra. La prima:
ask-switching = Quale casella?
ask-other-head = Si scambia con una delle sue vicine:
ask-other = Con che cosa si scambia { $cell }?
ask-covering-head = Copre un blocco di quattro caselle. La casella in alto a sinistra del blocco:
ask-covering = Dove va il Wasabi!?
ask-tile-head = L’ingrediente che metti sopra un altro:
ask-tile = Quale ingrediente?
ask-on-head = Tessere su cui può andare { $tile }:
ask-on = Dove va la tessera { $tile }?
ask-chopping-head = Tessere che si possono togliere dal tabellone:
ask-chopping = Quale casella?
ask-fate-head = Togli { $tile } dal tabellone.
ask-fate = Che ne fai della tessera { $tile }?
ask-serve-head = Ora puoi completare una di queste, e poi un’altra ancora:
ask-serve = Quale ricetta?
ask-discard-head = { $discarded ->
    [0] Per passare, rimetti una o più ricette e pescane altre. La prima:
   *[other] Un’altra, o fatto:
}
ask-discard = Quale ricetta rimetti?
ask-reward-head = { $owed ->
    [one] Per la tua ricetta puoi prendere una carta azione.
   *[other] Per le tue { $owed } ricette puoi prendere una carta azione ciascuna.
}{ $full ->
    [0] { "" }
   *[other] { " " }Ne hai due, quindi una torna in cucina.
}
ask-reward = Quale carta?
ask-lifting-head = I Wasabi! sul tabellone, ognuno con la sua casella in alto a sinistra:
ask-lifting = Quale?
ask-room-head = Hai in mano due carte azione. Una torna in cucina:
ask-room = Quale carta rimetti?
ask-refill-head = { $steps ->
    [0] Riempi la mano dalla dispensa, { $left ->
        [one] 1 tessera
       *[other] { $left } tessere
    }:
   *[other] Prendi { $chosen }, e { $left ->
        [one] ancora 1 tessera
       *[other] altre { $left } tessere
    }:
}
ask-refill = Quale tessera?

preview-completes = completa { $recipes }
preview-stylish = { $recipe } con stile
preview-completes-on = completa { $recipes } in { $cells }{ $more ->
    [0] { "" }
   *[other] { " " }e altrove
}
preview-switched = con { $cell } completa { $recipes }
preview-wanted = per { $recipes }
preview-claim = { $recipe }: { $points } punti{ $style ->
    [0] { "" }
   *[other] { $cubes ->
        [0] , con stile
        [one] { " " }e 1 cubetto per lo stile
       *[other] { " " }e { $cubes } cubetti per lo stile
    }
}
preview-pile = { $points } punti{ $cubes ->
    [0] { "" }
   *[other] , { $stylish } con stile
} · { $tokens ->
    [0] non hai più segnalini per questa
    [one] 1 segnalino rimasto
   *[other] { $tokens } segnalini rimasti
} · { $pile } nella pila
preview-play-chop = togli una tessera dal tabellone, per la dispensa o per piazzarla
preview-play-spicy = piazza un secondo ingrediente in questo turno
preview-play-switch = due caselle vicine si scambiano di posto
preview-play-stack = metti il tuo ingrediente sopra un altro
preview-play-wasabi = copri quattro caselle del tabellone e prendi un cubetto
preview-answer-pass = cambia delle ricette con altre; non piazzi nulla
preview-answer-done = { $placed ->
    [0] chiudi questa parte del tuo turno
   *[other] chiudi questa parte del tuo turno{ $owed ->
        [0] { "" }
       *[other] { " " }e prendi ciò che ti spetta
    }
}
preview-answer-keep = è l’ingrediente di questo turno, e può tornare dov’era
preview-answer-pantry = ne piazzi un altro dalla tua mano
preview-answer-nothing = lascia le carte dove sono

# Notizie.

story-cooking = { $preparing ->
    [0] Turno { $turn }
   *[other] Preparazione { $turn }
} · { $name }
news-first = { $name ->
    [Tu] Cominci tu.
   *[other] Comincia { $name }.
}
news-gift = { $tiles } per { $name ->
    [Tu] te
   *[other] { $name }
}
news-refill = { $tiles } dalla dispensa
news-drawn = nuova ricetta: { $recipe }
news-drawn-hidden = nuova ricetta da { $length } ingredienti
news-placed = { $tile } in { $cell }
news-spicy = { $card }, per un secondo ingrediente
news-stack = { $card } { $tile } sopra { $on }
news-switch = { $card } { $cell } e { $other } si scambiano di posto
news-chop = { $card } { $cell } va { $keep ->
    [0] nella dispensa
   *[other] altrove
}
news-wasabi = { $card } su { $cells }: un cubetto
news-claim = ricetta completata: { $recipe }{ $style ->
    [0] { "" }
   *[other] , con stile
}, { $points } punti{ $cubes ->
    [0] { "" }
    [one] { " " }e 1 cubetto
   *[other] { " " }e { $cubes } cubetti
}
news-pass = { $discarded ->
    [0] turno passato
   *[other] turno passato, ricette cambiate: { $recipes }
}
news-pass-hidden = { $discarded ->
    [0] turno passato
    [one] turno passato, cambiata una ricetta da { $lengths } ingredienti
   *[other] turno passato, cambiate ricette da { $lengths } ingredienti
}
news-took = { $card } dalla cucina
news-took-nothing = nessuna carta azione
news-lifted = Wasabi! via da { $cells }
news-dropped = { $told }, { $card } torna in cucina
news-end-tokens = Era l’ultimo di { $tokens } segnalini: la partita finisce all’istante, { $name ->
    [Tu] hai vinto tu.
   *[other] ha vinto { $name }.
}
news-end-full = Ogni casella è piena o coperta: la partita è finita.
news-end-passes = { $passes } turni passati di fila: la partita è finita.

# Regole da consultare.

subject-turn = Un turno
subject-completing = Completare
subject-style = Stile
subject-tokens = Segnalini
subject-passing = Passare
subject-rewards = Ricompense
subject-refilling = Fare scorta
subject-end = La fine
rule-wasabi-turn = Piazza un ingrediente su una casella vuota che non sia coperta e, se vuoi, gioca una carta azione prima o dopo. Oppure passa. Poi arrivano le carte azione per le ricette completate, e nuove tessere e ricette.
rule-wasabi-completing = Una fila dritta di tessere, in orizzontale o in verticale, che contiene esattamente gli ingredienti di una tua ricetta, in qualsiasi ordine. Una delle sue caselle dev’essere cambiata in questo turno, contano solo le tessere in cima, e ti serve un segnalino per quel numero di ingredienti. Puoi completarne più d’una in un turno, o aspettare.
rule-wasabi-style = Gli ingredienti sono nell’ordine della ricetta, letti in un verso o nell’altro. Questo porta 0, 1, 2 o 3 cubetti per 2, 3, 4 o 5 ingredienti; un cubetto è un punto.
rule-wasabi-tokens = Ognuno ha quattro segnalini per ricette da 2 ingredienti (2 punti l’una), tre per quelle da 3 (3 punti), due per quelle da 4 (5 punti) e uno per quelle da 5 (8 punti). Una ricetta completata ne consuma uno.
rule-wasabi-passing = Invece di piazzare, rimetti una o più ricette sotto le loro pile; poi pescane altre. Senza una tessera, né un Taglia! per procurartela, devi passare.
rule-wasabi-rewards = Per ogni ricetta che completi puoi prendere una carta azione dalla cucina, oppure un Wasabi! dal tabellone; non del tipo che hai giocato in questo turno, a meno che non ci sia altro. In mano ne tieni al massimo due: con la terza devi riporne una, che in questo turno non puoi riprendere.
rule-wasabi-refilling = Alla fine del tuo turno prendi dalla dispensa le tessere che vuoi fino ad averne tre, poi ricette dalle pile che vuoi, una alla volta, fino ad averne tre.
rule-wasabi-end = All’istante, quando qualcuno completa la decima ricetta, e vince. Altrimenti dopo il turno in cui l’ultima casella è riempita o coperta; allora si sommano punti e cubetti, e a parità vince chi ha più cubetti. Se tutti passano due volte di fila, la partita finisce lo stesso.
rule-kitchen-chop = Togli dal tabellone una qualsiasi tessera in cima che non sia coperta. Va nella dispensa oppure, se non hai ancora piazzato nulla, è l’ingrediente di questo turno e va piazzata, anche dov’era. Ciò che viene alla luce può completare una ricetta.
rule-kitchen-spicy = In questo turno puoi piazzare un secondo ingrediente.
rule-kitchen-switch = Due caselle vicine non coperte si scambiano di posto con tutto ciò che c’è sopra. Una delle due può essere vuota.
rule-kitchen-stack = Piazza l’ingrediente di questo turno sopra una tessera non coperta, invece che su una casella vuota.
rule-kitchen-wasabi = Copre un blocco di 2 × 2 caselle, piene o vuote, e porta subito un cubetto. Ciò che è coperto conta come pieno e non si può usare finché qualcuno non toglie la carta dal tabellone.
rule-recipe = { $ingredients }. { $points } punti{ $cubes ->
    [0] { "" }
    [one] , e 1 cubetto in quest’ordine o al contrario
   *[other] , e { $cubes } cubetti in quest’ordine o al contrario
}.
rule-ingredient = { $tiles ->
    [one] 1 tessera
   *[other] { $tiles } tessere
} ({ $category }). In: { $recipes }.

# Che cosa non si può fare.

error-first = il posto { $seat } non può cominciare; va da 0 a { $last }
error-recipe-pile = { $recipe } non è fra le ricette mescolate da { $length } ingredienti
refusal-wasabi-turn = il posto { $seat } non può giocare { $action }: non è il suo turno
refusal-wasabi-move = il posto { $seat } non può giocare { $action }: ora tocca alla sua mossa ({ $legal })
refusal-wasabi-gift = il posto { $seat } non può giocare { $action }: sceglie tre tessere per chi gli siede a sinistra ({ $legal })
refusal-wasabi-barred = il posto { $seat } non può dare { $action }: gli ingredienti di base e quelli unici non stanno nelle mani iniziali
refusal-wasabi-category = il posto { $seat } non può dare { $action }: le tre tessere devono essere di tre categorie diverse
refusal-wasabi-pantry = il posto { $seat } non può prendere { $action }: nella dispensa non ce n’è
refusal-wasabi-draw = il posto { $seat } non può giocare { $action }: sceglie la pila da cui pesca una ricetta ({ $legal })
refusal-wasabi-pile = il posto { $seat } non può giocare { $action }: quella pila è vuota
refusal-wasabi-no-tile = il posto { $seat } non può piazzare { $action }: non è nella sua mano
refusal-wasabi-no-tile-left = il posto { $seat } non può giocare { $action }: dopo non avrebbe nessun ingrediente da piazzare
refusal-wasabi-placed = il posto { $seat } non può giocare { $action }: ha già piazzato tutto ciò che può in questo turno
refusal-wasabi-chopped = il posto { $seat } non può giocare { $action }: prima deve piazzare ciò che ha tolto ({ $legal })
refusal-wasabi-no-cell = il posto { $seat } non può piazzare { $action }: nessuna casella è vuota
refusal-wasabi-one-card = il posto { $seat } non può giocare { $action }: ha già giocato una carta azione in questo turno
refusal-wasabi-no-card = il posto { $seat } non può giocare { $action }: non ha questa carta
refusal-wasabi-no-block = il posto { $seat } non può giocare { $action }: non c’è spazio
refusal-wasabi-empty-board = il posto { $seat } non può giocare { $action }: sul tabellone non c’è nessuna tessera su cui giocarla
refusal-wasabi-nothing-complete = il posto { $seat } non può completare una ricetta: nessuna delle sue sta in una fila che ha cambiato in questo turno, oppure non ha il segnalino per farlo
refusal-wasabi-pass = il posto { $seat } non può passare: in questo turno ha piazzato un ingrediente o giocato una carta
refusal-wasabi-done = il posto { $seat } non può chiudere questa parte del suo turno: prima piazza un ingrediente, oppure passa
refusal-wasabi-cell = il posto { $seat } non può giocare { $action }: sceglie una casella vuota ({ $legal })
refusal-wasabi-filled = il posto { $seat } non può piazzare in { $action }: quella casella non è vuota
refusal-wasabi-empty = il posto { $seat } non può scegliere { $action }: lì non c’è nessuna tessera
refusal-wasabi-covered = il posto { $seat } non può scegliere { $action }: quella casella sta sotto un Wasabi!
refusal-wasabi-switching = il posto { $seat } non può giocare { $action }: sceglie una casella che si scambia con una vicina, almeno una delle due con una tessera ({ $legal })
refusal-wasabi-other = il posto { $seat } non può giocare { $action }: sceglie una vicina della prima casella, almeno una delle due con una tessera ({ $legal })
refusal-wasabi-covering = il posto { $seat } non può giocare { $action }: sceglie la casella in alto a sinistra di un blocco non ancora coperto, e deve restare una casella vuota su cui piazzare ({ $legal })
refusal-wasabi-tile = il posto { $seat } non può giocare { $action }: sceglie l’ingrediente da impilare ({ $legal })
refusal-wasabi-on = il posto { $seat } non può giocare { $action }: sceglie una tessera su cui impilare ({ $legal })
refusal-wasabi-chopping = il posto { $seat } non può giocare { $action }: sceglie una tessera da togliere dal tabellone ({ $legal })
refusal-wasabi-fate = il posto { $seat } non può giocare { $action }: decide che cosa fare della tessera ({ $legal })
refusal-wasabi-keep = il posto { $seat } non può tenere la tessera: ha già piazzato un ingrediente
refusal-wasabi-return = il posto { $seat } non può mettere la tessera nella dispensa: non ha un altro ingrediente da piazzare
refusal-wasabi-serve = il posto { $seat } non può giocare { $action }: sceglie una delle sue ricette complete ({ $legal })
refusal-wasabi-not-held = il posto { $seat } non può giocare { $action }: non ha quella ricetta
refusal-wasabi-discard = il posto { $seat } non può giocare { $action }: sceglie una ricetta da riporre ({ $legal })
refusal-wasabi-discard-one = il posto { $seat } non può aver finito: per passare ripone almeno una ricetta ({ $legal })
refusal-wasabi-reward = il posto { $seat } non può giocare { $action }: prende una carta azione, oppure nulla ({ $legal })
refusal-wasabi-not-in-kitchen = il posto { $seat } non può prendere quella carta: non è in cucina ({ $legal })
refusal-wasabi-none-on-board = il posto { $seat } non può togliere un Wasabi!: sul tabellone non ce n’è
refusal-wasabi-dropped = il posto { $seat } non può giocare { $action }: ha riposto quella carta in questo turno
refusal-wasabi-same-kind = il posto { $seat } non può giocare { $action }: in questo turno ha giocato una carta di quel tipo e può averne altre ({ $legal })
refusal-wasabi-lifting = il posto { $seat } non può giocare { $action }: indica un Wasabi! sul tabellone con la sua casella in alto a sinistra ({ $legal })
refusal-wasabi-room = il posto { $seat } non può giocare { $action }: ripone una delle sue carte ({ $legal })
refusal-wasabi-refill = il posto { $seat } non può giocare { $action }: prende tessere dalla dispensa ({ $legal })
