error-atlas-games = jedes Menü braucht mindestens { $fewest } Partien
error-atlas-other = { $folder } enthält eine andere Untersuchung; nimm einen anderen Ordner
error-atlas-folder = { $folder } enthält keine Untersuchung von Menüs
error-atlas-unfinished = { $folder } ist noch nicht fertig; „sushibar atlas make“ macht damit weiter
