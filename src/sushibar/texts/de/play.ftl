# Im Terminal spielen.

help-option-play-players = Wie viele Spieler, dich mitgezählt (Sushi Go! 2 bis 5, Party! 2 bis 8, Wasabi! 2 bis 4); sonst 4, mit Dummy 2.
help-option-bots = Wer gegen dich spielt, durch Kommas getrennt: random, beginner, greedy, search oder champion (die beiden denken nach; search:200ms oder search:5000 sagt, wie lange), oder ein Gast; „sushibar bots“ nennt alle.
help-option-name = Wie du am Tisch heißt.
help-option-people = Wer sich dieses Terminal teilt, etwa Ann,Ben: reihum, und jede Hand bleibt verdeckt, bis die Person davorsitzt.
help-option-resume = Eine gespeicherte Partie fortsetzen; ohne Datei wählst du aus deinen gespeicherten Partien.

error-resume-option = eine gespeicherte Partie geht weiter, wie sie begonnen hat: Lass { $option } weg
error-people-name = --people nennt schon alle: Lass --name weg
error-people-many = { $people } Personen brauchen mehr als { $players } Plätze
error-people-saved = in dieser Partie spielt niemand namens { $name }; es spielen { $names }
error-resume-game = die gespeicherte Partie ist { $saved }, nicht { $game }
error-resume-over = die Partie in { $file } ist zu Ende; „sushibar replay“ zeigt sie noch einmal
error-resume-stated = die Karten der Partie in { $file } wurden von Hand ausgeteilt, also kann hier niemand weiter austeilen

play-you = Du
play-how = 
    In { $edition ->
        [zoch] jeder Runde
       *[other] jedem Zug
    } behalten alle eine Karte ihrer Hand; alle decken auf, und die Hände
    wandern weiter. Sammle Sätze und gewinne Wettrennen: Bei jeder Karte steht, was sie
    dir jetzt bringt. Nach drei { $edition ->
        [zoch] Durchgängen
       *[other] Runden
    } gewinnen die meisten Punkte.
play-how-typing =
    { $game ->
        [wasabi] Tippe die Nummer einer Möglichkeit oder den Anfang ihres Namens, Felder als c3, oder beides auf einmal: thunfisch c3.
       *[other] Tippe die Nummer einer Karte.
    } r zeigt die Regeln, h die Hilfe, q beendet das Spiel.
play-how-dummy =
    Der Dummy ist ein dritter Teller, der niemandem gehört. Ihr spielt abwechselnd
    für ihn: eine Karte von seinem Stapel ziehen, eine Karte behalten, dem Dummy eine
    geben. Gewinnen kann er nicht, aber seine Makirollen und Puddings zählen.
play-welcome-back = Willkommen zurück! Die Partie geht da weiter, wo du aufgehört hast.
play-sealed = Versiegelt: { $commitment }

play-deal = { $edition ->
    [zoch] Durchgang
   *[other] Runde
} { $round }: { $cards } Karten für alle. So wandern die Hände: { $route }.
watch-deal = { $edition ->
    [zoch] Durchgang
   *[other] Runde
} { $round }: { $cards } Karten für alle. Die Hände wandern nach { $direction ->
    [left] links
   *[right] rechts
}.
play-column-points = Punkte
play-column-plate = { $game ->
    [wasabi] Plättchen, Karten und Rezepte
   *[other] Teller
}

play-dummy-first = Zuerst spielt für den Dummy: { $name }.
play-dummy-yours = In diesem Zug spielst du für den Dummy. Von seinem Stapel hast du gezogen: { $card }.
play-dummy-theirs = In diesem Zug spielt { $name } für den Dummy.

play-question-first = Deine Hand, und was jede Karte bringen würde:
play-question-call = Du behältst: { $card }. Mit deinen Stäbchen noch eine zweite Karte behalten?
play-question-second = Du behältst: { $card }. Und vom Rest deiner Hand:
play-question-dummy = Du behältst: { $card }. Jetzt eine Karte für den Dummy, und was sie ihm bringen würde:
play-ask-first = Welche Karte behältst du?
play-ask-call = Stäbchen benutzen?
play-ask-second = Welche Karte behältst du noch?
play-ask-dummy = Welche Karte bekommt der Dummy?
play-prompt = { $ask } ({ $answers }, { $begun ->
    [0] h für Hilfe
   *[other] u: neu wählen
}) >
play-answers = { $last ->
    [one] 1
   *[other] 1–{ $last }
}
play-answers-yes-no = ja oder nein
play-answers-enter = { $last ->
    [one] Enter
   *[other] 1–{ $last }, Enter: { $choice }
}
play-answers-place = ein Feld wie { $example }
play-yes = ja
play-no = nein
play-pause = { $over ->
    [0] Weiter { $edition ->
        [zoch] zum nächsten Durchgang
       *[other] zur nächsten Runde
    } mit Enter. >
   *[other] Weiter zum Dessert ({ $desserts }) mit Enter. >
}

play-ambiguous = Das könnte { $choices } sein: Tippe etwas mehr, oder die Nummer.
play-ambiguous-place = Das könnte { $choices } sein: Tippe Spalte und Zeile.
play-not-needed = „{ $typed }“ war nicht mehr nötig: Deine Antwort war vorher schon vollständig.
play-not-a-choice = „{ $typed }“ steht nicht zur Wahl.
play-expected = Tippe { $last ->
    [one] 1
   *[other] eine Zahl von 1 bis { $last }
} oder den Anfang eines Namens; h zeigt, was du sonst tippen kannst.
play-expected-numbers = Tippe { $numbers } oder den Anfang eines Namens; h zeigt, was du sonst tippen kannst.
play-expected-place = Tippe ein Feld, Spalte und Zeile, etwa { $example }; h zeigt, was du sonst tippen kannst.

