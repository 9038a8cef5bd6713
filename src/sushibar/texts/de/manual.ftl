# Die Regelseiten: was die Texte der Karten nicht sagen.

manual-goal = Ziel
manual-deal = Bevor es losgeht
manual-turn = { $edition ->
    [zoch] Eine Runde
   *[other] Ein Zug
}
manual-round = Ende { $edition ->
    [zoch] eines Durchgangs
   *[other] einer Runde
}
manual-end = Ende der Partie
manual-menu = Das Menü
manual-numbers = Wer zuerst dran ist
manual-players = Je nach Spielerzahl
manual-options = Varianten
manual-ours = Feinheiten
manual-board = Das Brett
manual-cards = Karten
manual-group-nigiri = Nigiri (immer dabei)
manual-group-roll = Rollen (eine Sorte pro Partie)
manual-group-appetizer = Appetizer (drei Sorten)
manual-group-special = Specials (zwei Sorten)
manual-group-dessert = Desserts (eine Sorte)
manual-group-kitchen = Aktionskarten
manual-group-tile = Zutaten
manual-group-recipe = Rezepte des Hauses

manual-sushi-go-goal = Stell das beste Essen zusammen. Karten bringen Punkte für sich allein, in Sätzen oder im Wettrennen mit den anderen. Wer nach drei { $edition ->
    [zoch] Durchgängen
   *[other] Runden
} die meisten Punkte hat, gewinnt.
manual-sushi-go-deal = Alle Karten werden einmal für die ganze Partie gemischt. In { $edition ->
    [zoch] jedem Durchgang bekommen alle eine Hand, die nur sie selbst sehen: 9 Karten zu dritt, 8 zu viert, 7 zu fünft
   *[other] jeder Runde bekommen alle eine Hand, die nur sie selbst sehen: 10 Karten zu zweit, 9 zu dritt, 8 zu viert, 7 zu fünft
}.
manual-sushi-go-turn = Alle wählen heimlich eine Karte aus ihrer Hand. Alle decken gleichzeitig auf, und die Karte bleibt auf dem Teller vor ihnen liegen. Dann geben alle den Rest der Hand nach links weiter und nehmen die, die bei ihnen ankommt. So wandern die Hände um den Tisch und werden kleiner; die letzte Karte wird einfach gelegt.
manual-sushi-go-round = Sind alle Karten gelegt, werden die Teller gewertet. Dann kommt alles außer den Puddings weg, und es gibt neue Hände.
manual-sushi-go-end = Nach { $edition ->
    [zoch] dem dritten Durchgang
   *[other] der dritten Runde
} werden die Puddings gewertet. Wer die meisten Punkte hat, gewinnt; bei Gleichstand entscheiden die Puddings; ist auch das gleich, wird der Sieg geteilt.
manual-sushi-go-players = Zu zweit kosten die wenigsten Puddings nichts, und gleich viele bringen nichts.
manual-sushi-go-zoch-players = Diese Ausgabe ist für drei bis fünf Spieler.
manual-option-pass-both-ways = In beide Richtungen weitergeben: { $edition ->
    [zoch] Im zweiten Durchgang
   *[other] In der zweiten Runde
} gehen die Hände nach rechts.
manual-option-dummy = Zu zweit mit Dummy: ein dritter Teller, der niemandem gehört. Ihr spielt abwechselnd für ihn: eine Karte von seinem Stapel ziehen, eine Karte behalten, dem Dummy eine geben. Er kann nicht gewinnen, aber seine Makirollen und Puddings zählen.
manual-edition-gamewright = Die Regeln gibt es in zwei Ausgaben. Gamewright: Wer bei Maki oder Pudding gleichauf liegt, teilt sich die Punkte, abgerundet; haben alle gleich viele Puddings, gibt es dafür nichts; und ein Nigiri muss auf ein freies Wasabi.
manual-edition-zoch = Die Regeln gibt es in zwei Ausgaben. Zoch: Bei Gleichstand bekommen alle die vollen Punkte, ein Nigiri darf neben einem freien Wasabi liegen, und aus Gyoza werden Muscheln, aus Tintenfisch Thunfisch.
manual-ours-gamewright = Was die Anleitung offenlässt, haben wir so entschieden: Ohne Makirolle gibt es keine Punkte für Maki. Bei zwei Nigiri in einem Zug und einem freien Wasabi kommt das zuerst gewählte darauf. Entscheiden auch die Puddings nicht, wird der Sieg geteilt. Wer zuerst für den Dummy spielt, ist Zufall und wechselt jede Runde, und ihr spielt abwechselnd für ihn; der Dummy benutzt nie Stäbchen und kann nicht gewinnen.
manual-ours-zoch = Was die Anleitung offenlässt, haben wir so entschieden: Ob ein Nigiri auf ein freies Wasabi kommt oder daneben, wählst du heimlich mit der Karte und änderst es später nicht. Bei zwei Nigiri in einer Runde und einem freien Wasabi darf eines von beiden darauf, oder keines. Mit Stäbchen werden beide Karten verdeckt gewählt, auch wenn die italienische Anleitung die zweite offen legt.

