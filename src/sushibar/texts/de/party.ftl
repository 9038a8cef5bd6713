# Sushi Go Party! spielen: Fragen, Neuigkeiten, Regeln.

play-how-party = Heute auf der Karte: { $types }.
play-your-plate = Dein Teller: { $plate }.
play-race = { $points ->
    [0] Uramaki-Rennen: Alle Ränge sind vergeben.
   *[other] Uramaki-Rennen: Zehn Rollen bringen jetzt { $points } Punkte.
}
play-blind-others = Nach dem Sake in diesem Zug blind: { $names }.
play-tie-broken-desserts = (Bei Gleichstand entscheiden die Dessertkarten: { $cards }.)

play-question-blind = Du hattest Sake: Diese Hand bleibt verdeckt, und eine Karte daraus wird für dich gezogen.
play-ask-blind = Zufällig eine Karte ziehen?
play-question-copy = Du behältst einen Sonderwunsch. Er zählt wie eine weitere Karte, die du in dieser Runde schon gelegt hast:
play-question-copy-given = Du hast einen Sonderwunsch bekommen. Er zählt wie eine weitere Karte, die du in dieser Runde schon gelegt hast:
play-question-copy-fetched = Du nimmst einen Sonderwunsch. Er zählt wie eine weitere Karte, die du in dieser Runde schon gelegt hast:
play-question-copy-blind = Du hast blind einen Sonderwunsch gezogen. Er zählt wie eine weitere Karte, die du in dieser Runde schon gelegt hast:
play-ask-copy = Welche Karte kopiert er?
play-question-call-chopsticks = Du behältst: { $card }. { $called } ansagen? Dann nimmst du nach dem Aufdecken eine zweite Karte aus dieser Hand, und die Stäbchen wandern hinein.
play-question-call-spoon = Du behältst: { $card }. { $called } ansagen? Dann verlangst du nach dem Aufdecken eine Karte aus den Händen der anderen.
play-question-calls = Du behältst: { $card }. Eines davon kannst du ansagen; es wirkt nach dem Aufdecken:
play-ask-call-party = { $called } ansagen?
play-ask-calls = Was sagst du an?
play-question-chopsticks = Mit { $card } nimmst du eine zweite Karte aus deiner Hand, bevor sie weiterwandert.
play-ask-chopsticks = Welche Karte nimmst du noch?
play-question-ask = Mit { $card } verlangst du eine Karte. Zuerst schaut { $name } nach, dann geht es nach links weiter; wer sie hat, muss sie dir geben und bekommt dafür den Löffel.
play-ask-ask = Was verlangst du?
play-question-give = { $name } verlangt mit einem Löffel: { $asked }. Du hast die Wahl und bekommst dafür den Löffel:
play-ask-give = Welche Karte gibst du her?
play-question-menu = Eine dieser Karten legst du jetzt, die anderen kommen zurück in den Stapel.
play-ask-menu = Welche Karte legst du?
play-question-turn = { $turned ->
    [0] Mit { $card } darfst du Karten dieser Runde umdrehen. Jede ist dann 2 Punkte wert und sonst nichts mehr. So ändern sich deine Punkte:
    [one] 1 Karte ist umgedreht. Noch eine?
   *[other] { $turned } Karten sind umgedreht. Noch eine?
}
play-ask-turn = Welche Karte drehst du um?

news-looked = Blick in den Stapel mit { $menu } ({ $name }): { $cards }
news-chopsticks = { $card }: { $laid }
news-menu = { $card }: { $laid }
news-menu-nothing = { $card }: nur Menüs im Stapel, nichts zu legen
news-takeout-box = { $turned ->
    [0] { $card }: nichts umgedreht
   *[other] { $card }: umgedreht { $cards }
}
news-spoon = { $card }: verlangt { $asked }
news-spoon-nobody = leer ausgegangen, der Löffel wird abgelegt
news-lacked = nichts dabei
news-must-give = mehrere zur Auswahl
news-gave = { $card } hergegeben für den Löffel
news-got = bekommen: { $laid }
news-spilled = Mehr als eine Miso-Suppe in diesem Zug: alle abgelegt ({ $names }).
news-race = { $name }: sofort { $points } Punkte für zehn Uramaki-Rollen, die abgelegt werden.
news-nothing-to-do = { $name }: { $card } hat nichts zu tun und wird abgelegt.

