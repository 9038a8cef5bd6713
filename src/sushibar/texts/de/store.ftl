# Die Datenbank und der Bus des Live-Servers.

error-store-url = „{ $url }“ ist keine Datenbank, die sushibar kennt; schreib sqlite:///pfad/zur/datei oder postgresql://user@host/name
error-store-memory = „{ $url }“ bewahrt nichts auf; eine Datenbank braucht eine Datei: sqlite:///pfad/zur/datei
error-store-in-use = { $file } ist schon in einem anderen sushibar-Server offen; beende jenen, wähle eine andere Datei, oder nimm PostgreSQL für mehrere
error-store-folder = der Ordner { $folder } taugt nicht für die Datenbank: { $reason }
error-store-newer = diese Datenbank stammt von einem neueren sushibar (ihre Revision ist { $revision }); bitte aktualisiere dieses
error-store-none = unter { $file } gibt es keine Datenbank; nenne eine mit --database
error-store-away = die Datenbank ist gerade nicht erreichbar: { $reason }
error-store-starting = die Datenbank startet gerade: { $reason }
error-store-full = die Datenbank ist voll: { $reason }
error-store-read-only = in die Datenbank lässt sich nicht schreiben: { $reason }
error-store-broken = die Datenbank funktioniert nicht: { $reason }
error-store-refused = die Datenbank hat abgelehnt, was zu speichern war: { $reason }
error-store-closed = die Datenbank ist geschlossen
error-bus-url = „{ $url }“ ist kein Bus, den sushibar kennt; schreib nats://host:port
error-bus-away = unter { $url } gibt es keinen NATS-Server: { $reason }
