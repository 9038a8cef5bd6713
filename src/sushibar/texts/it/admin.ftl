# Curare il database di un server.

help-admin = Cura il database di un server: elenca, esporta, elimina, mostra chi occupa quanto.
help-admin-tables = Elenca i tavoli dal vivo, prima quelli cambiati per ultimi.
help-admin-games = Elenca le partite finite, prima le più recenti.
help-admin-usage = Mostra quanto c’è, per gioco e per nome.
help-admin-export = Scrive in una cartella le registrazioni delle partite finite: tutte, o quelle di certi codici o di un nome.
help-admin-delete = Elimina tavoli e partite per codice, o tutti quelli di un nome.
help-admin-purge = Elimina le partite finite da molto tempo.
help-metavar-name = NOME
help-metavar-code = CODICE
help-metavar-folder = CARTELLA
help-option-admin-name = Solo dove sedeva qualcuno con questo nome.
help-option-admin-codes = I codici di tavoli o partite.
help-option-admin-status = Solo i tavoli open (aperti), playing (in gioco), over (finiti) o closed (chiusi).
help-option-admin-limit = Quante righe al massimo.
help-option-admin-yes = Non chiedere conferma.
help-option-admin-to = La cartella in cui scrivere.
help-option-admin-days = Da quanti giorni devono essere finite.

admin-column-code = codice
admin-column-game = gioco
admin-column-status = stato
admin-column-changed = cambiato
admin-column-finished = finita
admin-column-size = spazio
admin-column-who = chi
admin-column-points = punti
admin-column-name = nome
admin-column-tables = tavoli
admin-column-games = partite
admin-status = { $status ->
    [open] aperto
    [playing] in gioco
    [over] finito
   *[closed] chiuso
}
admin-no-tables = nessun tavolo simile
admin-no-games = nessuna partita simile
admin-size = database: { $size }
admin-tables = tavoli: { $tables } ({ $statuses })
admin-games = partite finite: { $games }; valutazioni: { $ratings }
admin-exported = { $games ->
    [one] { $games } registrazione scritta in { $folder }
   *[other] { $games } registrazioni scritte in { $folder }
}
admin-delete = { $count ->
    [one] Eliminare { $codes }, con tutto ciò che ognuno vi ha fatto?
   *[other] Eliminare questi { $count }, con tutto ciò che ognuno vi ha fatto: { $codes }?
}
admin-purge = { $count ->
    [one] Eliminare { $count } partita finita da più di { $days } giorni?
   *[other] Eliminare { $count } partite finite da più di { $days } giorni?
}
admin-confirm = { $question } (s/N)
admin-yes-words = s sì si y yes
admin-nothing = Non è stato eliminato nulla.
admin-deleted = eliminati: { $count }
error-admin-which = di’ che cosa eliminare: codici, o --name NOME
error-admin-code = non c’è nessun tavolo né partita { $code }
error-admin-name = nessuno di nome «{ $name }» è stato a un tavolo qui
error-admin-status = nessun tavolo è «{ $status }»; ci sono { $statuses }
