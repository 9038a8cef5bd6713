# sushibar train: Netze, die lernen.

help-train = Ein Netz trainieren, indem es gegen sich selbst spielt; braucht "sushibar[train]".
help-option-train-minutes = Wie lange das ganze Training dauert.
help-option-train-from = Ein Zwischenstand, von dem es weitergeht, oder ein Netz für den Anfang.
help-option-train-out = Wohin das Netz geschrieben wird, daneben ein Zwischenstand und die Lernkurve.
help-option-train-against = Ein Netz, das auf allen anderen Plätzen spielt: trainiert die beste Antwort darauf.
help-option-train-pool = In welchem Teil der Partien, 0 bis 1, frühere Stände die anderen Plätze spielen, oder das Netz von --against.
help-option-train-taste = Wie stark die anderen Plätze dabei höchstens zu manchem neigen: 0 gar nicht, 4 stark.
help-option-train-flattened = Wie sehr sie dabei höchstens schwanken: 1 gar nicht, 10 bis zu fast jeder Wahl.
help-option-train-width = Zahlen in jeder der drei verdeckten Schichten.
help-option-train-seed = Eine Zahl, mit der aller Zufall beginnt.
help-option-train-json = Ein JSON-Objekt je Bericht ausgeben, eines pro Zeile.
train-time = Zeit
train-decisions = Züge
train-rate = pro Sek.
train-points = Punkte
train-random = g. Zufall
train-earlier = g. vorher
train-error = Fehler
train-entropy = Entropie
train-written = Das Netz steht in { $file }, Zwischenstand und Lernkurve liegen daneben. „g. Zufall“ und „g. vorher“ sind Siege in gerechten Anteilen: 1 ist so viel wie alle anderen.
