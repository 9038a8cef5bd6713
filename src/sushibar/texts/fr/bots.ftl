# Qui joue contre les gens : les bots, leurs noms et leurs caractères.

help-bots = Lister tous les bots : ceux de la maison, les extensions et tes propres programmes.

bots-column-name = bot
bots-column-level = niveau
bots-column-games = jeux
bots-column-limit = limite
bots-column-character = caractère
bots-all-games = tous
bots-limit = { $limited ->
    [0] non
   *[other] oui
}
bots-guest = { $name } ({ $origin ->
    [program] programme
   *[plug-in] extension
})
bots-how =
    Pour en affronter un : sushibar play --bots NOM, ou NOM:LIMITE s’il accepte une
    limite, comme search:200ms ou search:5000. Avec un programme à toi :
    sushibar play --bots ./FICHIER

bot-label = { $name } (bot)
bot-level = niveau { $level }

bot-character-random = s’en remet au hasard
bot-character-beginner = aime tout, mais ne voit pas tout
bot-character-greedy = prend ce qui brille le plus
bot-character-nimble = reconnaît une bonne bouchée au premier coup d’œil
bot-character-search = réfléchit avant de manger
bot-character-champion = réfléchit à deux fois et n’oublie rien
bot-character-program = fait ce que dit { $program }

bot-random-1 = Dédé
bot-random-2 = Lubie
bot-random-3 = Zigzag
bot-random-4 = Pilouface
bot-random-5 = Fouillis
bot-random-6 = Bidule
bot-random-7 = Culbute
bot-beginner-1 = Pépin
bot-beginner-2 = Bourgeon
bot-beginner-3 = Bouton
bot-beginner-4 = Gribouille
bot-beginner-5 = Miette
bot-beginner-6 = Bougeotte
bot-beginner-7 = Cacahuète
bot-greedy-1 = Grignote
bot-greedy-2 = Rollo
bot-greedy-3 = Glouton
bot-greedy-4 = Croustille
bot-greedy-5 = Bouchée
bot-greedy-6 = Truffe
bot-greedy-7 = Gloup
bot-nimble-1 = Éclair
bot-nimble-2 = Vif
bot-nimble-3 = Brise
bot-nimble-4 = Presto
bot-nimble-5 = Zéphyr
bot-nimble-6 = Bond
bot-nimble-7 = Flash
bot-search-1 = Cogite
bot-search-2 = Umami
bot-search-3 = Sage
bot-search-4 = Boulier
bot-search-5 = Varech
bot-search-6 = Énigme
bot-search-7 = Méninge
bot-champion-1 = Maestro
bot-champion-2 = Zénith
bot-champion-3 = Oracle
bot-champion-4 = Parangon
bot-champion-5 = Laurier
bot-champion-6 = Royal
bot-champion-7 = Sommet

error-bot = il n’y a pas de bots « { $bot } » ; il y a : { $bots }
error-bot-unlimited = les bots { $bot } ne réfléchissent pas, ils n’ont donc pas de limite
error-bot-name = « { $bot } » ne peut pas être le nom d’un bot : ni espaces, ni virgules, ni deux-points, ni barres obliques
error-bot-taken = « { $bot } » est un bot de la maison : un bot invité a besoin d’un autre nom
error-bot-kind = le bot « { $bot } » n’est pas décrit par un sushibar.BotKind mais par { $what }
error-bot-field = le bot « { $bot } » est mal décrit : { $value } ne convient pas pour { $what ->
    [make] make, une fonction du hasard et du jeu
    [character] character, un texte sur une ligne
    [games] games, une liste parmi sushi-go, party, wasabi
    [level] level, un nombre de 0 à 5
    [first_names] first_names, une liste de mots
   *[patience] patience, un nombre de secondes
}
error-bot-failed = le bot « { $bot } » a échoué : { $reason }
error-bot-illegal = le bot « { $bot } » a choisi { $action } ; il fallait l’un de ceux-ci : { $legal }
error-plug-in = le bot d’extension « { $bot } », du paquet { $package }, ne peut pas être chargé : { $reason }
error-plug-in-twice = plusieurs paquets apportent un bot « { $bot } » : { $packages }

error-bots-file = { $file } ne peut pas être lu : { $reason }
error-program-entry = { $file } : le bot « { $bot } » doit être une table avec un « command »
error-program-field = le bot « { $bot } » n’a pas de « { $field } » ; il peut avoir : { $fields }
error-program-command = { $file } : le « command » du bot « { $bot } » doit être une liste de mots comme ["python3", "bot.py"]
error-program-file = { $file } n’est pas un programme : il faut un fichier exécutable, ou un fichier Python
error-program-missing = le bot « { $bot } » ne peut pas démarrer : il n’y a pas de programme { $program }
error-program-start = le bot « { $bot } » ne peut pas démarrer avec « { $command } » : { $reason }
error-program-silent = le bot « { $bot } » n’a pas répondu en { $seconds } secondes
error-program-ended = le bot « { $bot } » a { $status ->
    [none] fermé sa sortie
   *[other] pris fin avec le statut { $status }
} au lieu de répondre
error-program-protocol = le bot « { $bot } » parle le protocole { $said } ; il fallait { $protocol }
error-program-answer = le bot « { $bot } » a dit « { $said } » ; il fallait une ligne avec un objet JSON { $wanted ->
    [name] comme {"{"}"protocol": 1, "name": "Grignote"{"}"}
   *[action] comme {"{"}"action": "tempura"{"}"}, l’une des actions permises
}
