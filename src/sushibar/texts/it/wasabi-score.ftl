# Il segnapunti di Wasabi!.

game-wasabi = SUSHI!

category-length-2 = 2 ingredienti
category-length-3 = 3 ingredienti
category-length-4 = 4 ingredienti
category-length-5 = 5 ingredienti
remark-length-2 = ricette da 2 ingredienti
remark-length-3 = ricette da 3 ingredienti
remark-length-4 = ricette da 4 ingredienti
remark-length-5 = ricette da 5 ingredienti
category-cubes = cubetti

reason-tokens = { $tokens ->
    [one] 1 ricetta da { $each }
   *[other] { $tokens } ricette da { $each }
}
reason-no-tokens = nessuna ricetta
reason-cubes = { $cubes ->
    [one] 1 cubetto da 1
   *[other] { $cubes } cubetti da 1
}
reason-no-cubes = nessun cubetto

score-not-board = la plancia di un posto è un oggetto come { "{" }"tokens": [2, 2, 5], "cubes": 3{ "}" }, non { $value }
score-board-key = una plancia non ha la chiave «{ $field }»; ha: { $fields }
score-not-tokens = «tokens» è un elenco delle lunghezze delle ricette completate, come [2, 2, 5], non { $value }
score-not-length = un segnalino è la lunghezza di una ricetta completata, da { $least } a { $most }, non { $value }
score-many-tokens = ci sono { $tokens } segnalini per { $length } ingredienti, ma a testa sono solo { $most }
score-complete-twice = { $players } giocatori hanno usato tutti e { $tokens } i segnalini, ma il primo di loro ha chiuso la partita
score-written-board = «{ $board }» non è una plancia; scrivi le lunghezze delle ricette completate, poi + e i cubetti: 2,2,5+3
score-not-wasabi = { $option } non riguarda SUSHI!, che si conta dalle plance: sushibar score wasabi 2,2,5+3 2+0

score-complete = { $name } ha assegnato tutti e { $tokens } i segnalini e vince, quali che siano i punti.
score-ask-board = { $name }, ricette completate e cubetti, come 2,2,5+3 (? aiuto, < indietro):
score-boards =
    Per ogni ricetta completata scrivi il numero dei suoi ingredienti, con virgole o
    spazi fra l’uno e l’altro, poi + e i cubetti: 2,2,5+3. Senza + non ci sono
    cubetti, - è una plancia vuota, < torna indietro di una plancia. Un cubetto
    vale 1 punto, e a testa ci sono questi segnalini:
score-tokens = { "  " }{ $tokens } per { $length } ingredienti, { $points } punti l’uno
