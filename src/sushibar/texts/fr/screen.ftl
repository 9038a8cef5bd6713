# Le jeu en plein écran dans le terminal.

help-option-plain = Ligne par ligne, sans le plein écran : pour les tubes et les lecteurs d’écran.

screen-your-move = À toi de jouer
screen-waiting = On attend { $names }
screen-over = La partie est finie
screen-answered = Tu as choisi : { $choice }. Tu peux changer (u) tant que tout le monde n’a pas répondu.
screen-thinking = Je réfléchis …
screen-hand = en main :
screen-cell = { $cell } : { $tiles }
screen-cell-empty = vide
screen-clock = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
}

screen-key-help = Aide
screen-key-hint = Conseil
screen-key-scores = Points
screen-key-log = Historique
screen-key-memory = Mémoire
screen-key-undo = Revenir
screen-key-quit = Quitter

screen-close = Fermer
screen-next-round = Suite
screen-scores = Les points jusqu’ici
screen-no-points = Personne n’a encore de points.
screen-log = Ce qui s’est passé
screen-memory = Ce que tu sais des mains
screen-rematch = Revanche
screen-rematch-hint = r joue la revanche, q quitte.
screen-quit-question = Quitter la partie ? Elle est sauvegardée, tu pourras la reprendre plus tard.
screen-quit-yes = Quitter
screen-quit-no = Continuer

screen-help = Aide
screen-help-number = regarder un choix ; Entrée le prend
screen-help-enter = se déplacer et choisir ; ou deux clics
screen-help-board = vers le plateau et retour : les flèches s’y déplacent, n va à la prochaine case possible
screen-help-undo = choisir à nouveau, tant que tout le monde n’a pas répondu
screen-help-hint = un conseil : les meilleurs choix, et pourquoi
screen-help-scores = la feuille de score, chaque nombre expliqué
screen-help-log = tout ce qui s’est passé
screen-help-memory = les cartes que tu connais dans les autres mains
screen-help-rematch = la revanche, quand la partie est finie
screen-help-quit = quitter ; Ctrl-C quitte tout de suite

screen-empty-chair = encore personne
screen-lobby = Table { $code } : la partie va commencer
screen-lobby-host = { $empty ->
    [0] Tout le monde est là : r commence la partie.
    [one] Une place est libre. b y met un bot.
   *[other] { $empty } places sont libres. b y met un bot.
}
screen-lobby-guest = L’hôte commence la partie quand tout le monde est là.

saved-title = Parties sauvegardées
saved-reading = Lecture de tes parties …
saved-legend = ▶ reprend où tu t’es arrêté, ✓ est finie et peut se revoir.
saved-none = Il n’y a pas encore de partie sauvegardée.
saved-open = Ouvrir

replay-where = étape { $step } sur { $steps }
replay-key-step = étape
replay-key-turn = tour
replay-key-round = manche
replay-help =
    → ou Espace   l’étape suivante     ←   la précédente
    ↓             le tour suivant      ↑   le précédent
    1–9           le début de cette manche
    Début, Fin    le début et la fin ; ou clique sur la ligne
    s             les points jusqu’ici, et pourquoi
    Tab           le curseur sur le plateau, pour voir dans les piles
    q             quitter

help-join = Jouer à une table d’un serveur, dans ce terminal.
help-option-link = Le lien de la table, comme la page le montre (http://host/t/CODE) ; avec le secret de ta place derrière un #, tu y reviens.
help-metavar-link = LIEN
error-join-link = « { $link } » n’est pas le lien d’une table ; il ressemble à http://host/t/ABC234
error-join-server = le serveur { $server } est injoignable : { $reason }
error-join-terminal = pour jouer à une table, il faut un terminal ; les programmes ont le protocole de docs/live.md
refused-by-server = { $words }
screen-connecting = Connexion …
screen-reconnecting = Connexion perdue, nouvel essai …
screen-record-at = Revois la partie ici : { $link }
screen-left-seat =
    Ta place reste la tienne. Pour y revenir :
      { $command } join { $link }
screen-its-me = C’est moi, { $name }