manual-party-goal = Wie Sushi Go!, mit einem Menü, das sich von Partie zu Partie ändert: sieben Sorten Karten, und dazu Nigiri. Wer nach drei Runden die meisten Punkte hat, gewinnt.
manual-party-menu = Ein Menü hat Nigiri, eine Rolle, drei Appetizer, zwei Specials und ein Dessert. Nimm ein empfohlenes, wähle à la carte oder lass den Zufall entscheiden.
manual-party-deal = Gemischt werden alle Karten des Menüs und ein Teil der Desserts: 5 vor der ersten Runde, 3 weitere vor der zweiten, 2 vor der dritten; zu sechst bis acht 7, 5 und 3. Alle bekommen 10 Karten zu zweit oder dritt, 9 zu viert oder fünft, 8 zu sechst oder siebt, 7 zu acht.
manual-party-turn = Alle wählen heimlich eine Karte aus ihrer Hand; dazu kannst du Stäbchen oder einen Löffel ansagen, die vor dir liegen. Alle decken gleichzeitig auf. Dann wirken die besonderen Karten, und die Hände gehen nach links. Die letzte Karte wird einfach gelegt.
manual-party-numbers = Stäbchen, Löffel, Menüs und Bento-Boxen tragen kleine Zahlen von 1 bis 12. Nach dem Aufdecken wirken sie in dieser Reihenfolge, die niedrigste zuerst.
manual-party-round = Sind alle Karten gelegt, werden die Teller gewertet. Desserts bleiben bis zum Ende der Partie bei dir; alle anderen Karten kommen in den Stapel zurück und werden mit den neuen Desserts gemischt.
manual-party-end = Nach der dritten Runde werden die Desserts gewertet. Wer die meisten Punkte hat, gewinnt; bei Gleichstand entscheiden die Dessertkarten; ist auch das gleich, wird der Sieg geteilt. Auch negative Summen sind möglich.
manual-party-players = Zu zweit: Die wenigsten Temaki oder Puddings kosten nichts; Edamame und Löffel gibt es nicht. Zu sechst bis acht: Maki bringen 6, 4 und 2. Zu siebt oder acht: Menü und Sonderwunsch gibt es nicht.
manual-ours-party-turn = Was die Anleitung offenlässt, haben wir so entschieden: Eine Ansage gilt. Bei gleicher Zahl wirkt die gedruckte Karte vor der Kopie, dann geht es nach Plätzen. Wer eine Karte holt, nimmt sie zuerst; dann wandern Stäbchen oder Löffel in eine Hand, oder das Menü wird abgelegt; erst dann wird die neue Karte gelegt. Ein Sonderwunsch kann also nicht kopieren, womit er geholt wurde, und ein späterer Löffel darf danach fragen.
manual-ours-party-cards = Ein Löffel darf auch irgendeine Karte eines Specials mit Zahlen oder irgendein Sukeroku verlangen. Eine Bento-Box darf auch Karten desselben Zuges umdrehen, sogar eine andere Box, die noch wartet. Ein umgedrehtes Wasabi lässt seinem Nigiri den einfachen Wert; ein Wasabi, dessen Nigiri umgedreht wird, bleibt verbraucht. Ein Sonderwunsch, der durch Stäbchen, Löffel oder Menü kommt, darf eine Karte desselben Zuges kopieren; kopiert er Stäbchen oder Löffel, ist er wieder ein einfacher Sonderwunsch, sobald er in eine Hand kommt. Liegen drei im Uramaki-Rennen gleichauf, entfällt auch dann genau ein Rang; wer durch eine geholte Karte auf zehn Rollen kommt, punktet in dem Moment. Futomaki und Inari haben dieselbe Farbe, und jedes von mehreren Paaren zählt. Zeigt ein Menü nur Menüs, sehen es alle.
manual-ours-party-sake = Wie der Sake im Einzelnen wirkt, haben wir entschieden: Im nächsten Zug bleibt die Hand verdeckt, angesagt wird, ohne sie zu sehen, und eine Karte wird zufällig genommen; nach dem Aufdecken siehst du deine Hand. Ein so gezogener Sonderwunsch wählt dann, was er kopiert. Sake macht blind, woher er auch kommt, auch als Kopie und auch, wenn er inzwischen umgedreht ist. Zwei davon machen einen Zug blind, und einer aus dem letzten Zug einer Runde bewirkt nichts.
manual-sources-party = Dazu sagt die Anleitung nichts, wir kennen es aus anderen Quellen: wie viele Karten jeder Art eine Sorte hat, die empfohlenen Menüs, und was beide Mini-Erweiterungen tun.

