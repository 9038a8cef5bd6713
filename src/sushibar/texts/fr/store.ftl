# La base de données et le bus du serveur en direct.

error-store-url = « { $url } » n’est pas une base de données que sushibar connaît ; écris sqlite:///chemin/du/fichier ou postgresql://utilisateur@hôte/nom
error-store-memory = « { $url } » ne garde rien ; une base de données a besoin d’un fichier : sqlite:///chemin/du/fichier
error-store-in-use = { $file } est déjà ouvert dans un autre serveur sushibar ; arrête celui-là, choisis un autre fichier, ou prends PostgreSQL pour en lancer plusieurs
error-store-folder = le dossier { $folder } ne peut pas servir à la base de données : { $reason }
error-store-newer = cette base de données vient d’un sushibar plus récent (sa révision est { $revision }) ; mets celui-ci à jour
error-store-none = il n’y a pas de base de données à { $file } ; indiques-en une avec --database
error-store-away = la base de données est injoignable pour le moment : { $reason }
error-store-starting = la base de données démarre : { $reason }
error-store-full = la base de données est pleine : { $reason }
error-store-read-only = impossible d’écrire dans la base de données : { $reason }
error-store-broken = la base de données ne fonctionne pas : { $reason }
error-store-refused = la base de données a refusé ce qui devait être enregistré : { $reason }
error-store-closed = la base de données a été fermée
error-bus-url = « { $url } » n’est pas un bus que sushibar connaît ; écris nats://hôte:port
error-bus-away = il n’y a pas de serveur NATS à l’adresse { $url } : { $reason }
