# Der Wertungsblock: seine Fragen, seine Fehler, sein Befehl.

help-metavar-plates = [SPIEL] TELLER
help-metavar-numbers = ZAHLEN
help-option-score-plates =
    Das Spiel, sushi-go (gemeint, wenn keines genannt ist), party oder wasabi; dann je Spieler ein Teller in
    Anführungszeichen, die Karten in der Reihenfolge, in der sie gelegt wurden: "wasabi squid-nigiri 2*tempura".
    Dazwischen Leerzeichen oder Kommas, "2*tempura" oder "2 tempura" für mehrere, und der Anfang eines Namens
    genügt, wo nur eine Karte so beginnt ("squid", "pud"). Ein Nigiri kommt auf ein Wasabi, das vor ihm liegt;
    "beside:squid-nigiri" nicht. "special-order:tempura" ist ein Sonderwunsch, der Tempura kopiert, "face-down"
    eine Karte, die eine Bento-Box umgedreht hat. "-" ist ein leerer Teller. Auf das Spiel wasabi folgen
    Ablagen, je Spieler eine: "2,2,5+3" sind die Längen der vollendeten Rezepte, dann die Würfel; wasabi mit
    Karten dahinter ist ein Teller. Ganz ohne Teller fragt der Befehl nach allem.
help-option-score-menu = Das Menü von Sushi Go Party!: ein Name („sushibar menus“ nennt alle), oder Sorten durch Kommas getrennt. Sonst gelten die Sorten auf den Tellern.
help-option-score-uramaki = Die Punkte aller aus dem Uramaki-Rennen dieser Runde, etwa 8,0,5.
help-option-score-puddings = Das Ende der Partie werten: die Puddings aller, etwa 4,2,2.
help-option-score-desserts = Die Teller sind die Desserts aller am Ende der Partie.
help-option-score-totals = Die Punkte vor den Desserts, etwa 40,41,38; dann wird auch gesagt, wer gewinnt.
help-option-score-json = Fragen als JSON-Zeilen von der Standardeingabe lesen und jede mit einer Zeile beantworten.

score-key = in Fragen zu diesem Spiel gibt es keinen Schlüssel „{ $field }“; es gibt: { $fields }
score-key-twice = der Schlüssel „{ $field }“ kommt zweimal vor
score-missing = in der Frage fehlt die Angabe „{ $field }“
score-game = „{ $game }“ kann der Wertungsblock nicht werten; er wertet: { $games }
score-no-subject = nichts zu werten: Gib „plates“ für eine Runde an, oder „puddings“ oder „desserts“ für das Ende der Partie
score-two-subjects = „{ $first }“ und „{ $second }“ gehören nicht in eine Frage
score-early-totals = „totals“ gehört zum Ende der Partie, neben „puddings“ oder „desserts“
score-totals-count = es gibt { $seats } Plätze, aber „totals“ für { $totals }
score-dummy-seats = mit einem Dummy gibt es { $expected } Plätze, nicht { $seats }

score-seat = Platz { $seat }: { $reason }
score-not-object = eine Frage ist ein JSON-Objekt wie { "{" }"game": "sushi-go", …{ "}" }, nicht { $value }
score-not-name = „{ $field }“ ist ein Name in Anführungszeichen, nicht { $value }
score-not-list = „{ $field }“ ist eine Liste mit einem Eintrag für jeden Platz, nicht { $value }
score-not-cards = die Karten eines Platzes sind eine Liste von Namen, nicht { $value }
score-not-card = eine Karte ist ein Name in Anführungszeichen, nicht { $value }
score-not-number = „{ $field }“ sind ganze Zahlen, nicht { $value }
score-negative = „{ $field }“ kann nicht negativ sein
score-too-large = so groß kann „{ $field }“ nicht sein; die Grenze ist { $largest }
score-not-seat = „dummy“ ist die Nummer eines Platzes, nicht { $value }

score-not-text = diese Zeile ist kein UTF-8-Text, ab Byte { $place }
score-not-json = diese Zeile ist kein JSON, ab Zeichen { $place }
score-endless = diese Zeile ist zu tief verschachtelt oder enthält eine zu lange Zahl
score-constant = { $name } ist keine JSON-Zahl

