# Wasabi!: der Tisch, die Fragen, die Neuigkeiten, die Regeln.

kitchen-chop = Hack!
kitchen-spicy = Scharf!
kitchen-switch = Tausch!
kitchen-stack = Stapel!
kitchen-wasabi = Wasabi!

choice-play = { $card } spielen
choice-take = { $card } nehmen
choice-drop = { $card } zurücklegen
choice-draw = { $length } Zutaten
choice-pass = passen
choice-done = fertig
choice-claim = Rezept vollenden
choice-keep = neu legen
choice-pantry = in die Speisekammer
choice-lift = ein Wasabi! vom Brett nehmen
choice-nothing = nichts nehmen

cell-tile = { $tile } auf { $cell }
cell-empty = { $cell } (leer)

# Was ein Platz hat.

served-with-style = { $recipe }★
seat-tiles = Plättchen: { $tiles }
seat-cards = Karten: { $cards }
seat-recipes = { $recipes ->
    [one] Rezept mit { $lengths } Zutaten
   *[other] Rezepte mit { $lengths } Zutaten
}
seat-tokens = Marker übrig: { $tokens }
seat-tokens-length = { $length }×{ $tokens }
seat-cubes = { $cubes ->
    [one] 1 Würfel
   *[other] { $cubes } Würfel
}
seat-served = vollendet: { $recipes }
seat-recipe = { $recipe } ({ $ingredients })

board-stack = Stapel auf { $cell }, von oben: { $tiles }
progress-preparation = Vorbereitung: { $recipes ->
    [0] Startplättchen
   *[other] Startrezepte
}
progress-cooking = Zug { $turn } · { $cells ->
    [one] 1 leeres Feld
   *[other] { $cells } leere Felder
}

# Der Wertungsblock.

sheet-length-2 = 2 Zut.
sheet-length-3 = 3 Zut.
sheet-length-4 = 4 Zut.
sheet-length-5 = 5 Zut.
sheet-style = Stil
sheet-wasabi = Wasabi!
category-style = Stilwürfel
reason-served = { $recipes }
reason-style = Würfel für { $recipes }
reason-wasabi = { $cards ->
    [one] 1 Wasabi! gelegt, ein Würfel
   *[other] { $cards } Wasabi! gelegt, je ein Würfel
}

# Der eigene Tisch.

play-how-wasabi =
    Ihr teilt euch ein Brett und kocht im Geheimen. In jedem Zug legst du eine Zutat auf
    ein leeres Feld. Liegen in einer geraden Reihe genau die Zutaten eines deiner
    Rezepte, egal in welcher Reihenfolge, gehört es dir: Das gibt Punkte und eine
    Aktionskarte. In der richtigen Reihenfolge, vorwärts oder rückwärts, hat es Stil und
    bringt Würfel. Ist das Brett voll, gewinnen die meisten Punkte; wer zehn Rezepte
    vollendet, gewinnt sofort.
play-your-recipes = Deine Rezepte, in der Reihenfolge mit Stil:
play-your-recipe = { $recipe }: { $ingredients } ({ $points } Punkte)
play-kitchen = In der Küche: { $cards }.
play-kitchen-empty = keine Karten
play-memory-head = Rezepte, die du nicht gesehen hast, und was in der Speisekammer übrig ist:
play-memory-recipes = { $recipes } ({ $pile } im Stapel, { $others } bei den anderen)
play-memory-none = nichts
play-memory-pantry = Speisekammer

