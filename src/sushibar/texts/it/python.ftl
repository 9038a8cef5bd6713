# Ciò che si legge solo in Python: posizioni e loro errori, esiti, compilazione.

error-position-key = una posizione di { $game } non ha «{ $part }»; ha: { $parts }
error-position-players = indica quanti giocano, o che cosa hanno in mano
error-position-list = { $part }: serve un elenco con un valore per ogni posto, non { $value }
error-position-seats = { $part }: { $given } valori per { $seats } posti
error-position-copies-of = «{ $word }» non è un numero di carte come 2*tempura
error-position-at = { $part } del posto { $seat }: { $reason }
error-position-part = { $part }: { $reason }
error-position-copies = { $card }: { $cards } indicate, la scatola ne contiene { $box }
error-position-early = { $part }: nella prima manche non resta nulla delle manche precedenti
error-position-hand = il posto { $seat } ha in mano { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}; all’inizio del turno { $turn } ne ha { $expected }
error-position-unknown = la mano del posto { $seat } non è indicata, e senza seme non si può distribuire
error-position-controller = solo un tavolo con il fantasma ha qualcuno che lo guida
error-position-plate = il posto { $seat } ha calato { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}; all’inizio del turno { $turn } ne ha calate { $expected }
error-position-discarded = sono indicate { $cards } carte delle manche precedenti, budini compresi; ne sono state calate { $expected }
error-position-face-down = indica quale carta è coperta, per esempio face-down:tempura
error-position-laid = le carte calate e messe da parte sono in tutto { $cards }; all’inizio del turno { $turn } sono { $expected }, e una in più per ogni menu usato
error-position-desserts = sono indicati { $cards } dolci; fino alla manche { $round } ne entrano in gioco solo { $expected }
error-position-not-on-menu = { $part }: { $type } non è in questo menu, o nessuno può già averlo
error-position-race = il posto { $seat } ha { $icons } uramaki mentre un posto della corsa è libero: da 10 in poi si contano subito
error-position-stacks = al massimo { $most } tessere possono stare sotto altre
error-position-block = un Wasabi! non può stare su { $cell }: le sue quattro caselle devono essere sul tabellone e senza altri Wasabi!
error-position-cell = { $part }: non c’è nessuna casella «{ $cell }»; le caselle vanno da a1 a { $last }
error-position-held = { $part } del posto { $seat }: { $cards } indicate, tra un turno e l’altro sono { $expected }
error-position-cards = il posto { $seat } ha { $cards } carte azione, se ne possono avere al massimo { $expected }
error-position-tokens = il posto { $seat } ha completato { $recipes } ricette da { $length } ingredienti, ma ha solo { $expected } segnalini così
error-position-won = il posto { $seat } ha assegnato tutti e { $tokens } i segnalini: la partita è finita
error-position-full = ogni casella è occupata o coperta: la partita è finita
record-position = un tavolo iniziato a metà partita non ha una registrazione; repr() dice tutto

category-stated = prima
reason-stated = i punti delle manche precedenti, come indicati
sheet-before = Prima

outcome-points = Il maggior numero di punti: { $points }.
outcome-shared = { $winners } giocatori condividono la vittoria con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.

compiling = compilo { $game }, una volta sola su questa macchina; ci vuole circa un minuto …
compiling-progress = compilo { $game } (una volta sola, circa un minuto): { $functions ->
    [one] 1 funzione
   *[other] { $functions } funzioni
}, { $seconds } s

picture-kitchen = Cucina
picture-pantry = Dispensa
picture-piles = Pile di ricette
