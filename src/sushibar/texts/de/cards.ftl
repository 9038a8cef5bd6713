# Spiele, Karten, Wertungen und Wahlmöglichkeiten.

game-sushi-go = Sushi Go!
game-party = Sushi Go Party!

card-tempura = Tempura
card-sashimi = Sashimi
card-dumpling = { $edition ->
    [zoch] Muschel
   *[other] Gyoza
}
card-maki-1 = Einer-Maki
card-maki-2 = Zweier-Maki
card-maki-3 = Dreier-Maki
card-egg-nigiri = { $edition ->
    [standard] Tamago-Nigiri
   *[other] Ei-Nigiri
}
card-salmon-nigiri = { $edition ->
    [standard] Sake-Nigiri
   *[other] Lachs-Nigiri
}
card-squid-nigiri = { $edition ->
    [zoch] Thunfisch-Nigiri
    [standard] Ika-Nigiri
   *[other] Tintenfisch-Nigiri
}
card-pudding = Pudding
card-wasabi = Wasabi
card-chopsticks = Stäbchen

card-temaki = Temaki
card-uramaki-3 = Dreier-Uramaki
card-uramaki-4 = Vierer-Uramaki
card-uramaki-5 = Fünfer-Uramaki
card-eel = Aal
card-tofu = Tofu
card-onigiri-circle = Kreis-Onigiri
card-onigiri-triangle = Dreieck-Onigiri
card-onigiri-square = Quadrat-Onigiri
card-onigiri-rectangle = Rechteck-Onigiri
card-edamame = Edamame
card-miso-soup = Miso-Suppe
card-futomaki = Futomaki
card-inari = Inari
card-spoon = Löffel
card-menu = Menü
card-takeout-box = Bento-Box
card-soy-sauce = Sojasauce
card-tea = Tee
card-special-order = Sonderwunsch
card-sake = Sake
card-green-tea-ice-cream = Grünteeeis
card-fruit-ww = Doppelmelone
card-fruit-oo = Doppelorange
card-fruit-pp = Doppelananas
card-fruit-wo = Melone und Orange
card-fruit-wp = Melone und Ananas
card-fruit-op = Orange und Ananas
card-face-down = verdeckte Karte
card-numbered = { $card } { $number }
card-as = Sonderwunsch als { $card }
card-any = { $type } (beliebig)

category-maki = Maki
category-tempura = Tempura
category-sashimi = Sashimi
category-dumpling = { $edition ->
    [zoch] Muscheln
   *[other] Gyoza
}
category-nigiri = Nigiri
category-chopsticks = Stäbchen
category-pudding = Pudding
category-temaki = Temaki
category-uramaki = Uramaki
category-eel = Aal
category-tofu = Tofu
category-onigiri = Onigiri
category-edamame = Edamame
category-miso-soup = Miso-Suppe
category-sukeroku = Sukeroku
category-spoon = Löffel
category-menu = Menü
category-takeout-box = Bento-Box
category-soy-sauce = Sojasauce
category-tea = Tee
category-special-order = Sonderwunsch
category-wasabi = Wasabi
category-sake = Sake
category-green-tea-ice-cream = Grünteeeis
category-fruit = Frucht
category-face-down = verdeckt
colour-nigiri-and-wasabi = Nigiri und Wasabi
shape-circle = Kreis
shape-triangle = Dreieck
shape-square = Quadrat
shape-rectangle = Rechteck
fruit-watermelon = { $icons ->
    [one] 1 Melone
   *[other] { $icons } Melonen
}
fruit-orange = { $icons ->
    [one] 1 Orange
   *[other] { $icons } Orangen
}
fruit-pineapple = { $icons } Ananas

action-beside = { $card } neben das Wasabi
action-dummy = { $card } für den Dummy
action-call-chopsticks = Stäbchen benutzen
action-no-call = Stäbchen behalten
action-blind = eine zufällige Karte
action-copy = { $card } kopieren
action-call = { $card } ansagen
action-call-nothing = nichts ansagen
action-ask = { $card } verlangen
action-give = { $card } hergeben
action-turn = { $card } umdrehen
action-done = fertig
turned-dipped = { $card } auf Wasabi
turned-under = Wasabi unter { $card }
turned-spent-wasabi = verbrauchtes Wasabi