play-help-wasabi =
    Tippe die Nummer einer Möglichkeit, ihren Namen oder dessen Anfang (gur).
    Felder tippst du als Spalte und Zeile: c3. Was zusammengehört, geht auch auf
    einmal: thunfisch c3.
      p          noch einmal der Tisch, was in Stapeln liegt, deine Möglichkeiten
      s          der Punktestand
      m          Merkhilfe: noch nicht gesehene Rezepte, und die Speisekammer
      hint       Tipp: die besten Möglichkeiten mit Gewinnchance, Punkten, Gründen
      r          die Regeln; „r stapel“, „r lachs“, „r tekkamaki“ erklären etwas
      u          neu wählen, solange du mitten in einer Antwort bist
      save       Partie speichern; „save meine-partie.txt“ legt dort eine Kopie ab
      q          aufhören; die Partie wird gespeichert, und du erfährst, wie es
                 weitergeht
      h          diese Hilfe

    Auf dem Brett ist eine hochgestellte Zahl die Höhe eines Stapels, schraffierte
    Felder liegen unter einem Wasabi!. Ein Stern steht für ein Rezept mit Stil.

    Das Siegel zu Beginn ist der Fingerabdruck des Seeds, der alle Rezepte mischt.
    Am Ende siehst du den Seed: Niemand kann sie zwischendurch vertauscht haben.

play-won-tokens = (Alle { $tokens } Marker sind gelegt: Das gewinnt, egal wie die Punkte stehen.)
play-tie-cubes = (Bei Gleichstand entscheiden die Würfel: { $cubes }.)

# Fragen.

ask-gift-head = { $steps ->
    [0] Such drei Plättchen aus drei verschiedenen Kategorien für { $name } aus, links von dir:
   *[other] Für { $name }: { $chosen }. { $left ->
        [one] Noch eines aus einer anderen Kategorie:
       *[other] Noch { $left } aus anderen Kategorien:
    }
}
ask-gift = Welches Plättchen?
ask-draw-head = { $missing ->
    [one] Du ziehst ein Rezept. Mit wie vielen Zutaten?
   *[other] Du ziehst { $missing } Rezepte, eines nach dem anderen. Mit wie vielen Zutaten das nächste?
}
ask-draw = Von welchem Stapel?
ask-move-first = Du bist dran: Lege eine Zutat, und wenn du magst, spiel eine Aktionskarte; oder passe.
ask-move-chopped = Vom Brett geholt: { $tile }. Das musst du jetzt legen.
ask-move-more = { $claims ->
    [0] { $placed ->
        [0] Lege jetzt eine Zutat.
       *[other] Noch etwas? Sonst bist du fertig.
    }
   *[other] Du kannst ein Rezept vollenden.
}
ask-move = Was machst du?
ask-cell-head = Leere Felder für { $tile }:
ask-cell = { $tile }: Auf welches Feld?
ask-switching-head = Zwei Nachbarfelder tauschen den Platz, mit allem, was darauf liegt. Das erste:
ask-switching = Welches Feld?
ask-other-head = Es tauscht mit einem seiner Nachbarn:
ask-other = Womit tauscht { $cell } den Platz?
ask-covering-head = Es bedeckt einen Block aus vier Feldern. Das Feld oben links im Block:
ask-covering = Wohin kommt das Wasabi!?
ask-tile-head = Die Zutat, die du auf eine andere legst:
ask-tile = Welche Zutat?
ask-on-head = Plättchen, auf die du { $tile } legen kannst:
ask-on = { $tile }: Auf welches Feld?
ask-chopping-head = Plättchen, die du vom Brett nehmen kannst:
ask-chopping = Welches Feld?
ask-fate-head = Du nimmst { $tile } vom Brett.
ask-fate = { $tile }: Wohin damit?
ask-serve-head = Eines davon kannst du jetzt vollenden, und danach ein weiteres:
ask-serve = Welches Rezept?
ask-discard-head = { $discarded ->
    [0] Zum Passen gibst du ein oder mehrere Rezepte zurück und ziehst neue. Das erste:
   *[other] Noch eines, oder fertig:
}
ask-discard = Welches Rezept legst du zurück?
ask-reward-head = { $owed ->
    [one] Für dein Rezept darfst du eine Aktionskarte nehmen.
   *[other] Für deine { $owed } Rezepte darfst du je eine Aktionskarte nehmen.
}{ $full ->
    [0] { "" }
   *[other] { " " }Du hast schon zwei, also geht eine zurück.
}
ask-reward = Welche Karte?
ask-lifting-head = Die Wasabi! auf dem Brett, nach ihrem Feld oben links:
ask-lifting = Welches?
ask-room-head = Du darfst nur zwei Aktionskarten haben. Eine kommt zurück in die Küche:
ask-room = Welche Karte legst du zurück?
ask-refill-head = { $steps ->
    [0] Füll deine Hand aus der Speisekammer auf, { $left ->
        [one] 1 Plättchen
       *[other] { $left } Plättchen
    }:
   *[other] Du nimmst { $chosen }, und { $left ->
        [one] noch 1 Plättchen
       *[other] noch { $left } Plättchen
    }:
}
ask-refill = Welches Plättchen?

