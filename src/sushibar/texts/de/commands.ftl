# Die Befehlszeile.

help = Sushi-Spiele: spielen, werten, ansehen, millionenfach simulieren. Eine inoffizielle Umsetzung von Fans.
help-play = Im Terminal gegen Bots spielen.
help-score = Einen echten Tisch werten: Teller als Argumente, einzeln abgefragt oder als JSON-Zeilen.
help-replay = Eine aufgezeichnete Partie Zug um Zug zeigen.
help-verify = Ein Protokoll prüfen: Züge, Ergebnis und das Versprechen seines Seeds.
help-sim = Partien mit voller Geschwindigkeit simulieren und zusammenfassen.
help-menus = Die empfohlenen Menüs von Sushi Go Party! zeigen, oder eines.
help-metavar-game = SPIEL
help-metavar-menu = MENÜ
help-metavar-file = DATEI
help-metavar-address = ADRESSE
help-metavar-names = NAMEN
help-option-game = Das Spiel: sushi-go, party oder wasabi.
help-option-record = Ein Spielprotokoll, oder - für die Standardeingabe.
help-option-records = Spielprotokolle: Dateien, Ordner mit .txt-Dateien oder - für die Standardeingabe.
help-option-players = Wie viele Spieler.
help-option-edition = Wessen Regeln, etwa gamewright oder zoch.
help-option-pass-both-ways = Im zweiten Durchgang nach rechts weitergeben.
help-option-dummy = Zwei Spieler mit einem Dummy als Drittem.
help-option-menu = Das Menü von Sushi Go Party!: ein Name („sushibar menus“ nennt alle), sieben Sorten durch Kommas getrennt oder random für ein zufälliges.
help-option-book = Ein eigenes Rezeptbuch für Wasabi!: eine TOML-Datei.
help-option-menu-name = Der Name eines empfohlenen Menüs.
help-option-seed = Derselbe Seed teilt dieselben Karten aus.
verify-legal = { $turns ->
    [one] { $turns } Zug, regelgerecht
   *[other] { $turns } Züge, alle regelgerecht
}
verify-stated = die Karten wurden einzeln eingetragen; es gibt keinen Seed zu prüfen
verify-committed = der Seed ist der versiegelte, und er teilt genau diese Karten aus
verify-uncommitted = die Karten folgen aus dem Seed; ein Siegel dafür enthält das Protokoll nicht
verify-no-result = das Protokoll nennt kein Ergebnis; die Partie ergibt { $points } Punkte
verify-result = das Ergebnis stimmt: { $points } Punkte
verify-unfinished = nicht zu Ende: Die Partie steht bei { $edition ->
    [zoch] Durchgang { $round }, Runde { $turn }
   *[other] Runde { $round }, Zug { $turn }
}

help-option-version = Die Version anzeigen.
help-option-games = Wie viele Partien.
help-option-policy = Wer spielt: random.
help-option-device = Worauf: cpu oder cuda.
help-option-cluster = Auf einem Ray-Cluster spielen: seine Adresse, oder local für einen, der auf diesem Rechner gestartet wird.
help-option-threads = Wie viele Threads; sonst alle Kerne.
help-option-sim-records = Alle Partien in diese neue Datei aufzeichnen, gemischt wie am Tisch, sodass alle sie prüfen können.
help-option-sim-seed = Eine Zahl; dieselbe ergibt auf jedem Gerät dieselben Partien.
help-option-json = Ein JSON-Objekt ausgeben.
help-option-json-lines = Ein JSON-Objekt je Protokoll ausgeben, jedes in einer Zeile.

menus-head = Die empfohlenen Menüs von Sushi Go Party!, alle mit Nigiri:
menus-names = { $called } ({ $german })
menus-title = { $called }, für { $fewest } bis { $most } Spieler
menus-type = { $type }{ $fewest ->
    [2] { $most ->
        [8] { "" }
       *[other] { " " }(bis { $most } Spieler)
    }
   *[other] { " " }(ab { $fewest } Spielern)
}
menus-group = { $group ->
    [roll] { $types ->
        [one] Rolle
       *[other] Rollen
    }
    [appetizer] Appetizer
    [special] Specials
   *[dessert] { $types ->
        [one] Dessert
       *[other] Desserts
    }
}
menus-own = Ein eigenes: 1 Rolle, 3 Appetizer, 2 Specials und 1 Dessert in beliebiger Reihenfolge, etwa --menu { $example }
menus-play = So spielst du mit einem: sushibar play party --menu NAME, oder --menu random
menus-play-one = So spielst du damit: sushibar play party --menu { $name }

progress-percent = { $percent } %
progress-rate = { $percent } · { $rate }/s · noch { $left }
progress-interrupted = Abgebrochen: Das ist herausgekommen bei { $done } von { $total }.
sim-games = Partien
sim-seconds = Sekunden
sim-games-per-s = Partien pro Sekunde
sim-decisions-per-s = Entscheidungen pro Sekunde
sim-mean-points = Punkte im Schnitt je Platz
sim-ties = Gleichstand nach Punkten
sim-shared = geteilte Siege
sim-category = Punkte im Schnitt: { $category }

help-usage = Aufruf:
help-arguments = Argumente:
help-options = Optionen:
help-commands = Befehle:
help-default = sonst: { $value }
help-required = nötig
help-metavar-options = [OPTIONEN]
help-metavar-command = BEFEHL [ARGUMENTE]...
help-metavar-number = ZAHL
help-metavar-word = WORT
help-option-help = Diese Seite zeigen, sonst nichts.
help-option-install-completion = Die Shell Befehle, Spiele, Menüs und Bots ergänzen lassen, sonst nichts.
help-option-show-completion = Ausgeben, was die Shell dafür lesen müsste, sonst nichts.
completion-installed = { $shell } ergänzt sushibar, sobald du ein neues Terminal öffnest; siehe { $file }
error-completion-shell = für die Shell „{ $shell }“ gibt es keine Ergänzung, nur für: { $shells }

usage-no-option = die Option { $option } gibt es nicht; --help nennt alle
usage-option-value = { $option } braucht einen Wert
usage-missing = { $what } fehlt; mehr dazu mit --help
usage-value = der Wert für { $what } passt nicht; --help sagt, was erwartet wird
usage-similar-option = die Option { $option } gibt es nicht; gemeint vielleicht: { $options }?
usage-flag = { $option } nimmt keinen Wert
usage-extra = { $count ->
    [one] das ist ein Argument zu viel: { $words }
   *[other] das sind { $count } Argumente zu viel: { $words }
}
usage-no-command = den Befehl „{ $command }“ gibt es nicht; es gibt: { $commands }
usage-similar-command = den Befehl „{ $command }“ gibt es nicht; gemeint vielleicht: { $commands }?
