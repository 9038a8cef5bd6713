# sushibar train: reti che imparano.

help-train = Addestra una rete facendola giocare contro se stessa; serve "sushibar[train]".
help-option-train-minutes = Quanto dura tutto l’addestramento.
help-option-train-from = Un punto di ripresa da cui continuare, o una rete da cui cominciare.
help-option-train-out = Dove scrivere la rete; accanto un punto di ripresa e la curva di apprendimento.
help-option-train-against = Una rete che gioca tutti gli altri posti: addestra la risposta migliore.
help-option-train-pool = In quale parte delle partite, da 0 a 1, versioni precedenti giocano gli altri posti, o la rete di --against.
help-option-train-taste = Quanto, al massimo, gli altri posti lì preferiscono certe scelte: 0 per niente, 4 molto.
help-option-train-flattened = Quanto, al massimo, esitano: 1 per niente, 10 fino a scegliere quasi a caso.
help-option-train-width = Quanti neuroni ha ognuno dei tre strati nascosti.
help-option-train-seed = Un numero da cui comincia tutto il caso.
help-option-train-json = Stampa un oggetto JSON per ogni rapporto, uno per riga.
train-time = tempo
train-decisions = mosse
train-rate = al sec.
train-points = punti
train-random = c. caso
train-earlier = c. prima
train-error = errore
train-entropy = entropia
train-written = La rete è in { $file }; il punto di ripresa e la curva di apprendimento sono accanto. «c. caso» e «c. prima» sono vittorie in parti uguali: 1 è quanto gli altri.
