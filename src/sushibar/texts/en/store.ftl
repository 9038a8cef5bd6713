# The database and the bus of the live server.

error-store-url = “{ $url }” is not a database that sushibar knows; write sqlite:///path/to/file or postgresql://user@host/name
error-store-memory = “{ $url }” keeps nothing; a database needs a file: sqlite:///path/to/file
error-store-in-use = { $file } is already open in another sushibar server; stop that one, choose another file, or use PostgreSQL to run several
error-store-folder = the folder { $folder } cannot be used for the database: { $reason }
error-store-newer = this database was made by a newer sushibar (its revision is { $revision }); please update this one
error-store-none = there is no database at { $file }; name one with --database
error-store-away = the database cannot be reached just now: { $reason }
error-store-starting = the database is starting: { $reason }
error-store-full = the database is full: { $reason }
error-store-read-only = the database cannot be written to: { $reason }
error-store-broken = the database does not work: { $reason }
error-store-refused = the database refused what was to be stored: { $reason }
error-store-closed = the database has been closed
error-bus-url = “{ $url }” is not a bus that sushibar knows; write nats://host:port
error-bus-away = there is no NATS server at { $url }: { $reason }