preview-completes = vollendet { $recipes }
preview-stylish = { $recipe } mit Stil
preview-completes-on = vollendet { $recipes } auf { $cells }{ $more ->
    [0] { "" }
   *[other] { " " }und anderswo
}
preview-switched = vollendet mit { $cell } { $recipes }
preview-wanted = für { $recipes }
preview-claim = { $recipe }: { $points } Punkte{ $style ->
    [0] { "" }
   *[other] { $cubes ->
        [0] , mit Stil
        [one] { " " }und 1 Würfel für Stil
       *[other] { " " }und { $cubes } Würfel für Stil
    }
}
preview-pile = { $points } Punkte{ $cubes ->
    [0] { "" }
   *[other] , { $stylish } mit Stil
} · { $tokens ->
    [0] du hast keinen Marker mehr dafür
    [one] 1 Marker übrig
   *[other] { $tokens } Marker übrig
} · { $pile } im Stapel
preview-play-chop = nimm ein Plättchen vom Brett, für die Speisekammer oder um es neu zu legen
preview-play-spicy = lege in diesem Zug eine zweite Zutat
preview-play-switch = zwei Nachbarfelder tauschen den Platz
preview-play-stack = lege deine Zutat oben auf eine andere
preview-play-wasabi = bedecke vier Felder des Bretts und nimm einen Würfel
preview-answer-pass = Rezepte gegen neue tauschen; keine Zutat legen
preview-answer-done = { $placed ->
    [0] diesen Teil deines Zuges beenden
   *[other] diesen Teil deines Zuges beenden{ $owed ->
        [0] { "" }
       *[other] { " " }und nehmen, was du verdient hast
    }
}
preview-answer-keep = es ist die Zutat dieses Zuges und darf auch dahin zurück, wo es lag
preview-answer-pantry = du legst eine andere von deiner Hand
preview-answer-nothing = die Karten lassen, wo sie sind

# Neuigkeiten.

story-cooking = { $preparing ->
    [0] Zug { $turn }
   *[other] Vorbereitung { $turn }
} · { $name }
news-first = { $name ->
    [Du] Du fängst an.
   *[other] { $name } fängt an.
}
news-gift = { $name ->
    [Du] { $tiles } für dich
   *[other] { $tiles } → { $name }
}
news-refill = { $tiles } aus der Speisekammer
news-drawn = neues Rezept: { $recipe }
news-drawn-hidden = neues Rezept mit { $length } Zutaten
news-placed = { $tile } auf { $cell }
news-spicy = { $card }, für eine zweite Zutat
news-stack = { $card } { $tile } oben auf { $on }
news-switch = { $card } { $cell } und { $other } tauschen den Platz
news-chop = { $card } { $cell } kommt { $keep ->
    [0] in die Speisekammer
   *[other] woandershin
}
news-wasabi = { $card } auf { $cells }: ein Würfel
news-claim = { $recipe } vollendet{ $style ->
    [0] { "" }
   *[other] , mit Stil
}: { $points } Punkte{ $cubes ->
    [0] { "" }
    [one] { " " }und 1 Würfel
   *[other] { " " }und { $cubes } Würfel
}
news-pass = { $discarded ->
    [0] gepasst
   *[other] gepasst, getauscht: { $recipes }
}
news-pass-hidden = { $discarded ->
    [0] gepasst
    [one] gepasst, ein Rezept mit { $lengths } Zutaten getauscht
   *[other] gepasst, Rezepte mit { $lengths } Zutaten getauscht
}
news-took = { $card } aus der Küche
news-took-nothing = keine Aktionskarte
news-lifted = Wasabi! von { $cells }
news-dropped = { $told }, { $card } zurückgelegt
news-end-tokens = Das war der letzte von { $tokens } Markern: Die Partie endet sofort. { $name ->
    [Du] Du hast gewonnen!
   *[other] { $name } gewinnt.
}
news-end-full = Alle Felder sind belegt oder bedeckt: Die Partie ist zu Ende.
news-end-passes = Es wurde { $passes }-mal hintereinander gepasst: Die Partie ist zu Ende.

