# Die Datenbank eines Servers pflegen.

help-admin = Die Datenbank eines Servers pflegen: auflisten, exportieren, löschen, sehen, wer wie viel belegt.
help-admin-tables = Live-Tische auflisten, die zuletzt geänderten zuerst.
help-admin-games = Beendete Partien auflisten, die jüngsten zuerst.
help-admin-usage = Zeigen, wie viel da ist, nach Spiel und nach Name.
help-admin-export = Die Protokolle beendeter Partien in einen Ordner schreiben: alle, oder die von Codes oder eines Namens.
help-admin-delete = Tische und Partien nach ihren Codes löschen, oder alle eines Namens.
help-admin-purge = Partien löschen, die vor langer Zeit beendet wurden.
help-metavar-name = NAME
help-metavar-code = CODE
help-metavar-folder = ORDNER
help-option-admin-name = Nur, wo jemand dieses Namens saß.
help-option-admin-codes = Die Codes von Tischen oder Partien.
help-option-admin-status = Nur Tische, die open (offen), playing (im Spiel), over (beendet) oder closed (geschlossen) sind.
help-option-admin-limit = Wie viele Zeilen höchstens.
help-option-admin-yes = Nicht nachfragen, ob es so gemeint ist.
help-option-admin-to = Der Ordner, in den geschrieben wird.
help-option-admin-days = Vor wie vielen Tagen sie beendet sein müssen.

admin-column-code = Code
admin-column-game = Spiel
admin-column-status = Status
admin-column-changed = geändert
admin-column-finished = beendet
admin-column-size = Größe
admin-column-who = wer
admin-column-points = Punkte
admin-column-name = Name
admin-column-tables = Tische
admin-column-games = Partien
admin-status = { $status ->
    [open] offen
    [playing] im Spiel
    [over] beendet
   *[closed] geschlossen
}
admin-no-tables = keine solchen Tische
admin-no-games = keine solchen Partien
admin-size = Datenbank: { $size }
admin-tables = Tische: { $tables } ({ $statuses })
admin-games = beendete Partien: { $games }; Wertungen: { $ratings }
admin-exported = { $games ->
    [one] { $games } Protokoll nach { $folder } geschrieben
   *[other] { $games } Protokolle nach { $folder } geschrieben
}
admin-delete = { $count ->
    [one] { $codes } löschen, mit allem, was alle dort getan haben?
   *[other] Diese { $count } löschen, mit allem, was alle dort getan haben: { $codes }?
}
admin-purge = { $count ->
    [one] { $count } Partie löschen, die vor mehr als { $days } Tagen beendet wurde?
   *[other] { $count } Partien löschen, die vor mehr als { $days } Tagen beendet wurden?
}
admin-confirm = { $question } (j/N)
admin-yes-words = j ja y yes
admin-nothing = Nichts wurde gelöscht.
admin-deleted = gelöscht: { $count }
error-admin-which = sag, was zu löschen ist: Codes, oder --name NAME
error-admin-code = einen Tisch oder eine Partie { $code } gibt es nicht
error-admin-name = niemand namens „{ $name }“ saß hier an einem Tisch
error-admin-status = kein Tisch ist „{ $status }“; es gibt { $statuses }