manual-wasabi-goal = Kocht Rezepte auf einem gemeinsamen Brett. Je länger, desto mehr Punkte, und mit Stil noch mehr. Wer zehn Rezepte vollendet, gewinnt sofort; sonst gewinnt, wer die meisten Punkte hat, wenn das Brett voll ist.
manual-wasabi-board = Sechs Zeilen und fünf, sechs oder sieben Spalten zu zweit, dritt oder viert. Zutaten sind Plättchen, die offen in der Speisekammer liegen; Rezepte liegen verdeckt in vier Stapeln, nach der Zahl ihrer Zutaten.
manual-wasabi-deal = Wer anfängt, wird ausgelost. Reihum suchen alle drei Plättchen aus drei verschiedenen Kategorien (keine Basis, keine Einzelstücke) für ihren linken Nachbarn aus. Dann ziehen alle drei Rezepte, eines nach dem anderen, von Stapeln ihrer Wahl. Rezepte sind geheim; Plättchen und Aktionskarten liegen offen.
manual-wasabi-players = Aktionskarten in der Küche: zu zweit von jeder Art eine; zu dritt zwei Wasabi! und zwei Scharf! und von den anderen eine; zu viert von jeder zwei.
manual-ours-wasabi-book = Die gedruckten Listen der Plättchen und Rezepte sind nicht öffentlich, darum hat das Spiel ein eigenes Rezeptbuch.
manual-ours-wasabi-turn = Was die Anleitung offenlässt, haben wir so entschieden: Wer anfängt, ist Zufall. Plättchen und Aktionskarten auf der Hand sehen alle, denn sie wurden offen genommen. Wer passt, legt ein oder mehrere Rezepte ab. Scharf! erlaubt eine zweite Zutat und verlangt sie nicht. Ein Plättchen, das Hack! zur Zutat dieses Zuges macht, muss in diesem Zug gelegt werden und darf auf sein altes Feld zurück. Tausch! braucht ein Plättchen auf mindestens einem der beiden Felder. Wasabi! bedeckt 2 × 2 Felder; vor der Zutat darf es nur gespielt werden, wenn ein leeres Feld bleibt.
manual-ours-wasabi-completing = Vollenden muss man nie, und Stil liest sich in beide Richtungen. Rezepte mit vier und fünf Zutaten bringen für Stil zwei und drei Würfel, und Würfel gibt es immer genug. Auf eine Aktionskarte darf man verzichten; eine, die für eine neue zurückgelegt wurde, kommt in diesem Zug nicht wieder; ob es eine andere Art gibt als die gespielte, gilt vor jedem Nehmen und ohne das, was zurückgelegt wurde. Was ein Wasabi! freigibt, das vom Brett genommen wird, vollendet nichts. Wenn alle zweimal in Folge passen, ist die Partie zu Ende und wird gewertet.
manual-sources-wasabi = Dazu sagt der Text der Anleitung nichts, wir kennen es aus anderen Quellen: die sechs Zeilen des Bretts, wie viele Marker es für jede Zahl von Zutaten gibt, und was sie bringen.

# Eigene Menüs: was an ihnen nicht stimmt.

menu-problem-group = { $group ->
    [roll] { $served ->
        [0] wähle eine Rolle
       *[other] nur eine Rolle
    }
    [appetizer] { $served ->
        [0] wähle drei Appetizer
        [one] noch zwei Appetizer
        [2] noch ein Appetizer
       *[other] nur drei Appetizer
    }
    [special] { $served ->
        [0] wähle zwei Specials
        [one] noch ein Special
       *[other] nur zwei Specials
    }
   *[dessert] { $served ->
        [0] wähle ein Dessert
       *[other] nur ein Dessert
    }
}
menu-problem-players = { $type }: nur für { $fewest } bis { $most } Spieler
