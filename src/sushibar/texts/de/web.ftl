# Was nur der Browser sagt.

web-skip = Direkt zum Tisch
web-motto = Sushi-Spiele mit Freunden oder gegen Bots. Ohne Konto, ohne Wartezeit.
web-unofficial = Ein inoffizielles Fanprojekt mit eigenen Worten und Bildern. Erfunden und verlegt haben die Spiele andere, die mit diesem Projekt nichts zu tun haben.
web-offline = Der Server ist nicht erreichbar. Versuch es gleich noch einmal.
web-loading = Einen Moment …
web-reconnecting = Verbindung verloren. Verbinde neu …
web-try-now = Jetzt versuchen
web-update = Es gibt eine neue Version dieser Seite.
web-update-now = Laden
web-wrong-link = Dieser Link gehört zu keinem Platz an diesem Tisch, darum schaust du zu.
web-wrong-link-seated = Dieser Link gehört zu keinem Platz an diesem Tisch. Du behältst deinen eigenen.
web-home = Startseite
web-lost = Hier ist nichts
web-lost-address = Unter dieser Adresse gibt es keine Seite.
web-lost-code = Dieser Link ist nicht vollständig: Lass ihn dir noch einmal schicken oder gib den Code auf der Startseite ein.
web-close = Schließen
web-label = { $label }:
web-language = Sprache
web-sound = Ton

web-ways = So kannst du spielen
web-play-bots = Gegen Bots spielen
web-play-friends = Freunde einladen
web-play-here = An einem Gerät
web-join = Mit Code beitreten
web-join-go = Beitreten
web-join-form = Ein Code besteht aus sechs Buchstaben und Ziffern, etwa ABC234.
web-choose = Bots und Optionen wählen
web-open-tables = Tische mit freien Plätzen
web-seats-free = { $free ->
    [one] ein Platz frei
   *[other] { $free } Plätze frei
}
web-more = Mehr
web-less = Weniger
web-rules = Regeln
web-records = Beendete Partien
web-score-pad = Wertungsblock
web-statistics = Statistik
web-fair = Faires Mischen

web-game = Spiel
web-game-sushi-go = Sushi Go!
web-game-party = Sushi Go Party!
web-game-wasabi = Wasabi!
web-setup-bots = Gegen Bots
web-name = Dein Name
web-you = Du
web-players = Spieler
web-edition = Ausgabe
web-edition-gamewright = Gamewright
web-edition-zoch = Zoch
web-edition-standard = Standard
web-options = Optionen
web-option-pass-both-ways = In beide Richtungen weitergeben
web-option-dummy = Ein Dummy als dritter Spieler
web-menu = Menü
web-menu-random = Zufällig
web-menu-own = À la carte
web-bots = Bots
web-bot = Stufe { $level }: { $character }
web-clock = Bedenkzeit
web-clock-none = Kein Limit
web-clock-seconds = { $seconds ->
    [60] 1 Minute
    [120] 2 Minuten
    [300] 5 Minuten
   *[other] { $seconds } Sekunden
}
web-listed = Offen für alle
web-rated = Gewertete Partie
web-begin = Los geht’s

web-sit-down = Setz dich und spiel mit, oder schau zu.
web-waiting-for = { $free ->
    [one] Ein Spieler fehlt noch
   *[other] Es fehlen noch { $free } Spieler
}
web-all-here = Alle sind da.
web-all-taken = Alle Plätze sind besetzt. Gerade nicht da: { $names }
web-awaited = Warten, bis { $names } die Revanche annimmt
web-host-begins = Warten, bis { $name } startet
web-invite = Einladen
web-code = Code
web-link = Link zu diesem Tisch
web-copy = Link kopieren
web-copied = Kopiert
web-empty = frei
web-host = Host
web-away = nicht da
web-invited = eingeladen
web-leave = Verlassen
web-remove = { $name } entfernen
web-take-seat = Platz nehmen
web-add-bot = Bot hinzufügen
web-bring = Noch jemand an diesem Gerät
web-here = an diesem Gerät
web-closed = Dieser Tisch ist geschlossen.