rule-party-nigiri = Tamago (Ei) bringt 1 Punkt, Sake (Lachs) 2, Ika (Tintenfisch) 3{ $wasabi ->
    [0] .
   *[other] ; auf einem Wasabi das Dreifache.
}
rule-party-maki = Eine Karte zeigt eine, zwei oder drei Rollen. Am Ende der Runde bringen die meisten Rollen 6 Punkte, die zweitmeisten { $places ->
    [2] 3
   *[other] 4, die drittmeisten 2
}. Bei Gleichstand gibt es die vollen Punkte für alle.
rule-party-wasabi = Verdreifacht das nächste Nigiri, das du legst. Ohne Nigiri bringt es nichts.
rule-party-chopsticks = Sag sie in einem späteren Zug zusammen mit deiner Karte an: Nach dem Aufdecken nimmst du eine zweite Karte aus deiner Hand, und die Stäbchen wandern in diese Hand. Niedrige Zahlen sind zuerst dran. Für sich allein bringen sie nichts.
rule-party-pudding = Bleibt bis zum Ende der Partie liegen. Dann bringen die meisten 6 Punkte{ $seats ->
    [2] ; zu zweit kosten die wenigsten nichts.
   *[other] , die wenigsten kosten 6.
} Bei Gleichstand gilt das für alle in voller Höhe.
rule-temaki = Am Ende der Runde bringen die meisten 4 Punkte{ $seats ->
    [2] ; zu zweit kosten die wenigsten nichts.
   *[other] ; die wenigsten, auch gar keine, kosten 4.
} Bei Gleichstand gilt das für alle in voller Höhe.
rule-uramaki = Eine Karte zeigt drei, vier oder fünf Rollen. Wer als Erstes zehn hat, bekommt sofort 8 Punkte und legt die Rollen ab; danach bringen zehn Rollen 5, dann 2. Am Ende der Runde holen die meisten übrigen Rollen den nächsten Rang.
rule-eel = Ein einzelner Aal kostet 3 Punkte. Zwei oder mehr bringen 7.
rule-tofu = Eines bringt 2 Punkte, zwei bringen 6. Drei oder mehr bringen nichts.
rule-onigiri = Es gibt vier Formen. Ein Satz aus einer, zwei, drei oder vier verschiedenen Formen bringt 1, 4, 9 oder 16 Punkte.
rule-edamame = Jede Karte bringt einen Punkt für jeden Gegner, der auch Edamame hat, höchstens 4.
rule-miso-soup = Bringt 3 Punkte. Kommen aber in einem Zug mehrere auf den Tisch, egal bei wem, werden alle abgelegt.
rule-sukeroku = Ein Futomaki und ein Inari bringen zusammen 6 Punkte. Jedes für sich allein bringt 2.
rule-spoon = Sag ihn in einem späteren Zug zusammen mit deiner Karte an: Nach dem Aufdecken verlangst du eine Karte, genau eine oder irgendeine ihrer Sorte. Der nächste Spieler links von dir, der sie hat, muss sie dir geben und nimmt dafür den Löffel auf die Hand. Niedrige Zahlen sind zuerst dran. Für sich allein bringt er nichts.
rule-menu = Nach dem Aufdecken siehst du dir vier Karten vom Stapel an und legst eine davon, die kein Menü ist. Niedrige Zahlen sind zuerst dran. Das Menü wird abgelegt.
rule-takeout-box = Nach dem Aufdecken darfst du beliebige deiner Karten dieser Runde umdrehen: je 2 Punkte und sonst nichts mehr. Niedrige Zahlen sind zuerst dran. Die Box wird abgelegt.
rule-soy-sauce = Bringt 4 Punkte, wenn niemand Karten in mehr Farben hat. Jede Sorte ist eine Farbe{ $wasabi ->
    [0] { "" }
   *[other] , Nigiri und Wasabi sind zusammen eine
}{ $box ->
    [0] .
   *[other] , verdeckte Karten sind auch eine.
}
rule-tea = Bringt so viele Punkte, wie du Karten in deiner häufigsten Farbe hast. Jede Sorte ist eine Farbe{ $wasabi ->
    [0] { "" }
   *[other] , Nigiri und Wasabi sind zusammen eine
}, auch Tee selbst ist eine{ $box ->
    [0] .
   *[other] , ebenso verdeckte Karten.
}
rule-special-order = Zählt wie eine weitere deiner Karten dieser Runde; welche, sagst du beim Nehmen. Gibt es nichts zu kopieren, wird er abgelegt.
rule-sake = Bringt 3 Punkte. In deinem nächsten Zug der Runde nimmst du blind eine zufällige Karte aus deiner Hand.
rule-fruit = Die Karten bleiben bis zum Ende der Partie liegen; jede zeigt zwei Früchte. Dann bringen keine, eine, zwei, drei, vier oder fünf einer Frucht -2, 0, 1, 3, 6 oder 10 Punkte, und zwar für jede der drei Früchte.
rule-face-down = Eine verdeckte Karte bringt 2 Punkte und ist sonst nichts mehr. Alle verdeckten Karten zusammen sind eine eigene Farbe.

refusal-not-asked = Platz { $seat } kann { $action } nicht spielen: Dort ist jetzt niemand gefragt
refusal-blind = Platz { $seat } kann { $action } nicht spielen: Nach dem Sake wird blind gezogen, dafür steht „blind“
refusal-not-blind = Platz { $seat } kann { $action } nicht spielen: Die Hand ist offen, also wird eine Karte beim Namen genommen
refusal-copy = Platz { $seat } kann { $action } nicht spielen: Der Sonderwunsch kopiert eine der eigenen Karten ({ $legal })
refusal-ask = Platz { $seat } kann { $action } nicht spielen: Der Löffel verlangt eine Karte dieses Menüs ({ $legal })
refusal-give = Platz { $seat } kann { $action } nicht spielen: Jetzt wird eine Karte hergegeben, die der Löffel verlangt ({ $legal })
refusal-menu-card = Platz { $seat } kann { $action } nicht spielen: Jetzt wird eine der Karten gelegt, die das Menü zeigt ({ $legal })
refusal-turn = Platz { $seat } kann { $action } nicht spielen: Jetzt wird eine eigene Karte umgedreht, oder es ist genug ({ $legal })
