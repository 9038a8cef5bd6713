error-atlas-games = at least { $fewest } games are needed for each menu
error-atlas-other = { $folder } holds another study; choose another folder
error-atlas-folder = { $folder } holds no study of menus
error-atlas-unfinished = { $folder } is not finished; “sushibar atlas make” goes on with it