# Regeln zum Nachschlagen.

subject-turn = Ein Zug
subject-completing = Vollenden
subject-style = Stil
subject-tokens = Marker
subject-passing = Passen
subject-rewards = Belohnung
subject-refilling = Auffüllen
subject-end = Das Ende
rule-wasabi-turn = Lege eine Zutat auf ein leeres Feld, das nicht bedeckt ist, und spiel davor oder danach eine Aktionskarte, wenn du magst. Oder passe stattdessen. Dann gibt es Aktionskarten für vollendete Rezepte und neue Plättchen und Rezepte.
rule-wasabi-completing = Eine gerade, lückenlose Reihe von Plättchen, waagerecht oder senkrecht, aus genau den Zutaten eines deiner Rezepte, egal in welcher Reihenfolge. Eines ihrer Felder muss sich in diesem Zug verändert haben, nur die obersten Plättchen zählen, und du brauchst einen Marker für so viele Zutaten. Du darfst in einem Zug mehrere vollenden, oder warten.
rule-wasabi-style = Die Zutaten liegen in der Reihenfolge des Rezepts, vorwärts oder rückwärts gelesen. Das bringt 0, 1, 2 oder 3 Würfel für 2, 3, 4 oder 5 Zutaten; ein Würfel ist ein Punkt.
rule-wasabi-tokens = Alle haben vier Marker für Rezepte mit 2 Zutaten (je 2 Punkte), drei für 3 (3 Punkte), zwei für 4 (5 Punkte) und einen für 5 (8 Punkte). Ein vollendetes Rezept verbraucht einen davon.
rule-wasabi-passing = Leg ein oder mehrere Rezepte unter ihre Stapel, statt eine Zutat zu legen; dann ziehst du andere. Ohne Plättchen, und ohne ein Hack!, das eines holt, musst du passen.
rule-wasabi-rewards = Für jedes Rezept, das du vollendest, darfst du eine Aktionskarte aus der Küche nehmen, oder ein Wasabi! vom Brett; nicht von der Art, die du in diesem Zug gespielt hast, außer es gibt nichts anderes. Du hast höchstens zwei: Für eine dritte legst du eine zurück, und die kannst du in diesem Zug nicht wieder nehmen.
rule-wasabi-refilling = Am Ende deines Zuges nimmst du Plättchen deiner Wahl aus der Speisekammer, bis du drei hast, dann Rezepte von Stapeln deiner Wahl, eines nach dem anderen, bis du drei hast.
rule-wasabi-end = Sofort, wenn jemand ein zehntes Rezept vollendet und damit gewinnt. Sonst nach dem Zug, in dem das letzte Feld belegt oder bedeckt wird; dann werden Punkte und Würfel zusammengezählt, und bei Gleichstand entscheiden die Würfel. Wenn alle zweimal in Folge passen, ist die Partie auch zu Ende.
rule-kitchen-chop = Nimm ein beliebiges unbedecktes oberstes Plättchen vom Brett. Es kommt in die Speisekammer, oder, wenn du noch nichts gelegt hast, wird es zur Zutat dieses Zuges und muss gelegt werden, auch wieder dorthin, wo es lag. Was es freigibt, kann ein Rezept vollenden.
rule-kitchen-spicy = Du darfst in diesem Zug eine zweite Zutat legen.
rule-kitchen-switch = Zwei unbedeckte Nachbarfelder tauschen den Platz, mit allem, was darauf liegt. Eines davon darf leer sein.
rule-kitchen-stack = Lege die Zutat dieses Zuges oben auf ein unbedecktes Plättchen statt auf ein leeres Feld.
rule-kitchen-wasabi = Bedeckt einen Block aus 2 × 2 Feldern, belegt oder leer, und bringt sofort einen Würfel. Was bedeckt ist, gilt als belegt und lässt sich nicht benutzen, bis jemand die Karte vom Brett nimmt.
rule-recipe = { $ingredients }. { $points } Punkte{ $cubes ->
    [0] { "" }
    [one] , und 1 Würfel in dieser Reihenfolge oder umgekehrt
   *[other] , und { $cubes } Würfel in dieser Reihenfolge oder umgekehrt
}.
rule-ingredient = { $tiles ->
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
} ({ $category }). In: { $recipes }.

