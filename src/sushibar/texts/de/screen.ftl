# Das Spiel auf dem ganzen Bildschirm im Terminal.

help-option-plain = Zeile für Zeile statt auf dem ganzen Bildschirm: für Pipes und Screenreader.

screen-your-move = Du bist dran
screen-waiting = Warten auf { $names }
screen-over = Die Partie ist zu Ende
screen-answered = Du hast gewählt: { $choice }. Du kannst es ändern (u), bis alle geantwortet haben.
screen-thinking = Mal überlegen …
screen-hand = auf der Hand:
screen-cell = { $cell }: { $tiles }
screen-cell-empty = leer
screen-clock = { $seconds ->
    [one] Noch 1 Sekunde
   *[other] Noch { $seconds } Sekunden
}

screen-key-help = Hilfe
screen-key-hint = Tipp
screen-key-scores = Punkte
screen-key-log = Verlauf
screen-key-memory = Merkhilfe
screen-key-undo = Zurück
screen-key-quit = Ende

screen-close = Schließen
screen-next-round = Weiter
screen-scores = Punkte bisher
screen-no-points = Noch hat niemand Punkte.
screen-log = Was bisher passiert ist
screen-memory = Was du von den Händen weißt
screen-rematch = Revanche
screen-rematch-hint = r spielt eine Revanche, q beendet das Spiel.
screen-quit-question = Die Partie verlassen? Sie ist gespeichert, du kannst später weiterspielen.
screen-quit-yes = Verlassen
screen-quit-no = Weiterspielen

screen-help = Hilfe
screen-help-number = eine Möglichkeit ansehen; Enter nimmt sie
screen-help-enter = bewegen und wählen; oder zweimal klicken
screen-help-board = zum Brett und zurück: dort bewegen die Pfeile, n springt zum nächsten wählbaren Feld
screen-help-undo = neu wählen, bis alle geantwortet haben
screen-help-hint = ein Tipp: die besten Möglichkeiten, und warum
screen-help-scores = die Wertung, jede Zahl mit ihrem Grund
screen-help-log = alles, was passiert ist
screen-help-memory = welche Karten du in anderen Händen kennst
screen-help-rematch = eine Revanche, wenn die Partie zu Ende ist
screen-help-quit = verlassen; Strg-C verlässt sofort

screen-empty-chair = noch niemand
screen-lobby = Tisch { $code }: Gleich geht es los
screen-lobby-host = { $empty ->
    [0] Alle sind da: r startet die Partie.
    [one] Ein Platz ist frei. b setzt einen Bot hin.
   *[other] { $empty } Plätze sind frei. b setzt einen Bot hin.
}
screen-lobby-guest = Der Host startet die Partie, wenn alle da sind.

saved-title = Gespeicherte Partien
saved-reading = Deine Partien werden gelesen …
saved-legend = ▶ geht weiter, wo du aufgehört hast; ✓ ist zu Ende und lässt sich noch einmal ansehen.
saved-none = Es gibt noch keine gespeicherten Partien.
saved-open = Öffnen

replay-where = Schritt { $step } von { $steps }
replay-key-step = Schritt
replay-key-turn = Zug
replay-key-round = Runde
replay-help =
    → oder Leertaste   der nächste Schritt    ←   der davor
    ↓                  der nächste Zug        ↑   der davor
    1–9                der Anfang dieser Runde
    Pos1, Ende         Anfang und Ende; oder klicke in die Linie
    s                  die Punkte bisher, und warum
    Tab                der Zeiger auf das Brett, um in Stapel zu sehen
    q                  verlassen

help-join = Im Terminal an einem Tisch auf einem Server mitspielen.
help-option-link = Der Link des Tisches, wie die Seite ihn zeigt (http://host/t/CODE); mit dem Geheimnis deines Platzes hinter einem # kommst du auf deinen Platz zurück.
help-metavar-link = LINK
error-join-link = „{ $link }“ ist kein Link zu einem Tisch; er sieht so aus: http://host/t/ABC234
error-join-server = der Server { $server } ist nicht zu erreichen: { $reason }
error-join-terminal = um an einem Tisch mitzuspielen, braucht es ein Terminal; für Programme gibt es das Protokoll in docs/live.md
refused-by-server = { $words }
screen-connecting = Verbinden …
screen-reconnecting = Verbindung verloren, neuer Versuch …
screen-record-at = Hier kannst du die Partie noch einmal ansehen: { $link }
screen-left-seat =
    Dein Platz bleibt deiner. So kommst du zurück:
      { $command } join { $link }
screen-its-me = Ich bin’s, { $name }
