# Tables en direct : ce qu’elles refusent, ce qu’elles disent, et ce qu’on peut y dire.

refused-no-table = il n’y a pas de table { $code }
refused-no-record = il n’y a pas de partie publique { $code } ; une partie privée s’ouvre avec son lien complet
refused-no-secret = il faut pour cela le secret d’une place : Authorization: Bearer SECRET
refused-wrong-secret = ce n’est pas le secret de cette place
refused-secret-form = un secret est fait de 32 caractères parmi 0-9 et a-f
refused-not-host = seul l’hôte de la table peut faire cela
refused-no-socket = il n’y a pas de socket à cette adresse
refused-origin = les requêtes de cette page ne sont pas les bienvenues ici
refused-host = ce serveur n’est pas connu sous ce nom ; --allow-host l’autorise
refused-too-many-requests = trop de requêtes ; attends un instant
refused-too-many-sockets = trop de connexions depuis ton adresse
refused-too-large = trop gros : { $most } octets au plus
refused-message = ce n’est pas un message : { $place } { $problem }
refused-hello = tu as déjà dit bonjour
refused-storage = rien n’a pu être enregistré, ton coup n’a donc pas été joué ; réessaie
refused-broken = quelque chose ne va pas à cette table ; c’est dans le journal
refused-fault = quelque chose s’est mal passé ; c’est dans le journal
refused-clock = une pendule a de { $shortest } à { $longest } secondes, pas { $clock }
refused-name = un nom a de 1 à { $longest } caractères, sur une ligne, sans « | » ni « # »
refused-name-taken = quelqu’un ici s’appelle déjà { $name }
refused-name-bot = seuls les noms des bots finissent ainsi
refused-bot = aucun bot « { $bot } » ne s’assied aux tables en direct
refused-bot-limit = un bot peut réfléchir ici { $seconds } secondes ou { $playouts } simulations au plus
refused-seat = il n’y a pas de place { $seat } à cette table
refused-taken = la place { $seat } est prise
refused-full = toutes les places sont prises
refused-seated = { $names } n’aurait plus de place à une table de { $players }
refused-empty-chairs = { $empty ->
    [one] une place est encore libre
   *[other] { $empty } places sont encore libres
}
refused-awaited = { $names } n’a pas encore accepté la revanche
refused-started = la partie a déjà commencé
refused-closed = la table est fermée
refused-not-playing = aucune partie n’est en cours
refused-not-over = la partie n’est pas encore finie
refused-over = la partie est finie
refused-salted = tes bits aléatoires sont déjà là
refused-too-late = la question { $question } a été révélée ; on en est à la question { $now }
refused-outdated = tu as répondu entre-temps dans une autre fenêtre ; cette réponse compte tant que tu ne la changes pas
refused-too-early = la question { $question } n’a pas été posée ; on en est à la question { $now }
refused-too-many-steps = la réponse est complète avant { $step }
refused-unfinished = la réponse n’est pas complète
refused-too-many-answers = tu as changé d’avis { $most } fois, maintenant c’est décidé
refused-stood-in = un bot joue à ta place ; reprends-la d’abord
refused-no-player = il n’y a personne à la place { $seat } qu’un bot pourrait remplacer
refused-present = il y a bien quelqu’un à la place { $seat }
refused-bystander = tu n’as pas de place à cette table
refused-not-here = la place { $seat } n’est pas sur cet appareil
refused-not-asked = ce n’est pas à toi de choisir pour l’instant
refused-phrase = personne ne dit « { $phrase } » ici ; il y a : { $phrases }
refused-too-many-hints = trop de conseils ; attends un instant
refused-too-many-reviews = trop de parties sont en cours d’analyse ; réessaie dans une minute
refused-too-many-tables = pas plus de { $most } tables à la fois ; termines-en ou fermes-en une d’abord
refused-review = cette partie n’a pas pu être analysée
refused-long-record = un enregistrement compte ici au plus { $most } événements
refused-reading = l’enregistrement n’a pas pu être lu à temps
refused-too-many-phrases = trop de messages ; attends un instant

notice-trouble = La table ne peut rien enregistrer pour le moment. Rien n’est perdu ; elle reprendra toute seule.
notice-recovered = Tout est de nouveau enregistré.

link-how = Sans compte, rien à installer.

phrase-hello = Salut !
phrase-good-luck = Bonne chance !
phrase-thinking = Laisse-moi réfléchir…
phrase-hurry = Vite, j’ai faim !
phrase-wow = Waouh !
phrase-oops = Oups !
phrase-yum = Miam !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-again = Une revanche ?
phrase-bye = À plus !

emote-smile = sourire
emote-laugh = rire
emote-cry = larmes
emote-cool = lunettes de soleil
emote-heart = cœur
emote-fire = ça chauffe !
emote-clap = applaudissements
emote-wave = coucou

help-serve = Accueillir des tables en direct pour les gens et les bots.
help-metavar-url = URL
help-metavar-host = HÔTE
help-option-database = Où tout est gardé : sqlite:///FICHIER ou postgresql://… ; un fichier de ton dossier de données par défaut.
help-option-bus = Par où les processus se parlent : nats://… ; nécessaire s’il y en a plusieurs.
help-option-host = L’adresse à écouter.
help-option-port = Le port à écouter ; 0 en prend un qui est libre.
help-option-workers = Combien de processus servent ; à plusieurs, il faut PostgreSQL et un bus.
help-option-origin = Une page d’ailleurs qui peut utiliser ce serveur ; peut être donnée plusieurs fois.
help-option-allow-host = Un nom sous lequel ce serveur peut être demandé, par exemple sushi.example ; peut être donné plusieurs fois. Les adresses et le nom de cette machine vont de soi ; * autorise tout.
help-option-proxies = Adresses des proxys inverses à croire sur l’adresse des clients, séparées par des virgules.
help-option-connections = Combien de sockets une adresse peut avoir ouverts, et autant d’autres connexions.
help-option-requests = Combien de requêtes une adresse peut faire par seconde, ou de messages qui coûtent autant.
help-option-tables = Combien de tables ouvertes ou en cours une adresse peut avoir à la fois.
help-option-log-level = Ce qui est écrit sur la sortie d’erreur : debug, info, warning ou error.
help-option-access-log = Écrire aussi une ligne par requête.
help-option-keep-days = Supprimer les parties terminées au bout de ce nombre de jours ; sinon, elles restent pour toujours.
help-option-idle-days = Supprimer les parties en cours auxquelles personne n’a touché depuis ce nombre de jours.
help-option-open = Ouvre un navigateur avec une table contre des bots dès que le serveur est prêt.

serve-ready = sushibar tourne à l’adresse { $url } (Ctrl-C pour l’arrêter)
serve-phones = Sur un téléphone du même réseau : { $urls }
serve-no-address = Cet ordinateur ne semble être dans aucun réseau où des téléphones pourraient l’atteindre.
serve-no-page = La page n’a pas été construite : lance python hatch_build.py, ou réinstalle le paquet.
serve-workers = sushibar tourne avec { $workers } processus à l’adresse { $url } (Ctrl-C pour l’arrêter)
serve-waits = en attente de la base de données : { $reason }
error-workers = il faut au moins un processus, pas { $workers }
error-limits = une adresse a besoin d’au moins une connexion et d’une requête par seconde
error-workers-alone = { $workers } processus ont besoin d’une base de données et d’un bus communs : --database postgresql://… --bus nats://…
error-port = impossible d’écouter à { $host }, port { $port } : { $reason }
error-log-level = le niveau « { $level } » n’existe pas ; il y a { $levels }