# Was nicht geht.

error-first = Platz { $seat } kann nicht anfangen; möglich ist 0 bis { $last }
error-recipe-pile = { $recipe } ist nicht unter den gemischten Rezepten mit { $length } Zutaten
refusal-wasabi-turn = Platz { $seat } kann { $action } nicht spielen: Er ist nicht an der Reihe
refusal-wasabi-move = Platz { $seat } kann { $action } nicht spielen: Gefragt ist, was er in seinem Zug tut ({ $legal })
refusal-wasabi-gift = Platz { $seat } kann { $action } nicht spielen: Er sucht drei Plättchen für den linken Nachbarplatz aus ({ $legal })
refusal-wasabi-barred = Platz { $seat } kann { $action } nicht geben: Basis und Einzelstücke gehören in keine Starthand
refusal-wasabi-category = Platz { $seat } kann { $action } nicht geben: Die drei Plättchen müssen aus drei verschiedenen Kategorien sein
refusal-wasabi-pantry = Platz { $seat } kann { $action } nicht nehmen: In der Speisekammer ist keins davon
refusal-wasabi-draw = Platz { $seat } kann { $action } nicht spielen: Er wählt den Stapel, von dem er ein Rezept zieht ({ $legal })
refusal-wasabi-pile = Platz { $seat } kann { $action } nicht spielen: Dieser Stapel ist leer
refusal-wasabi-no-tile = Platz { $seat } kann { $action } nicht legen: nicht auf der Hand
refusal-wasabi-no-tile-left = Platz { $seat } kann { $action } nicht spielen: Danach hätte er keine Zutat mehr zu legen
refusal-wasabi-placed = Platz { $seat } kann { $action } nicht spielen: Er hat in diesem Zug alles gelegt, was er darf
refusal-wasabi-chopped = Platz { $seat } kann { $action } nicht spielen: Erst muss er legen, was er vom Brett geholt hat ({ $legal })
refusal-wasabi-no-cell = Platz { $seat } kann { $action } nicht legen: Kein Feld ist leer
refusal-wasabi-one-card = Platz { $seat } kann { $action } nicht spielen: Er hat in diesem Zug schon eine Aktionskarte gespielt
refusal-wasabi-no-card = Platz { $seat } kann { $action } nicht spielen: So eine Karte hat er nicht
refusal-wasabi-no-block = Platz { $seat } kann { $action } nicht spielen: Dafür ist kein Platz auf dem Brett
refusal-wasabi-empty-board = Platz { $seat } kann { $action } nicht spielen: Auf dem Brett liegt kein Plättchen, mit dem das ginge
refusal-wasabi-nothing-complete = Platz { $seat } kann kein Rezept vollenden: Keines liegt in einer Reihe, die er in diesem Zug verändert hat, oder der Marker dafür fehlt
refusal-wasabi-pass = Platz { $seat } kann nicht passen: Er hat in diesem Zug schon eine Zutat gelegt oder eine Karte gespielt
refusal-wasabi-done = Platz { $seat } kann diesen Teil des Zuges nicht beenden: Erst legt er eine Zutat, oder er passt
refusal-wasabi-cell = Platz { $seat } kann { $action } nicht spielen: Er wählt ein leeres Feld ({ $legal })
refusal-wasabi-filled = Platz { $seat } kann nicht auf { $action } legen: Dieses Feld ist nicht leer
refusal-wasabi-empty = Platz { $seat } kann { $action } nicht wählen: Dort liegt kein Plättchen
refusal-wasabi-covered = Platz { $seat } kann { $action } nicht wählen: Dieses Feld liegt unter einem Wasabi!
refusal-wasabi-switching = Platz { $seat } kann { $action } nicht spielen: Er wählt ein Feld, das mit einem Nachbarn tauscht, mindestens eines von beiden mit Plättchen ({ $legal })
refusal-wasabi-other = Platz { $seat } kann { $action } nicht spielen: Er wählt einen Nachbarn seines ersten Feldes, mindestens eines von beiden mit Plättchen ({ $legal })
refusal-wasabi-covering = Platz { $seat } kann { $action } nicht spielen: Er wählt das Feld oben links in einem noch unbedeckten Block, und ein leeres Feld zum Legen muss übrig bleiben ({ $legal })
refusal-wasabi-tile = Platz { $seat } kann { $action } nicht spielen: Er wählt die Zutat zum Stapeln ({ $legal })
refusal-wasabi-on = Platz { $seat } kann { $action } nicht spielen: Er wählt ein Plättchen, auf das er stapelt ({ $legal })
refusal-wasabi-chopping = Platz { $seat } kann { $action } nicht spielen: Er wählt ein Plättchen, das vom Brett kommt ({ $legal })
refusal-wasabi-fate = Platz { $seat } kann { $action } nicht spielen: Er entscheidet, was aus dem Plättchen wird ({ $legal })
refusal-wasabi-keep = Platz { $seat } kann das Plättchen nicht behalten: Er hat schon eine Zutat gelegt
refusal-wasabi-return = Platz { $seat } kann das Plättchen nicht in die Speisekammer legen: Er hat keine andere Zutat zu legen
refusal-wasabi-serve = Platz { $seat } kann { $action } nicht spielen: Er wählt eines seiner fertigen Rezepte ({ $legal })
refusal-wasabi-not-held = Platz { $seat } kann { $action } nicht spielen: So ein Rezept hat er nicht
refusal-wasabi-discard = Platz { $seat } kann { $action } nicht spielen: Er wählt ein Rezept zum Zurücklegen ({ $legal })
refusal-wasabi-discard-one = Platz { $seat } kann noch nicht fertig sein: Zum Passen legt er mindestens ein Rezept zurück ({ $legal })
refusal-wasabi-reward = Platz { $seat } kann { $action } nicht spielen: Er nimmt eine Aktionskarte, oder nichts ({ $legal })
refusal-wasabi-not-in-kitchen = Platz { $seat } kann diese Karte nicht nehmen: Sie ist nicht in der Küche ({ $legal })
refusal-wasabi-none-on-board = Platz { $seat } kann kein Wasabi! vom Brett nehmen: Dort liegt keines
refusal-wasabi-dropped = Platz { $seat } kann { $action } nicht spielen: Er hat diese Karte in diesem Zug zurückgelegt
refusal-wasabi-same-kind = Platz { $seat } kann { $action } nicht spielen: Er hat in diesem Zug eine Karte dieser Art gespielt und kann andere haben ({ $legal })
refusal-wasabi-lifting = Platz { $seat } kann { $action } nicht spielen: Er nennt ein Wasabi! auf dem Brett nach dessen Feld oben links ({ $legal })
refusal-wasabi-room = Platz { $seat } kann { $action } nicht spielen: Er legt eine seiner Karten zurück ({ $legal })
refusal-wasabi-refill = Platz { $seat } kann { $action } nicht spielen: Er nimmt Plättchen aus der Speisekammer ({ $legal })
