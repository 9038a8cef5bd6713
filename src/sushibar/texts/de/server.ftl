# Live-Tische: was sie ablehnen, was sie melden, und was man an ihnen sagen kann.

refused-no-table = den Tisch { $code } gibt es nicht
refused-no-record = eine öffentliche Partie { $code } gibt es nicht; eine private braucht ihren ganzen Link
refused-no-secret = dafür braucht es das Geheimnis eines Platzes: Authorization: Bearer GEHEIMNIS
refused-wrong-secret = das ist nicht das Geheimnis dieses Platzes
refused-secret-form = ein Geheimnis besteht aus 32 Zeichen von 0-9 und a-f
refused-not-host = das darf nur, wer den Tisch eröffnet hat
refused-no-socket = unter dieser Adresse gibt es keinen Socket
refused-origin = Anfragen von dieser Seite sind hier nicht willkommen
refused-host = unter diesem Namen ist der Server nicht bekannt; --allow-host erlaubt ihn
refused-too-many-requests = zu viele Anfragen; warte einen Moment
refused-too-many-sockets = zu viele Verbindungen von deiner Adresse
refused-too-large = zu groß: höchstens { $most } Bytes
refused-message = das ist keine gültige Nachricht: { $place } { $problem }
refused-hello = du hast schon Hallo gesagt
refused-storage = das ließ sich nicht speichern und gilt deshalb nicht; versuch es noch einmal
refused-broken = mit diesem Tisch stimmt etwas nicht; das wurde festgehalten
refused-fault = hier ist etwas schiefgegangen; das wurde festgehalten
refused-clock = eine Uhr hat { $shortest } bis { $longest } Sekunden, nicht { $clock }
refused-name = ein Name hat 1 bis { $longest } Zeichen, in einer Zeile, ohne „|“ und „#“
refused-name-taken = hier heißt schon jemand { $name }
refused-name-bot = so enden nur die Namen von Bots
refused-bot = ein Bot „{ $bot }“ setzt sich nicht an Live-Tische
refused-bot-limit = ein Bot darf hier höchstens { $seconds } Sekunden oder { $playouts } Simulationen lang nachdenken
refused-seat = an diesem Tisch gibt es keinen Platz { $seat }
refused-taken = Platz { $seat } ist besetzt
refused-full = alle Plätze sind besetzt
refused-seated = { $names } hätte an einem Tisch für { $players } keinen Platz
refused-empty-chairs = { $empty ->
    [one] ein Platz ist noch frei
   *[other] { $empty } Plätze sind noch frei
}
refused-awaited = { $names } hat die Revanche noch nicht angenommen
refused-started = die Partie hat schon begonnen
refused-closed = der Tisch ist geschlossen
refused-not-playing = gerade läuft keine Partie
refused-not-over = die Partie ist noch nicht zu Ende
refused-over = die Partie ist zu Ende
refused-salted = deine Zufallsbits sind schon da
refused-too-late = Frage { $question } ist schon aufgedeckt; jetzt ist Frage { $now } dran
refused-outdated = du hast inzwischen in einem anderen Fenster geantwortet; diese Antwort gilt, bis du sie änderst
refused-too-early = Frage { $question } ist noch nicht gestellt; jetzt ist Frage { $now } dran
refused-too-many-steps = die Antwort ist vor { $step } schon vollständig
refused-unfinished = die Antwort ist nicht vollständig
refused-too-many-answers = du hast dich { $most } Mal umentschieden, jetzt bleibt es dabei
refused-stood-in = ein Bot spielt für dich; nimm erst deinen Platz wieder ein
refused-no-player = auf Platz { $seat } sitzt niemand, für den ein Bot einspringen könnte
refused-present = auf Platz { $seat } ist jemand da
refused-bystander = du sitzt nicht an diesem Tisch
refused-not-here = Platz { $seat } ist nicht an diesem Gerät
refused-not-asked = du bist gerade nicht dran
refused-phrase = „{ $phrase }“ sagt hier niemand; es gibt: { $phrases }
refused-too-many-hints = zu viele Tipps; warte einen Moment
refused-too-many-reviews = es werden gerade zu viele Partien analysiert; versuch es in einer Minute noch einmal
refused-too-many-tables = höchstens { $most } Tische auf einmal; beende oder schließ erst einen
refused-review = diese Partie konnte nicht analysiert werden
refused-long-record = ein Protokoll hat hier höchstens { $most } Ereignisse
refused-reading = das Protokoll ließ sich nicht rechtzeitig lesen
refused-too-many-phrases = zu viele Nachrichten; warte einen Moment

