error-atlas-games = il faut au moins { $fewest } parties pour chaque menu
error-atlas-other = { $folder } contient une autre étude ; choisis un autre dossier
error-atlas-folder = { $folder } ne contient pas d’étude de menus
error-atlas-unfinished = { $folder } n’est pas terminé ; « sushibar atlas make » continue