web-leave-table = Den Tisch verlassen
web-leave-home = Zur Startseite: dein Platz wartet auf dich
web-get-up = Aufstehen: ein Bot spielt für dich weiter
web-stay = Bleiben
web-name-next = Ab dem nächsten Tisch. Im Warteraum kannst du ihn an deinem Stuhl ändern.
web-others = Die anderen
web-mine = Dein Teller
web-hand = Deine Möglichkeiten
web-dummy = Dummy
web-over = Die Partie ist zu Ende
web-your-turn = Du bist dran
web-answered = Gewählt. Warten auf { $names }
web-late = { $by ->
    [selected] Die Zeit war um: Deine ausgewählte Karte wurde gespielt.
   *[clock] Die Zeit war um: Ein Bot hat für dich gewählt.
}
web-waiting = Warten auf { $names }
web-cover = Verdeckt
web-pass-to = Gib das Gerät an { $name } weiter.
web-its-me = Ich bin’s, { $name }
web-hide = Meine Hand verdecken
web-seconds-left = { $seconds } s
web-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-thinking = überlegt
web-has-chosen = hat gewählt
web-passes-to = Diese Hand geht weiter an { $name }
web-explanation = Erklärung
web-show-plate = Teller ansehen
web-plate-empty = noch nichts
web-bot-plays = ein Bot spielt
web-stand-in = Bot spielen lassen
web-stood-in = Ein Bot spielt für dich.
web-come-back = Wieder selbst spielen
web-watching = Du schaust zu.
web-onlookers = { $onlookers ->
    [one] 1 Person schaut zu
   *[other] { $onlookers } Leute schauen zu
}
web-not-asked = Du musst gerade nichts tun.
web-your-answer = Deine Wahl: { $answer }
web-may-change = Du kannst sie ändern, bis alle gewählt haben: Tipp eine andere Karte an.
web-confirm = Bestätigen
web-sent = Gewählt
web-sending = Wird gesendet …
web-step-undo = Einen Schritt zurück
web-next = Weiter
web-clear = Neu wählen
web-hint = Tipp
web-hint-quick = Eine erste Einschätzung: Zahlen folgen, sobald der Server warmgelaufen ist, in ein paar Minuten.
web-scores = Punkte
web-plate-then = Was da lag
web-total = Summe
web-no-scores = Gezählt wird, sobald alle Karten gelegt sind.
web-log = Verlauf
web-help = Hilfe
web-memory = Merkhilfe
web-unknown = { $unknown } unbekannt
web-say = Chat
web-tools = Werkzeuge
web-how = Tipp eine Karte an, um sie auszuwählen, und noch einmal, um sie zu bestätigen. Langes Drücken oder der Tastaturfokus erklärt sie nur. Tipp einen Teller an, um zu sehen, was darauf liegt.
web-keys = Tasten: 1–9 und 0 wählen, Enter bestätigen, Esc neu wählen, c Stäbchen, h Tipp, s Punkte, l Verlauf, m Merkhilfe, ? Hilfe.
web-keys-board = Auf dem Brett: Pfeiltasten bewegen, Enter wählt, Rücktaste nimmt einen Schritt zurück, b führt zum Brett.
web-won = Du hast gewonnen!
web-won-shared = Du teilst dir den Sieg mit { $names }
web-winners = { $winners ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
web-go-on = Zur Revanche
web-wants-rematch = { $name } will eine Revanche!
web-rematch = Revanche
web-replay = Replay
web-board = Das Brett
web-cell-empty = leer
web-cell-below = auf { $tiles }
web-cell-covered = unter einem Wasabi!
web-cell-new = neu, von { $name }
web-cell-choice = wählbar
web-cell-hint = Tipp { $number }
web-board-row = Zeile
web-seats = Alle am Tisch
web-own-screen = Deine Sachen
web-own-recipes = Deine Rezepte
web-tiles-cards = Plättchen und Aktionskarten
web-recipes = Rezepte
web-recipe-brings = { $points } Punkte{ $cubes ->
    [0] { "" }
    [one] , 1 Würfel für Stil
   *[other] , { $cubes } Würfel für Stil
}
web-recipe-ready = { $style ->
    [0] Fertig!
   *[other] Fertig, mit Stil!
}
web-recipe-missing = Am weitesten auf { $cells }; fehlt noch: { $tiles }
web-hidden-recipes = { $recipes ->
    [one] verdeckt, { $lengths } Zutaten
   *[other] verdeckt, { $lengths } Zutaten
}
web-completed = Vollendet: { $recipes } von 10
web-with-style = mit Stil
web-tokens-left = Marker übrig
web-of-length = für { $length } Zutaten
web-own-cubes = { $cubes ->
    [one] 1 Würfel
   *[other] { $cubes } Würfel
}
web-last-turn = Letzter Zug
web-stock = Küche, Speisekammer und Stapel
web-kitchen = Küche
web-pantry = Speise{ "\u00AD" }kammer
web-piles = Rezeptstapel
web-pile = { $length } Zutaten: { $recipes }
web-shelf = { $category ->
    [base] Basis
    [fish] Fisch
    [shellfish] Meeresfrüchte
    [garden] Gemüse
    [toppings] Toppings
   *[unique] Einzelstücke
}
web-deal-three = Gib mir drei
web-gain-recipes = +{ $points } { $recipes }{ $cubes ->
    [0] { "" }
   *[other] { " " }★
}
web-show-board = Brett zeigen
web-show-choices = Auswahl zeigen
web-event-joined = { $name ->
    [Du] Du kommst an den Tisch.
   *[other] { $name } kommt an den Tisch.
}
web-event-bot-joined = { $name } kommt an den Tisch.
web-event-left = Jemand verlässt den Tisch.
web-event-started = Die Partie beginnt.
web-event-answered = { $by ->
    [selected] { $name }: Die Zeit ist um, es gilt, was ausgewählt war.
   *[clock] { $name }: Die Zeit ist um, ein Bot hat gewählt.
}
web-event-stood-in = { $name ->
    [Du] Für dich spielt jetzt ein Bot.
   *[other] Für { $name } spielt jetzt ein Bot.
}
web-event-returned = { $name ->
    [Du] Du bist wieder da.
   *[other] { $name } ist wieder da.
}
web-event-rematched = Die Revanche ist eröffnet.
web-event-closed = Der Tisch wurde geschlossen.

web-download = Herunterladen
web-whose = Wessen Partien
web-whose-own = Deine Partien
web-whose-how-own = In diesem Browser gespielt. Um eine jemandem zu zeigen, teile den Link ihres Replays.
web-whose-none-own = In diesem Browser hast du noch keine Partie beendet.
web-whose-public = Öffentliche Partien
web-whose-how-public = Partien an Tischen, die offen für alle waren.
web-whose-none-public = An einem offenen Tisch wurde noch keine Partie beendet.
web-games = Partien
web-wins = Siege
web-mean-points = Punkte
web-seat = Platz { $seat }
web-by-seat = Nach Plätzen
web-by-bot = Bots
web-by-player = Spieler
web-ratings = Rangliste
web-games-played = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
web-step-back = Einen Schritt zurück
web-step-on = Einen Schritt weiter
web-scrub = Stelle in der Partie
web-run = Abspielen
web-pause = Pause
web-plate = Teller
web-hand-of = Hand
web-fair-1 = Noch bevor sich jemand setzt, zieht der Server einen geheimen Seed. Der Tisch zeigt dessen Siegel: einen Hash, der den Seed festlegt und nichts verrät.
web-fair-2 = Danach steuert der Browser jedes Spielers eigene Zufallsbits bei.
web-fair-3 = Aus Seed und Bits zusammen ergibt sich, wer welche Karten bekommt. So kann weder der Server noch ein Spieler die Karten ausgesucht haben.
web-fair-4 = Ist die Partie zu Ende, zeigt das Protokoll den Seed und alle Bits. Alle können prüfen, ob das Siegel passt und ob sich genau diese Karten ergeben.
web-fair-check = Hier eine Partie prüfen
web-fair-paste = Ein Code wie ABC234 oder eine heruntergeladene Partie:
web-fair-go = Prüfen
web-fair-nothing = Das ist keine Partie mit Siegel.
web-fair-command = Die ganze Partie, Karte für Karte, prüft
web-add-player = Spieler hinzufügen

# Points that have just come, and as a round stands.
web-points-come = { $points } { $name }
web-count-now = nach jetzigem Stand: { $points } in dieser Runde

# Das Ende einer Runde oder eines Spiels.
web-ranking = Endstand
web-round-over = Punkte der Runde
web-place-short = { $place }.
web-place = Du bist { $place }. von { $players }
web-sheet = Wertungsblatt
web-share-result = Ergebnis teilen
web-races = So stehen die Wettläufe
web-race-mine = { $race }: du { $mine }, { $others ->
    [one] { $name } { $amount }
   *[other] { $others } andere je { $amount }
}
web-race-watched = { $race }: { $others ->
    [one] { $name } führt mit { $amount }
   *[other] { $others } haben je { $amount }
}
web-count = Punkte schon während der Runde zählen
