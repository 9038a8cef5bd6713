# S’occuper de la base de données d’un serveur.

help-admin = S’occuper de la base de données d’un serveur : lister, exporter, supprimer, voir qui occupe combien.
help-admin-tables = Lister les tables en direct, les dernières modifiées d’abord.
help-admin-games = Lister les parties terminées, les plus récentes d’abord.
help-admin-usage = Montrer ce qu’il y a, par jeu et par nom.
help-admin-export = Écrire les enregistrements des parties terminées dans un dossier : tous, ou ceux de codes ou d’un nom.
help-admin-delete = Supprimer des tables et des parties par leurs codes, ou toutes celles d’un nom.
help-admin-purge = Supprimer les parties terminées il y a longtemps.
help-metavar-name = NOM
help-metavar-code = CODE
help-metavar-folder = DOSSIER
help-option-admin-name = Seulement là où quelqu’un de ce nom était assis.
help-option-admin-codes = Les codes de tables ou de parties.
help-option-admin-status = Seulement les tables open (ouvertes), playing (en jeu), over (terminées) ou closed (fermées).
help-option-admin-limit = Combien de lignes au plus.
help-option-admin-yes = Ne pas demander confirmation.
help-option-admin-to = Le dossier où écrire.
help-option-admin-days = Depuis combien de jours elles doivent être terminées.

admin-column-code = code
admin-column-game = jeu
admin-column-status = état
admin-column-changed = modifiée
admin-column-finished = terminée
admin-column-size = taille
admin-column-who = qui
admin-column-points = points
admin-column-name = nom
admin-column-tables = tables
admin-column-games = parties
admin-status = { $status ->
    [open] ouverte
    [playing] en jeu
    [over] terminée
   *[closed] fermée
}
admin-no-tables = aucune table de ce genre
admin-no-games = aucune partie de ce genre
admin-size = base de données : { $size }
admin-tables = tables : { $tables } ({ $statuses })
admin-games = parties terminées : { $games } ; classements : { $ratings }
admin-exported = { $games ->
    [one] { $games } enregistrement écrit dans { $folder }
   *[other] { $games } enregistrements écrits dans { $folder }
}
admin-delete = { $count ->
    [one] Supprimer { $codes }, avec tout ce que chacun y a fait ?
   *[other] Supprimer ces { $count }, avec tout ce que chacun y a fait : { $codes } ?
}
admin-purge = { $count ->
    [one] Supprimer { $count } partie terminée il y a plus de { $days } jours ?
   *[other] Supprimer { $count } parties terminées il y a plus de { $days } jours ?
}
admin-confirm = { $question } (o/N)
admin-yes-words = o oui y yes
admin-nothing = Rien n’a été supprimé.
admin-deleted = supprimées : { $count }
error-admin-which = dis quoi supprimer : des codes, ou --name NOM
error-admin-code = il n’y a ni table ni partie { $code }
error-admin-name = personne du nom de « { $name } » n’était à une table ici
error-admin-status = aucune table n’est « { $status } » ; il y a { $statuses }
