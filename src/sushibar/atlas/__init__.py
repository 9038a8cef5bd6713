"""The atlas of menus: what every menu is like, with every number of players."""
