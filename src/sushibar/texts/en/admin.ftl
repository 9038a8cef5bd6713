# Looking after the database of a server.

help-admin = Look after a server’s database: list, export, delete, see who uses how much.
help-admin-tables = List live tables, most recently changed first.
help-admin-games = List finished games, latest first.
help-admin-usage = Show how much there is, by game and by name.
help-admin-export = Write the records of finished games into a folder: all of them, or by code or name.
help-admin-delete = Delete tables and games by their codes, or all of a name.
help-admin-purge = Delete old finished games.
help-metavar-name = NAME
help-metavar-code = CODE
help-metavar-folder = FOLDER
help-option-admin-name = Only those with a player of this name.
help-option-admin-codes = The codes of tables or games.
help-option-admin-status = Only tables that are open, playing, over or closed.
help-option-admin-limit = Show at most this many lines.
help-option-admin-yes = Don’t ask for confirmation.
help-option-admin-to = The folder to write to.
help-option-admin-days = Only games that ended at least this many days ago.

admin-column-code = code
admin-column-game = game
admin-column-status = status
admin-column-changed = changed
admin-column-finished = finished
admin-column-size = size
admin-column-who = who
admin-column-points = points
admin-column-name = name
admin-column-tables = tables
admin-column-games = games
admin-status = { $status ->
    [open] open
    [playing] playing
    [over] over
   *[closed] closed
}
admin-no-tables = no such tables
admin-no-games = no such games
admin-size = database: { $size }
admin-tables = tables: { $tables } ({ $statuses })
admin-games = finished games: { $games }; ratings: { $ratings }
admin-exported = { $games ->
    [one] { $games } record written to { $folder }
   *[other] { $games } records written to { $folder }
}
admin-delete = { $count ->
    [one] Delete { $codes }, with everything that happened there?
   *[other] Delete these { $count }, with everything that happened there: { $codes }?
}
admin-purge = { $count ->
    [one] Delete { $count } game that was finished more than { $days } days ago?
   *[other] Delete { $count } games that were finished more than { $days } days ago?
}
admin-confirm = { $question } (y/N)
admin-yes-words = y yes
admin-nothing = Nothing was deleted.
admin-deleted = deleted: { $count }
error-admin-which = say what to delete: codes, or --name NAME
error-admin-code = there is no table or game { $code }
error-admin-name = nobody called “{ $name }” has sat at a table here
error-admin-status = no table is “{ $status }”; there is { $statuses }
