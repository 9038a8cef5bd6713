error-atlas-games = servono almeno { $fewest } partite per ogni menù
error-atlas-other = { $folder } contiene un altro studio; scegli un’altra cartella
error-atlas-folder = { $folder } non contiene nessuno studio dei menù
error-atlas-unfinished = { $folder } non è finito; «sushibar atlas make» lo continua
