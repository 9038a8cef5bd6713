# Was schiefgehen kann.

error-game = es gibt kein Spiel „{ $game }“; es gibt: { $games }
error-edition = es gibt keine Ausgabe „{ $edition }“; es gibt: { $editions }
error-no-options = die Option „{ $option }“ gibt es nicht: Dieses Spiel hat keine Optionen
error-option = die Ausgabe { $edition } hat keine Option „{ $option }“; sie hat: { $options }
error-players = dieses Spiel ist für { $fewest } bis { $most } Spieler, nicht für { $players }
error-dummy-players = der Dummy ist für 2 Spieler, nicht für { $players }
error-no-menus = { $game } hat keine Menüs, also lässt es sich nicht mit „{ $menu }“ spielen
error-no-books = { $game } hat keine Rezepte, also auch kein Rezeptbuch
error-book-kind = ein Rezeptbuch ist ein Book oder der Pfad seiner Datei, nicht { $book }
error-menu = es gibt kein Menü „{ $menu }“; es gibt: { $menus }, random, oder sieben Sorten durch Kommas getrennt
error-menu-name = es gibt kein empfohlenes Menü „{ $menu }“; es gibt: { $menus }
error-menu-list = ein Menü ist ein Name oder eine Liste von Sorten, nicht { $menu }
error-menu-type = es gibt keine Sorte „{ $type }“ für ein Menü; es gibt: { $types }
error-menu-twice = { $type } steht zweimal auf dem Menü
error-menu-group = ein Menü hat { $group ->
    [roll] 1 Rolle
    [appetizer] { $wanted } Appetizer
    [special] { $wanted } Specials
   *[dessert] 1 Dessert
}, dieses hat { $served }{ $served ->
    [0] { "" }
   *[other] { " " }({ $types })
}
error-menu-players = { $type } ist für { $fewest } bis { $most } Spieler, nicht für { $players }
error-seat = es gibt keinen Platz { $seat }; die Plätze sind von 0 bis { $last } nummeriert
error-whole-players = die Zahl der Spieler muss ganz sein, nicht { $players }
error-several = „{ $what }“ muss eine Liste sein, nicht der Text „{ $value }“
error-no-policy = für Platz { $seat } ist nicht gesagt, wer entscheidet (policy)
error-no-player = ein Spieler ist der Name eines Bots, ein Objekt mit „choose“ oder eine Funktion einer Sicht, nicht { $what }
error-players-for-seats = für { $seats } Plätze wurden { $players } Spieler angegeben
error-names-count = { $names } Namen für { $players } Plätze
error-name = { $name } taugt nicht als Name: keine Zeilenumbrüche, kein „|“ oder „#“, nicht leer
error-seed = { $seed } taugt nicht als Seed: keine Zeilenumbrüche, kein „#“, nicht leer
error-salt = { $salt } taugt nicht als Zufallsbits eines Platzes: nur 0-9 und a-f
error-stated-seed = eine Partie mit eingetragenem Zufall hat keinen Seed
error-card = { $help ->
    [menu] { $name } steht nicht auf diesem Menü, sondern: { $names }
    [similar] in diesem Spiel gibt es keine Karte „{ $card }“; war { $names } gemeint?
   *[none] in diesem Spiel gibt es keine Karte „{ $card }“
}
error-cards = mehr als { $most } Karten auf einer Hand
error-kind = es gibt keine Karte Nummer { $kind }; die Karten sind von 0 bis { $last } nummeriert
error-action = { $help ->
    [menu] { $name } steht nicht auf diesem Menü, sondern: { $names }
    [similar] in diesem Spiel gibt es keine Aktion „{ $action }“; war { $names } gemeint?
    [legal] in diesem Spiel gibt es keine Aktion „{ $action }“; erlaubt ist jetzt: { $names }
   *[none] in diesem Spiel gibt es keine Aktion „{ $action }“
}
error-legal = { $reason }; erlaubt ist jetzt: { $legal }
error-never-asked = in Runde { $round }, Zug { $turn } wurde niemand etwas gefragt
error-nothing-to-undo = nichts wurde entschieden, was sich zurücknehmen ließe
error-action-number = es gibt keine Aktion { $number }; die Aktionen sind von 0 bis { $last } nummeriert
error-over = Platz { $seat } kann { $action } nicht spielen: Die Partie ist zu Ende
error-nothing-to-retract = Platz { $seat } hat nichts zurückzunehmen
error-no-chance-due = der Zufall hat jetzt nichts zu entscheiden, oder ein Seed entscheidet
error-chance-due = niemand kann handeln: Erst ist „{ $due }“ einzutragen
error-chance-not-due = „{ $kind }“ ist jetzt nicht an der Reihe (sondern: { $due })
error-chance-differs = „{ $kind }“ weicht von dem ab, was der Seed ergibt
error-moment = diese Zeile handelt von { $moment }, erwartet wird { $expected }
error-entry = „{ $entry }“ ist weder ein Zug noch sonst etwas, das in ein Protokoll gehört
error-entry-after-end = die Partie ist zu Ende, einen Zug { $round }.{ $turn } gibt es nicht
error-answers = { $answers } Antworten für { $players } Plätze
error-empty-answer = die Antwort von Platz { $seat } ist leer
error-not-asked = Platz { $seat } ist jetzt nicht gefragt und kann nicht mit { $answer } antworten
error-forced = Platz { $seat } hatte keine Wahl: Gespielt wurde { $forced }, nicht { $answer }
error-too-much = Platz { $seat } hat schon geantwortet, bevor { $action } an der Reihe ist
error-unfinished = „{ $answer }“ ist keine ganze Antwort von Platz { $seat }; weiter mit: { $legal }
error-one-outcome = „{ $due }“ braucht genau einen Wert
error-controller = Platz { $seat } kann nicht für den Dummy spielen; möglich sind 0 und 1
error-pile = { $card } ist nicht im Stapel des Dummys
error-deal-hands = { $hands } Hände wurden ausgeteilt, erwartet werden { $expected }
error-deal-size = Platz { $seat } hat { $cards } Karten bekommen, erwartet werden { $expected }
error-blind-draw = { $seats ->
    [one] eine Karte wurde blind gezogen, von einem Platz
   *[other] { $seats } Karten wurden blind gezogen, je eine von { $seats } Plätzen
}: Genau diese sind einzutragen
error-blind-card = Platz { $seat } kann { $card } nicht gezogen haben: nicht auf der Hand
error-look = ein Menü zeigt jetzt { $expected ->
    [one] 1 Karte
   *[other] { $expected } Karten
}: Genau diese sind einzutragen
error-deal-copies = von { $card } wurde mehr ausgeteilt, als im Stapel ist

