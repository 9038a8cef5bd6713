# Der Wertungsblock von Wasabi!.

game-wasabi = Wasabi!

category-length-2 = 2 Zutaten
category-length-3 = 3 Zutaten
category-length-4 = 4 Zutaten
category-length-5 = 5 Zutaten
remark-length-2 = Rezepten mit 2 Zutaten
remark-length-3 = Rezepten mit 3 Zutaten
remark-length-4 = Rezepten mit 4 Zutaten
remark-length-5 = Rezepten mit 5 Zutaten
category-cubes = Würfel

reason-tokens = { $tokens ->
    [one] 1 Rezept zu { $each }
   *[other] { $tokens } Rezepte zu je { $each }
}
reason-no-tokens = keine Rezepte
reason-cubes = { $cubes ->
    [one] 1 Würfel zu 1
   *[other] { $cubes } Würfel zu je 1
}
reason-no-cubes = keine Würfel

score-not-board = die Ablage eines Platzes ist ein Objekt wie { "{" }"tokens": [2, 2, 5], "cubes": 3{ "}" }, nicht { $value }
score-board-key = eine Ablage hat keinen Schlüssel „{ $field }“; sie hat: { $fields }
score-not-tokens = „tokens“ ist eine Liste mit den Längen der vollendeten Rezepte, etwa [2, 2, 5], nicht { $value }
score-not-length = ein Marker ist die Länge eines vollendeten Rezepts, { $least } bis { $most }, nicht { $value }
score-many-tokens = das sind { $tokens } Marker für { $length } Zutaten, aber jeder Spieler hat davon nur { $most }
score-complete-twice = { $players } Plätze haben alle { $tokens } Marker, aber der erste davon hat die Partie schon beendet
score-written-board = „{ $board }“ ist keine Ablage; schreib die Längen der vollendeten Rezepte, dann + und die Würfel: 2,2,5+3
score-not-wasabi = { $option } gehört nicht zu Wasabi!, das nach Ablagen gewertet wird: sushibar score wasabi 2,2,5+3 2+0

score-complete = { $name } hat alle { $tokens } Marker gelegt und gewinnt, egal wie die Punkte stehen.
score-ask-board = { $name }, vollendete Rezepte und Würfel, etwa 2,2,5+3 (? Hilfe, < zurück):
score-boards =
    Schreib zu jedem vollendeten Rezept die Zahl seiner Zutaten, mit Kommas oder
    Leerzeichen dazwischen, dann + und die Würfel: 2,2,5+3. Ohne + gibt es keine
    Würfel, - ist eine leere Ablage, < geht eine Ablage zurück. Ein Würfel ist
    1 Punkt wert, und alle haben diese Marker:
score-tokens = { "  " }{ $tokens } für { $length } Zutaten, je { $points } Punkte
