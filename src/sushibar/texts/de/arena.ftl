# Bots gegen Bots.

help-arena = Bots mit denselben Karten gegeneinander spielen lassen und sagen, wer stärker ist und wie sicher das ist.
help-metavar-bot = BOT
help-metavar-bots = BOT,…
help-option-arena-bots = Wer antritt, durch Kommas getrennt: ein Name, oder ein Name mit einer Grenze für jede Entscheidung (eine Zeit oder eine Zahl von Simulationen), etwa search:50ms,search:5000,greedy; „sushibar bots“ nennt alle.
help-option-field = Jeder Bot allein gegen diesen auf allen anderen Plätzen; sonst teilen sich die Bots den Tisch auf jede mögliche Weise.
help-option-deals = Wie viele Mischungen; jede wird in allen Sitzordnungen gespielt.
help-option-until-settled = Aufhören, sobald klar ist, ob der erste Bot öfter gewinnt als der beste der anderen.
help-option-results = Eine Datei, die jede Mischung festhält; mit ihr macht derselbe Befehl da weiter, wo er aufgehört hat.
help-option-processes = Wie viele Prozesse; sonst alle Kerne.
help-option-arena-seed = Derselbe Seed ergibt dieselben Mischungen.

arena-heading = { $title } · { $players } Spieler · { $deals } Mischungen, { $games } Partien
arena-everybody = jede Sitzordnung der Bots bei jeder Mischung; gleicher Anteil: { $even }
arena-field = jeder Bot allein auf jedem Platz, sonst überall { $field }; gleicher Anteil: { $even }
arena-field-of = Feld: { $bot }
arena-column-bot = Bot
arena-column-win-rate = Siege (95 %)
arena-column-wins-more = Siege, Prozentpunkte
arena-column-points = Punkte
arena-column-margin = Abstand
arena-column-rating = Wertung
arena-column-speed = Züge/s
arena-over = mehr für { $bot } als für
arena-points-by-category = Punkte für
arena-interval = { $mean } ({ $low } bis { $high })
arena-number = { $mean } ± { $reach }
arena-ahead = Entschieden nach { $deals } Mischungen: { $bot } gewinnt öfter als alle anderen.
arena-behind = Entschieden nach { $deals } Mischungen: { $bot } gewinnt seltener als der beste der anderen.
arena-open = Nicht entschieden nach { $deals } Mischungen: Ob { $bot } öfter gewinnt als der beste der anderen, ist offen.

error-bot-spec = „{ $spec }“ ist kein Bot: erwartet wird ein Name wie greedy, oder Name und Grenze wie search:50ms
error-bot-limit = „{ $limit }“ ist keine Grenze für { $bot }: erwartet wird eine Zeit wie 50ms oder 2s, oder eine Zahl von Simulationen wie 5000
error-no-bots = es sind keine Bots genannt
error-bot-twice = { $bot } ist zweimal genannt
error-seatings = für { $bots } Bots gibt es an einem Tisch mit { $players } Plätzen mehr als { $most } Sitzordnungen; nenne weniger Bots, oder ein Feld
error-nothing-to-settle = { $bot } ist allein, da gibt es nichts zu entscheiden; nenne noch einen Bot, oder ein Feld
error-arena-file = { $file } ist keine Ergebnisdatei der Arena
error-arena-question = { $file } beantwortet eine andere Frage: „{ $what }“ ist dort { $theirs }, hier { $ours }
error-arena-process = ein Prozess der Arena wurde von außen beendet, vielleicht weil der Speicher nicht reichte; mit --results macht derselbe Befehl weiter
error-arena-line = { $file }, Zeile { $line }: erwartet werden alle Partien der Mischung { $deal }
