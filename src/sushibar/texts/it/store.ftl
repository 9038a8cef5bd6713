# Il database e il bus del server dal vivo.

error-store-url = «{ $url }» non è un database che sushibar conosce; scrivi sqlite:///percorso/del/file o postgresql://utente@host/nome
error-store-memory = «{ $url }» non conserva nulla; un database ha bisogno di un file: sqlite:///percorso/del/file
error-store-in-use = { $file } è già aperto in un altro server sushibar; ferma quello, scegli un altro file, oppure usa PostgreSQL per averne più d’uno
error-store-folder = la cartella { $folder } non si può usare per il database: { $reason }
error-store-newer = questo database viene da un sushibar più recente (la sua revisione è { $revision }); aggiorna questo
error-store-none = non c’è nessun database in { $file }; indicane uno con --database
error-store-away = in questo momento il database non è raggiungibile: { $reason }
error-store-starting = il database si sta avviando: { $reason }
error-store-full = il database è pieno: { $reason }
error-store-read-only = nel database non si può scrivere: { $reason }
error-store-broken = il database non funziona: { $reason }
error-store-refused = il database ha rifiutato ciò che c’era da salvare: { $reason }
error-store-closed = il database è stato chiuso
error-bus-url = «{ $url }» non è un bus che sushibar conosce; scrivi nats://host:porta
error-bus-away = non c’è nessun server NATS su { $url }: { $reason }
