# Der Tisch: Plätze, Teller, Verlauf, Vorschau.

seat-name = Platz { $seat }
labelled = { $label }: { $words }
dummy-name = Dummy

picture-title = { $game } ({ $edition })
picture-menu = { $game } · { $menu }
picture-book = { $game } · { $book }
picture-option = { $option ->
    [dummy] { " · " }mit Dummy
   *[pass-both-ways] { " · " }in beide Richtungen
}
picture-seat = { $name } · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
picture-hand = Hand: { $cards }
picture-chosen = verdeckt gewählt: { $actions }
plate-empty = noch nichts

progress-turn = { $edition ->
    [zoch] Durchgang { $round }/{ $rounds } · Runde { $turn }/{ $turns }
   *[other] Runde { $round } von { $rounds } · Zug { $turn } von { $turns }
} · nach { $direction ->
    [right] rechts
   *[left] links
}
progress-acting = Runde { $round }/{ $rounds } · Zug { $turn }/{ $turns } · { $card } wirkt
progress-over = die Partie ist zu Ende

group-maki = Maki { $icons ->
    [one] { $icons } Rolle
   *[other] { $icons } Rollen
}
group-set = { $card } { $left ->
    [0] { "" }
   *[other] { $left }/{ $size }
}{ $sets ->
    [0] { "" }
    [one] { $left ->
        [0] 1 Satz
       *[other] { " " }+ 1 Satz
    }
   *[other] { $left ->
        [0] { $sets } Sätze
       *[other] { " " }+ { $sets } Sätze
    }
}
group-several = { $cards ->
    [1] { $card }
   *[other] { $card } ×{ $cards }
}
group-dipped = { $cards ->
    [1] { $card } auf Wasabi
   *[other] { $card } auf Wasabi ×{ $cards }
}
group-wasabi = { $cards ->
    [1] freies Wasabi
   *[other] freies Wasabi ×{ $cards }
}
group-unused-wasabi = { $cards ->
    [1] unbenutztes Wasabi
   *[other] unbenutztes Wasabi ×{ $cards }
}
group-uramaki = Uramaki { $icons } von 10
group-onigiri = Onigiri { $shapes }
group-alone = { $card } allein
group-too-many = { $card } ×{ $cards }, zu viel
group-spent-wasabi = { $cards ->
    [1] verbrauchtes Wasabi
   *[other] verbrauchtes Wasabi ×{ $cards }
}
group-face-down = { $cards } verdeckt
group-copies = { $group } ({ $copies ->
    [one] 1 als Sonderwunsch
   *[other] { $copies } als Sonderwunsch
})
group-fruit = { $fruits }
group-kept = { $group }{ $kept ->
    [0] { "" }
   *[other] { $laid ->
        [0] { " " }(aufgehoben)
       *[other] { " " }({ $kept } aufgehoben)
    }
}

preview-maki = { $cards ->
    [one] { $cards } Rolle insgesamt: derzeit { $signed }
   *[other] { $cards } Rollen insgesamt: derzeit { $signed }
}
preview-nigiri = { $signed }
preview-nigiri-dipped = aufs Wasabi: { $signed }
preview-wasabi = { $turns_left ->
    [0] zu spät für ein Nigiri
   *[other] verdreifacht das nächste Nigiri
}
preview-chopsticks = { $turns_left ->
    [0] zu spät, um sie zu benutzen
    [1] zu spät, um sie zu benutzen
   *[other] später zwei Karten auf einmal behalten
}
preview-pudding = { $cards }. Pudding, zählt am Ende der Partie
preview-call-chopsticks = noch eine Karte nehmen; die Stäbchen kommen zurück in die Hand
preview-no-call = nur diese Karte nehmen