notice-trouble = Der Tisch kann gerade nichts speichern. Nichts geht verloren; es geht von selbst weiter.
notice-recovered = Es wird wieder alles gespeichert.

link-how = Ohne Konto, ohne Installation.

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-thinking = Mal überlegen …
phrase-hurry = Schneller, ich hab Hunger!
phrase-wow = Wow!
phrase-oops = Ups!
phrase-yum = Lecker!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-again = Revanche?
phrase-bye = Tschüss!

emote-smile = Lächeln
emote-laugh = Lachen
emote-cry = Tränen
emote-cool = Sonnenbrille
emote-heart = Herz
emote-fire = heiß!
emote-clap = Applaus
emote-wave = Winken

help-serve = Live-Tische für Menschen und Bots anbieten.
help-metavar-url = URL
help-metavar-host = HOST
help-option-database = Wo alles aufbewahrt wird: sqlite:///DATEI oder postgresql://…; sonst eine Datei in deinem Datenordner.
help-option-bus = Wo Arbeitsprozesse voneinander hören: nats://…; nötig ab zweien.
help-option-host = Die Adresse, an der gelauscht wird.
help-option-port = Der Port, an dem gelauscht wird; 0 nimmt irgendeinen freien.
help-option-workers = Wie viele Arbeitsprozesse bedienen; mehr als einer braucht PostgreSQL und einen Bus.
help-option-origin = Eine Seite anderswo, die diesen Server benutzen darf; mehrfach möglich.
help-option-allow-host = Ein Name, unter dem dieser Server erreichbar sein soll, etwa sushi.example; mehrfach möglich. Adressen und der Name dieses Rechners gehen immer; * erlaubt jeden.
help-option-proxies = Adressen von Reverse-Proxys, denen die Adressen der Clients geglaubt werden, durch Kommas getrennt.
help-option-connections = Wie viele Sockets eine Adresse offen haben darf, und ebenso viele andere Verbindungen.
help-option-requests = Wie viele Anfragen eine Adresse pro Sekunde stellen darf, oder Nachrichten, die ebenso viel kosten.
help-option-tables = Wie viele offene oder laufende Tische eine Adresse auf einmal haben darf.
help-option-log-level = Wie viel auf die Standardfehlerausgabe geschrieben wird: debug, info, warning oder error.
help-option-access-log = Auch für jede Anfrage eine Zeile schreiben.
help-option-keep-days = Beendete Partien löschen, wenn sie so viele Tage alt sind; sonst bleiben sie für immer.
help-option-idle-days = Angefangene Spiele löschen, die so viele Tage niemand angerührt hat.
help-option-open = Öffnet einen Browser mit einem Tisch gegen Bots, sobald der Server bereit ist.

serve-ready = sushibar läuft unter { $url } (Strg-C beendet)
serve-phones = Auf dem Handy im selben Netz: { $urls }
serve-no-address = Dieser Rechner scheint in keinem Netz zu sein, in dem ihn Handys erreichen.
serve-no-page = Die Seite ist nicht gebaut: Führe python hatch_build.py aus, oder installiere das Paket neu.
serve-workers = sushibar läuft mit { $workers } Arbeitsprozessen unter { $url } (Strg-C beendet)
serve-waits = warte auf die Datenbank: { $reason }
error-workers = es braucht mindestens einen Arbeitsprozess, nicht { $workers }
error-limits = eine Adresse braucht mindestens eine Verbindung und eine Anfrage pro Sekunde
error-workers-alone = { $workers } Arbeitsprozesse brauchen eine gemeinsame Datenbank und einen Bus: --database postgresql://… --bus nats://…
error-port = an { $host }, Port { $port }, lässt sich nicht lauschen: { $reason }
error-log-level = die Stufe „{ $level }“ gibt es nicht; es gibt { $levels }