score-card = in { $game } gibt es keine Karte „{ $card }“; die Karten sind: { $cards }
score-similar-card = in { $game } gibt es keine Karte „{ $card }“; meinst du: { $cards }?
score-beside = „{ $card }“ gibt es nicht; neben einem Wasabi liegt nur ein Nigiri: { $cards }
score-dessert = „{ $card }“ ist kein Dessert dieser Partie; es gibt: { $desserts }
score-no-dessert = nirgends steht, welches Dessert es gibt: Nenne ein „menu“ mit { $desserts }
score-two-desserts = { $first } und { $second } gibt es nie in derselben Partie
score-used-card = „{ $card }“ liegt am Ende einer Runde auf keinem Teller: Die Karte wirkt sofort und wird abgelegt
score-bare-order = ein Sonderwunsch auf einem Teller ist das, was er kopiert, etwa special-order:tempura; einer, der nichts kopiert, wird abgelegt
score-not-on-menu = „{ $card }“ steht nicht auf dem Menü; es gibt: { $menu }
score-not-menu = „menu“ ist eine Liste von Sorten oder der Name eines empfohlenen Menüs, nicht { $value }
score-not-type = eine Sorte auf einem Menü ist ein Name in Anführungszeichen, nicht { $value }
score-many-colours = kein Menü hat neben Sojasauce mehr als { $most } Farben, aber auf diesem Teller sind mehr
score-race = diese Punkte aus dem Uramaki-Rennen kann es nicht geben: { $race }; die Ränge bringen der Reihe nach 8, 5 und 2, und ein geteilter Rang streicht den nächsten
score-race-count = es gibt { $seats } Plätze, aber „uramaki“ für { $race }
score-late-race = „uramaki“ gehört zu einer Runde, neben „plates“
score-copies = „{ $word }“ sagt nicht, wie viele Karten; schreib 2*tempura, mit einer Zahl von 1 bis { $most }
score-lonely-number = hinter der Zahl { $number } fehlt eine Karte; schreib 2*tempura oder 2 tempura
score-warning = { $copies } Karten von { $card }, aber in der Schachtel sind { $box }
score-warning-race = { $rolls } Uramaki-Rollen auf einem Teller, aber zehn punkten sofort und werden abgelegt, solange ein Rang im Rennen offen ist
score-box = { $cards } Karten sind mehr, als in der ganzen Schachtel sind: { $box }

score-json-alone = --json liest ganze Fragen von der Standardeingabe; Teller und andere Optionen gehören nicht dazu
score-totals-alone = --totals gehört zum Ende der Partie, neben --puddings oder --desserts
score-desserts-alone = --desserts braucht Teller: die Desserts aller
score-uramaki-alone = --uramaki gehört zu einer Runde, neben Teller
score-only-party = { $option } gehört zu Sushi Go Party!: sushibar score party …
score-plates-and-puddings = gib entweder Teller an, für eine Runde, oder --puddings, für das Ende der Partie
score-not-whole = { $option }: „{ $word }“ ist keine ganze Zahl von { $least } bis { $most }; schreib Zahlen wie 4,2,2
score-player-error = { $name }: { $reason }
score-player = Spieler { $number }
score-before = Vorher
score-warning-line = Achtung: { $warning }.

score-welcome = Der Wertungsblock · { $title } · Ende mit Strg-D
score-ask-players = Wie viele Spieler?
score-not-players = Bitte gib eine Zahl an, etwa 3.
score-ask-names = Eure Namen, durch Kommas getrennt (Enter: nur Nummern)?
score-ask-plate = { $edition ->
    [zoch] Durchgang
   *[other] Runde
} { $round }, { $name } (? Hilfe, < zurück):
score-hand = { $cards ->
    [one] Das ist { $cards } Karte
   *[other] Das sind { $cards } Karten
}; in { $edition ->
    [zoch] einem Durchgang
   *[other] einer Runde
} legen alle { $hand }.
score-large-hand = Mehr als { $hand } Karten kann am Ende einer Runde niemand haben.
score-ask-menu = Welches Menü: sein Name, oder die Sorten durch Kommas getrennt (? nennt alle)?
score-menus = Die empfohlenen Menüs: { $menus }.
score-ask-race = Runde { $round }, Punkte aus dem Uramaki-Rennen, etwa 8,0,5 (- keine, < zurück):
score-cards =
    Die Karten: { $cards }.
    Schreib sie in der Reihenfolge, in der sie gelegt wurden, mit Leerzeichen oder
    Kommas dazwischen; der Anfang eines Namens genügt. 2*tempura oder 2 tempura
    sind zwei davon. Ein Nigiri kommt auf ein freies Wasabi, das vor ihm liegt;
    beside:squid-nigiri nicht. - ist ein leerer Teller, < geht einen Teller zurück.
score-cards-party =
    special-order:tempura ist ein Sonderwunsch, der Tempura kopiert; face-down ist
    eine Karte, die eine Bento-Box umgedreht hat, face-down:egg-nigiri eine, die
    ihr Wasabi verbraucht. Abgelegte Karten werden weggelassen.
score-empty-reply = Nichts eingegeben, nichts geändert. „-“ ist ein leerer Teller, „?“ nennt die Karten, „<“ geht zum Teller davor zurück, Strg-D hört auf.
score-kept = Alles bisher steht in { $file }; „sushibar score“ macht damit weiter.
score-go-on = Ein Wertungsblock ist noch nicht voll: { $title } mit { $names }, { $where }.
score-ask-go-on = Damit weitermachen? [J/n]
score-pad-full = auf diesem Wertungsblock ist schon alles eingetragen
score-pad-place = Runde { $round } oder Platz { $seat } gibt es auf diesem Wertungsblock nicht: Runden sind 1 bis { $rounds }, Plätze 0 bis { $last }
score-pad-file = das ist nicht die Datei eines Wertungsblocks
score-pad-plates = eine Runde hat hier { $seats } Teller, nicht { $plates }