preview-temaki = { $cards } insgesamt: derzeit { $gain ->
    [0] keine Änderung
   *[other] { $signed }
}
preview-uramaki = { $scores ->
    [0] { $icons } von 10 Rollen{ $open ->
        [0] , aber alle Ränge sind vergeben
       *[other] : derzeit { $gain ->
            [0] keine Änderung
           *[other] { $signed }
        }
    }
   *[other] { $icons } Rollen: { $place } Punkte sofort
}
preview-eel = { $cards ->
    [one] ein einzelner Aal: { $signed }, bis ein zweiter kommt
    [2] der zweite Aal: { $signed }
   *[other] zwei reichen schon: { $signed }
}
preview-tofu = { $cards ->
    [one] { $signed }; zwei bringen 6, drei nichts
    [2] dann sind es zwei: { $signed }
    [3] einer zu viel: { $signed }
   *[other] schon zu viele
}
preview-onigiri = { $shapes ->
    [one] beginnt einen Satz: { $signed }
   *[other] dann ein Satz aus { $shapes } Formen: { $signed }
}
preview-edamame = { $others ->
    [0] nichts, solange sonst niemand Edamame hat
    [one] noch jemand hat Edamame: { $signed }
   *[other] { $others } andere haben Edamame: { $signed }
}
preview-miso-soup = { $spilled ->
    [0] { $signed }, wenn sonst niemand in diesem Zug Suppe legt
   *[other] wird abgelegt: nicht die einzige Suppe in diesem Zug
}
preview-sukeroku = { $pairs ->
    [0] { $signed } ohne Gegenstück; ein Paar bringt 6
   *[other] macht ein Paar voll: { $signed }
}
preview-spoon = { $turns_left ->
    [0] zu spät, um ihn zu benutzen
    [1] zu spät, um ihn zu benutzen
   *[other] später eine Karte von den anderen verlangen
}
preview-menu = sieh dir vier Karten vom Stapel an und lege eine davon
preview-takeout-box = dreh deine Karten um, für je 2 Punkte
preview-soy-sauce = { $colours ->
    [one] 1 Farbe: derzeit { $signed }
   *[other] { $colours } Farben: derzeit { $signed }
}
preview-tea = deine häufigste Farbe hat { $largest ->
    [one] 1 Karte
   *[other] { $largest } Karten
}: { $signed }
preview-sake = { $turns_left ->
    [0] { $signed }
   *[other] { $signed }, aber im nächsten Zug nimmst du eine zufällige Karte
}
preview-fruit = { $better } am Ende
preview-special-order = kopiert eine deiner Karten; welche, sagst du gleich
preview-special-order-one = kopiert { $card } ({ $preview })
preview-special-order-nothing = noch nichts zu kopieren: würde abgelegt
preview-signed = { $signed }
preview-turn-dessert = { $signed }, aber kein Dessert mehr
preview-held = { $preview }; jemand hat sie
preview-elsewhere = { $preview }; { $signed } durch andere Karten
preview-blind = was auch immer es ist
preview-call-nothing = nur diese Karte
preview-call-for-second = dann noch eine Karte nehmen; die Stäbchen kommen in die Hand
preview-call-for-request = dann eine Karte verlangen; wer sie gibt, bekommt den Löffel
preview-ask-type = wer gibt, sucht aus
preview-give = bringt dem anderen { $signed }
preview-give-special-order = kopiert eine Karte des anderen
preview-done = { $cards ->
    [0] nichts umdrehen
   *[other] nichts mehr
}

laid-on-wasabi = { $card } aufs Wasabi
laid-copy = { $card } als { $copied }
laid-copy-nothing = { $card } ohne etwas zum Kopieren, abgelegt
laid-unseen = { $card } (blind gezogen)
laid-and-called = { $card }, Ansage: { $called }
story-menu = Zu Nigiri gibt es heute: { $types }.
story-deal = { $edition ->
    [zoch] Durchgang
   *[other] Runde
} { $round }. Die Hände werden ausgeteilt:
story-turn = { $edition ->
    [zoch] Durchgang { $round }, Runde { $turn }
   *[other] Zug { $round }.{ $turn }
}
story-controller = Zuerst spielt für den Dummy: { $name }.
story-draw = Für den Dummy gezogen: { $card }
story-unfinished = Die Partie ist noch nicht zu Ende: Sie steht bei { $edition ->
    [zoch] Durchgang { $round }, Runde { $turn }
   *[other] Runde { $round }, Zug { $turn }
}.
story-winners = { $count ->
    [one] Der Sieg geht an { $winners }.
   *[other] Den Sieg teilen sich { $winners }.
}

# Wie die empfohlenen Menüs in der Schachtel heißen; auf Deutsch ist das beide Male dasselbe.

menu-my-first-meal = Gabel statt Stäbchen
menu-my-first-meal-german = Gabel statt Stäbchen
menu-sushi-go = Sushi Go!
menu-sushi-go-german = Sushi Go!
menu-party-sampler = Experimentierkasten
menu-party-sampler-german = Experimentierkasten
menu-master-menu = Meistermenü
menu-master-menu-german = Meistermenü
menu-points-platter = Punkteplatte
menu-points-platter-german = Punkteplatte
menu-cutthroat-combo = Gemeinsam gemein
menu-cutthroat-combo-german = Gemeinsam gemein
menu-big-banquet = Großes Schmausen
menu-big-banquet-german = Großes Schmausen
menu-dinner-for-two = Traute Zweisamkeit
menu-dinner-for-two-german = Traute Zweisamkeit