refusal-call-first = Platz { $seat } hat seine Karte gewählt und muss jetzt eines davon sagen: { $legal }
refusal-card-first = Platz { $seat } kann { $action } nicht spielen: Zuerst wird eine Karte gewählt
refusal-no-chopsticks = Platz { $seat } kann keine Stäbchen benutzen: Es lagen vorher keine dort
refusal-no-second-card = Platz { $seat } kann keine Stäbchen benutzen: Auf der Hand fehlt eine zweite Karte
refusal-dummy-next = Platz { $seat } kann { $action } nicht spielen: Jetzt wird eine Karte für den Dummy gewählt
refusal-not-for-dummy = Platz { $seat } kann { $action } nicht spielen: Jetzt wird eine eigene Karte gewählt
refusal-not-in-hand = Platz { $seat } kann { $action } nicht nehmen: nicht auf der Hand
refusal-no-wasabi = Platz { $seat } kann { $action } nicht nehmen: Dort liegt kein freies Wasabi, neben das es könnte
refusal-must-dip = Platz { $seat } kann { $action } nicht nehmen: In dieser Ausgabe kommt ein Nigiri auf ein freies Wasabi

record-empty = Zeile { $line }: das Protokoll ist leer
record-folder = { $folder }: in diesem Ordner gibt es keine Protokolle ({ $pattern })
record-not-text = Zeile { $line }: das ist keine Textdatei
record-too-large = das Protokoll ist länger als { $most } Zeichen
record-format = Zeile { $line }: ein Protokoll beginnt mit „sushibar record { $format }“
record-line = Zeile { $line }: { $reason }
record-late = Zeile { $line }: „{ $word }“ gehört vor den ersten Zug
record-twice = Zeile { $line }: „{ $word }“ kommt zweimal vor
record-missing = Zeile { $line }: im Protokoll fehlt die Angabe „{ $word }“
record-number = Zeile { $line }: „{ $value }“ ist keine Zahl für „{ $word }“
record-version = Zeile { $line }: das Protokoll braucht Version { $version } der Regeln, dieses Programm spielt Version { $ours }
record-no-seed = Zeile { $line }: ein Siegel („commitment“) ist da, aber kein Seed
record-commitment = Zeile { $line }: das Siegel („commitment“) passt nicht zum Seed
record-early-result = Zeile { $line }: „{ $word }“, bevor die Partie zu Ende ist
record-result = Zeile { $line }: „{ $word }“ stimmt nicht, die Partie ergibt { $expected }
record-truncated = Zeile { $line }: das Protokoll bricht ab, die letzte Zeile muss „end“ sein
record-after-end = Zeile { $line }: nach „end“ darf nichts mehr kommen
record-many = { $file } enthält { $count } Aufzeichnungen; nenne eine davon als { $file }#1
record-in-file = { $file }, { $reason }
record-not-a-line = Zeile { $line }: das ist weder ein Zug noch ein Ergebnis
record-words = Zeile { $line }: in den Antworten stehen mehr verschiedene Wörter, als irgendein Spiel hat
error-records-elsewhere = aufzeichnen lassen sich Partien nur auf dem Prozessor dieses Rechners, ohne --cluster und --device cuda

