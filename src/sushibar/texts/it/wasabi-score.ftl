# Il segnapunti di Wasabi!.

game-wasabi = SUSHI!

category-length-2 = lunghezza 2
category-length-3 = lunghezza 3
category-length-4 = lunghezza 4
category-length-5 = lunghezza 5
category-cubes = cubetti

reason-tokens = { $tokens ->
    [one] 1 ricetta da { $each }
   *[other] { $tokens } ricette da { $each }
}
reason-no-tokens = nessuna ricetta di questa lunghezza
reason-cubes = { $cubes ->
    [one] 1 cubetto da 1
   *[other] { $cubes } cubetti da 1
}
reason-no-cubes = nessun cubetto

score-not-board = la plancia di un posto è un oggetto come { "{" }"tokens": [2, 2, 5], "cubes": 3{ "}" }, non { $value }
score-board-key = una plancia non ha la chiave «{ $field }»; ha: { $fields }
score-not-tokens = «tokens» è un elenco delle lunghezze delle ricette completate, come [2, 2, 5], non { $value }
score-not-length = un segnalino è la lunghezza di una ricetta completata, da { $least } a { $most }, non { $value }
score-many-tokens = ci sono { $tokens } segnalini di lunghezza { $length }, ma a testa sono solo { $most }
score-complete-twice = { $players } giocatori hanno usato tutti e { $tokens } i segnalini, ma il primo di loro ha chiuso la partita
score-written-board = «{ $board }» non è una plancia; scrivi le lunghezze delle ricette completate, poi + e i cubetti: 2,2,5+3
score-not-wasabi = { $option } non riguarda SUSHI!, che si conta dalle plance: sushibar score wasabi 2,2,5+3 2+0

score-complete = { $name } ha assegnato tutti e { $tokens } i segnalini e vince, quali che siano i punti.
score-ask-board = { $name }, ricette completate e cubetti, come 2,2,5+3 (? aiuto, < indietro):
score-boards =
    Scrivi la lunghezza di ogni ricetta completata, con virgole o spazi fra l’una e
    l’altra, poi + e i cubetti: 2,2,5+3. Senza + non ci sono cubetti, - è una
    plancia vuota, < torna indietro di una plancia. Un cubetto vale 1 punto, e a
    testa ci sono questi segnalini:
score-tokens = { "  " }{ $tokens } di lunghezza { $length }, { $points } punti l’uno
