# Wer gegen Menschen spielt: die Bots, ihre Namen und Charaktere.

help-bots = Alle Bots nennen: die des Hauses, Plug-ins und eigene Programme.

bots-column-name = Bot
bots-column-level = Stufe
bots-column-games = Spiele
bots-column-limit = Grenze
bots-column-character = Charakter
bots-all-games = alle
bots-limit = { $limited ->
    [0] nein
   *[other] ja
}
bots-guest = { $name } ({ $origin ->
    [program] Programm
   *[plug-in] Plug-in
})
bots-how =
    Gegen einen spielen: sushibar play --bots NAME, oder NAME:GRENZE, wo er eine
    Grenze kennt, etwa search:200ms oder search:5000. Mit einem eigenen Programm:
    sushibar play --bots ./DATEI

bot-label = { $name } (Bot)
bot-level = Stufe { $level }

bot-character-random = überlässt alles dem Zufall
bot-character-beginner = mag alles und übersieht manches
bot-character-greedy = nimmt, was am hellsten glänzt
bot-character-nimble = erkennt den besten Happen auf den ersten Blick
bot-character-search = denkt erst und isst dann
bot-character-champion = denkt zweimal nach und vergisst nichts
bot-character-program = tut, was { $program } sagt

bot-random-1 = Würfel
bot-random-2 = Laune
bot-random-3 = Kuddel
bot-random-4 = Muddel
bot-random-5 = Wirbel
bot-random-6 = Dusel
bot-random-7 = Purzel
bot-beginner-1 = Knirps
bot-beginner-2 = Spross
bot-beginner-3 = Knopf
bot-beginner-4 = Krakel
bot-beginner-5 = Krümel
bot-beginner-6 = Zappel
bot-beginner-7 = Erdnuss
bot-greedy-1 = Knabber
bot-greedy-2 = Rollo
bot-greedy-3 = Mampf
bot-greedy-4 = Knusper
bot-greedy-5 = Happen
bot-greedy-6 = Trüffel
bot-greedy-7 = Schluck
bot-nimble-1 = Flitz
bot-nimble-2 = Husch
bot-nimble-3 = Brise
bot-nimble-4 = Blitz
bot-nimble-5 = Flink
bot-nimble-6 = Hopser
bot-nimble-7 = Funke
bot-search-1 = Grübel
bot-search-2 = Umami
bot-search-3 = Salbei
bot-search-4 = Abakus
bot-search-5 = Kombu
bot-search-6 = Rätsel
bot-search-7 = Muße
bot-champion-1 = Maestro
bot-champion-2 = Zenit
bot-champion-3 = Orakel
bot-champion-4 = Primus
bot-champion-5 = Lorbeer
bot-champion-6 = Krone
bot-champion-7 = Gipfel

error-bot = es gibt keine Bots „{ $bot }“; es gibt: { $bots }
error-bot-unlimited = Bots der Art { $bot } denken nicht nach, also haben sie auch keine Grenze
error-bot-name = „{ $bot }“ kann kein Bot heißen: keine Leerzeichen, Kommas, Doppelpunkte oder Schrägstriche
error-bot-taken = „{ $bot }“ heißt schon ein Bot des Hauses: Ein Gast braucht einen anderen Namen
error-bot-kind = der Bot „{ $bot }“ wird nicht durch ein sushibar.BotKind beschrieben, sondern durch { $what }
error-bot-field = der Bot „{ $bot }“ ist falsch beschrieben: { $value } taugt nicht als { $what ->
    [make] make, eine Funktion von Glück und Spiel
    [character] character, ein Text in einer Zeile
    [games] games, eine Liste aus sushi-go, party, wasabi
    [level] level, eine Zahl von 0 bis 5
    [first_names] first_names, eine Liste von Wörtern
   *[patience] patience, eine Zahl von Sekunden
}
error-bot-failed = der Bot „{ $bot }“ ist abgestürzt: { $reason }
error-bot-illegal = der Bot „{ $bot }“ hat { $action } gewählt; erwartet wird eines von: { $legal }
error-plug-in = der Plug-in-Bot „{ $bot }“ aus { $package } lässt sich nicht laden: { $reason }
error-plug-in-twice = mehrere Pakete bringen einen Bot „{ $bot }“ mit: { $packages }

error-bots-file = { $file } lässt sich nicht lesen: { $reason }
error-program-entry = { $file }: der Bot „{ $bot }“ muss eine Tabelle mit einem „command“ sein
error-program-field = der Bot „{ $bot }“ hat kein „{ $field }“; er kann haben: { $fields }
error-program-command = { $file }: „command“ muss beim Bot „{ $bot }“ eine Liste von Wörtern sein, etwa ["python3", "bot.py"]
error-program-file = { $file } ist kein Programm: erwartet wird eine ausführbare Datei oder eine in Python
error-program-missing = der Bot „{ $bot }“ lässt sich nicht starten: Das Programm { $program } gibt es nicht
error-program-start = der Bot „{ $bot }“ lässt sich mit „{ $command }“ nicht starten: { $reason }
error-program-silent = der Bot „{ $bot }“ hat nach { $seconds } Sekunden noch nicht geantwortet
error-program-ended = der Bot „{ $bot }“ hat { $status ->
    [none] seine Ausgabe beendet
   *[other] sich mit Status { $status } beendet
}, statt zu antworten
error-program-protocol = der Bot „{ $bot }“ spricht Protokoll { $said }; erwartet wird { $protocol }
error-program-answer = der Bot „{ $bot }“ hat „{ $said }“ gesagt; erwartet wird eine Zeile mit einem JSON-Objekt { $wanted ->
    [name] wie {"{"}"protocol": 1, "name": "Nibbles"{"}"}
   *[action] wie {"{"}"action": "tempura"{"}"}, mit einer der erlaubten Aktionen
}