error-policy = es gibt keine Spielweise (policy) „{ $policy }“; es gibt: { $policies }
error-device = es gibt kein Gerät „{ $device }“; es gibt: { $devices }
error-device-policies = eine GPU spielt auf allen Plätzen nach derselben Spielweise (policy) des Spiels; andere spielen auf der CPU
error-range = „{ $name }“ muss zwischen { $least } und { $most } liegen, nicht bei { $value }
error-no-cuda = hier lässt sich keine GPU benutzen: { $reason }
error-buffer = „{ $name }“ muss vom Typ { $dtype } und von der Form { $shape } sein, am Stück im Speicher des Geräts „{ $device }“
error-cluster = der Cluster „{ $address }“ ist nicht zu erreichen: { $reason }
error-one-seed = ein Seed gilt für alle Partien eines Vektors
error-reward = es gibt keine Belohnung „{ $reward }“; möglich: { $rewards }
error-choice = Platz { $seat } kann jetzt nicht { $choice } wählen; erlaubt: { $legal }
error-choices = in { $games } Partien war die Wahl nicht erlaubt; dort ist nichts geschehen
error-no-setups = mindestens ein Aufbau ist nötig
error-training-diverged = das Training ist entgleist: die Fehler sind { $losses }
error-network-none = es gibt keine Datei „{ $file }“
error-network-file = „{ $file }“ ist kein Netz von sushibar oder beschädigt: { $reason }
error-network-game = „{ $file }“ spielt { $game }, nicht { $wanted }
error-network-rules = „{ $file }“ wurde für Version { $version } der Regeln trainiert, dieses Programm spielt Version { $wanted }; trainiere es neu
error-network-features = „{ $file }“ erwartet andere Merkmale ({ $version }), als dieses Programm zeigt ({ $wanted }); trainiere es neu
error-extra = dafür fehlt { $package }: pip install "sushibar[{ $extra }]"
