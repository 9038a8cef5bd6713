# sushibar train : des réseaux qui apprennent.

help-train = Entraîner un réseau en le faisant jouer contre lui-même ; il faut "sushibar[train]".
help-option-train-minutes = La durée de tout l’entraînement.
help-option-train-from = Un point de reprise pour continuer, ou un réseau pour commencer.
help-option-train-out = Où écrire le réseau, avec à côté un point de reprise et la courbe d’apprentissage.
help-option-train-against = Un réseau qui joue toutes les autres places : entraîne la meilleure réponse.
help-option-train-pool = Dans quelle part des parties, de 0 à 1, d’anciennes versions jouent les autres places, ou le réseau de --against.
help-option-train-taste = À quel point, au plus, les autres places y penchent pour certains choix : 0 pas du tout, 4 fortement.
help-option-train-flattened = À quel point, au plus, elles y hésitent : 1 pas du tout, 10 jusqu’à choisir presque n’importe quoi.
help-option-train-width = Le nombre de neurones de chacune des trois couches cachées.
help-option-train-seed = Un nombre d’où part tout le hasard.
help-option-train-json = Afficher un objet JSON par rapport, un par ligne.
train-time = durée
train-decisions = coups
train-rate = par s
train-points = points
train-random = c. hasard
train-earlier = c. avant
train-error = erreur
train-entropy = entropie
train-written = Le réseau est dans { $file } ; le point de reprise et la courbe d’apprentissage sont à côté. « c. hasard » et « c. avant » sont des victoires en parts égales : 1, c’est autant que les autres.