play-reveal = { $last ->
    [0] Alle decken auf:
   *[other] Alle legen die letzte Karte:
}
play-reveal-chopsticks = { $first } und, mit den Stäbchen, { $second }
play-reveal-dummy = { $name ->
    [Du] { $card } (deine Wahl)
   *[other] { $card } (Wahl: { $name })
}
play-passing = { $players ->
    [2] Ihr tauscht die Hände, du und { $other }.
   *[other] { $right ->
        [0] Die Hände wandern nach links:
       *[other] Die Hände wandern nach rechts:
    } { $route }
}

play-round-over = { $edition ->
    [zoch] Durchgang
   *[other] Runde
} { $round } ist vorbei
play-desserts = Zum Schluss: { $desserts }
play-final = Endstand
play-scores-now = { $edition ->
    [zoch] Durchgang
   *[other] Runde
} { $round } bisher
play-won = Du gewinnst mit { $points } Punkten. Wohl bekomm’s!
play-shared = Du teilst dir den Sieg mit { $names }: je { $points } Punkte.
play-lost = { $winners ->
    [one] { $names } gewinnt mit { $points } Punkten.
   *[other] { $names } gewinnen mit je { $points } Punkten.
} Nachschlag gefällig?
play-tie-broken = ({ $puddings ->
    [one] Bei Gleichstand entscheidet der Pudding: { $puddings }.
   *[other] Bei Gleichstand entscheiden die Puddings: { $puddings }.
})
play-unsealed = Der Seed unter dem Siegel: { $seed }
play-record =
    Die ganze Partie ist gespeichert in
      { $file }
    „sushibar replay DATEI“ zeigt sie noch einmal, „sushibar verify DATEI“ prüft
    das Siegel.
play-left =
    Deine Partie ist gespeichert. So geht es weiter:
      { $command } play --resume { $file }
play-saved = Gespeichert in { $file }
play-file-exists = { $file } gibt es schon: Wähle einen anderen Namen.
play-cannot-save = Die Partie lässt sich nicht in { $file } speichern: { $reason }
play-pass-to = Gib das Terminal an { $name } weiter
play-its-me = { $name }, bist du’s? Enter zeigt deine Hand (q hört auf):
play-nothing-to-undo = Es gibt nichts zurückzunehmen: Du hast noch nichts gewählt, und was aufgedeckt ist, bleibt.
play-no-card = Eine Karte „{ $typed }“ gibt es in diesem Spiel nicht; r allein erklärt alle Karten.

play-memory = Hände, die du gesehen hast; zuerst die, die als Nächste zu dir kommt:
play-memory-hand = { $known ->
    [0] noch nicht gesehen
   *[other] { $cards }{ $unknown ->
        [0] { "" }
        [one] { " " }und 1 Karte, die du nicht gesehen hast
       *[other] { " " }und { $unknown } Karten, die du nicht gesehen hast
    }
}

play-help =
    Tippe die Nummer einer Möglichkeit, ihren Namen oder dessen Anfang (tem).
      p          noch einmal der Tisch und deine Möglichkeiten
      s          der Punktestand
      m          Merkhilfe: die Hände, die du schon gesehen hast
      hint       Tipp: die besten Möglichkeiten mit Gewinnchance, Punkten, Gründen
      r          was alle Karten können; „r pudding“ erklärt eine
      u          neu wählen, solange du noch nicht fertig bist
      save       Partie speichern; „save meine-partie.txt“ legt dort eine Kopie ab
      q          aufhören; die Partie wird gespeichert, und du erfährst, wie es
                 weitergeht
      h          diese Hilfe

    Das Siegel zu Beginn ist der Fingerabdruck des Seeds, der alle Karten austeilt.
    Am Ende siehst du den Seed: Niemand kann zwischendurch die Karten vertauscht
    haben.

rule-maki = Eine Karte zeigt eine, zwei oder drei Rollen. Am Ende { $edition ->
    [zoch] des Durchgangs
   *[other] der Runde
} bringen die meisten Rollen 6 Punkte, die zweitmeisten 3. { $edition ->
    [zoch] Bei Gleichstand gibt es die vollen Punkte für alle.
   *[other] Bei Gleichstand werden die Punkte geteilt, und ein Gleichstand an der Spitze lässt für den zweiten Rang nichts übrig.
}
rule-nigiri = Ei bringt 1 Punkt, Lachs 2, { $edition ->
    [zoch] Thunfisch
   *[other] Tintenfisch
} 3; auf einem Wasabi das Dreifache.
rule-wasabi = Verdreifacht { $edition ->
    [zoch] ein Nigiri, das du in einer späteren Runde nimmst; du darfst das Nigiri auch danebenlegen und auf ein besseres warten.
   *[other] das nächste Nigiri, das du in einem späteren Zug nimmst.
} Ohne Nigiri bringt es nichts.
rule-chopsticks = Behalte in { $edition ->
    [zoch] einer späteren Runde
   *[other] einem späteren Zug
} zwei Karten auf einmal; die Stäbchen kommen dann in die Hand, die du weitergibst. Für sich allein bringen sie nichts.
rule-pudding = Bleibt bis zum Ende der Partie liegen. Dann bringen die meisten 6 Punkte{ $seats ->
    [2] ; zu zweit kosten die wenigsten nichts, und gleich viele bringen nichts.
   *[other] , die wenigsten kosten 6. { $edition ->
        [zoch] Bei Gleichstand gilt das für alle in voller Höhe.
       *[other] Bei Gleichstand wird geteilt; haben alle gleich viele, gibt es nichts.
    }
}
