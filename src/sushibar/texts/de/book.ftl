# Rezeptbücher von Wasabi!: die Namen im Buch des Hauses, der Befehl, und was an einem Buch nicht stimmen kann.

ingredient-category-base = Basis
ingredient-category-fish = Fisch
ingredient-category-shellfish = Meeresfrüchte
ingredient-category-garden = Gemüse
ingredient-category-toppings = Toppings
ingredient-category-unique = Einzelstück

# Höchstens neun Buchstaben, damit die Namen auch auf das breiteste Brett passen.

ingredient-rice = Reis
ingredient-maki = Maki
ingredient-salmon = Lachs
ingredient-tuna = Thunfisch
ingredient-eel = Aal
ingredient-yellowtail = Hamachi
ingredient-shrimp = Garnele
ingredient-crab = Krebs
ingredient-octopus = Oktopus
ingredient-avocado = Avocado
ingredient-cucumber = Gurke
ingredient-scallion = Lauch
ingredient-shiitake = Shiitake
ingredient-pickle = Rettich
ingredient-tempura = Tempura
ingredient-sesame = Sesam
ingredient-roe = Rogen
ingredient-mayo = Mayo
ingredient-blowfish = Fugu
ingredient-wagyu = Wagyu
ingredient-truffle = Trüffel
ingredient-gold-leaf = Blattgold

recipe-tekkamaki = Tekkamaki
recipe-kappamaki = Kappamaki
recipe-in-a-pickle = Rettich naht
recipe-guac-and-roll = Rolle vorwärts
recipe-crab-walk = Krebsgang
recipe-salmon-chanted-evening = Wer zuletzt lachst
recipe-upstream = Stromaufwärts
recipe-slippery-customer = Aalglatt
recipe-eight-armed-hug = Achtarmige Umarmung
recipe-roe-boat = Rogen bringt Segen
recipe-open-sesame = Sesam öffne dich
recipe-fine-tuna = Viel zu thun
recipe-tail-light = Lauchtturm
recipe-shrimply-the-best = Einfach garnial
recipe-fungi-to-know = Glückspilz
recipe-mayo-day = Tanz in den Mayo

recipe-crunchy-tuna = Knusperthun
recipe-pickle-barrel = Fass ohne Boden
recipe-california-dreaming = Kalifornische Träume
recipe-something-fishy = Dicke Fische
recipe-traffic-lights = Ampelphase
recipe-family-reunion = Familientreffen
recipe-eel-deal = Aales klar
recipe-claw-and-order = Scherenschnitt
recipe-octopied = Alle Arme voll
recipe-mushroom-for-more = Ab in die Pilze
recipe-rabbit-lunch = Hasenbrot
recipe-holy-cow = Heilige Kuh
recipe-midas-touch = Goldenes Händchen
recipe-harbour-party = Hafenfest
recipe-hot-pursuit = Heiße Spur
recipe-tempura-mental = Tempuramentvoll

recipe-sleeping-dragon = Schlafender Drache
recipe-over-the-rainbow = Überm Regenbogen
recipe-itsy-bitsy-spider = Imse bimse Spinne
recipe-very-full-caterpillar = Raupe Pappsatt
recipe-surf-and-turf = Surf and Turf
recipe-fugu-about-it = Lauter Unfugu
recipe-truffle-shuffle = Ins Schwarze getrüffelt
recipe-rock-pool-party = Party im Priel
recipe-school-trip = Schwarmintelligenz
recipe-roemeo-and-juliet = Rogeo und Julia
recipe-shell-we-dance = In Schale geworfen
recipe-great-barrel-reef = Großes Fassriff

recipe-emperors-new-rolls = Des Kaisers neue Rollen
recipe-famous-last-bites = Berühmte letzte Bissen
recipe-everything-but-the-sink = Quer durch den Garten
recipe-mission-shrimpossible = Mission Shrimpossible
recipe-twenty-thousand-leeks = Auf Lauchfahrt
recipe-bring-the-bill = Die Rechnung bitte
recipe-lunch-of-the-titans = Mampf der Titanen
recipe-bullet-train = Shinkansen

help-wasabi-book = Rezeptbücher von Wasabi!: das des Hauses zeigen, eigene prüfen.
help-wasabi-book-check = Ein Rezeptbuch prüfen: sagen, was nicht stimmt, oder es zusammenfassen.
help-wasabi-book-show = Das Rezeptbuch des Hauses ausgeben: eine Datei als Anfang für ein eigenes.
help-option-book-file = Ein Rezeptbuch, eine TOML-Datei.

book-head = { $name }: { $tiles ->
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
}, { $recipes ->
    [one] 1 Rezept
   *[other] { $recipes } Rezepte
}
book-tiles = { $ingredient } { $copies }
book-length = { $length } Zutaten
book-play = So spielst du damit: sushibar play wasabi --book { $file }

error-book-not-text = das Rezeptbuch ist keine Textdatei
error-book-too-large = das Rezeptbuch ist länger als { $most } Zeichen
error-book-toml = das Rezeptbuch ist kein TOML: { $reason }
error-book-toml-deep = das Rezeptbuch ist kein lesbares TOML: Seine Klammern sind zu tief verschachtelt
error-book-toml-dots = im Rezeptbuch steht eine Zeile mit mehr als { $most } Punkten; Schlüssel haben je einen Teil
error-book-toml-line = Zeile { $line } des Rezeptbuchs, „{ $content }“, ist kein TOML: { $reason }
error-book-toml-twice = Zeile { $line } des Rezeptbuchs, „{ $content }“: Dieser Name kommt zweimal vor
error-book-missing = im Rezeptbuch fehlt die Angabe „{ $entry }“
error-book-key = das Rezeptbuch hat einen Eintrag „{ $entry }“, der dort nichts bedeutet; es gibt: { $keys }
error-book-table = „{ $entry }“ im Rezeptbuch muss eine Tabelle aus Zeilen „Name = …“ sein, nicht { $value }
error-book-title = „{ $title }“ kann kein Rezeptbuch heißen: eine Zeile, kein „#“, nicht leer, höchstens { $most } Zeichen
error-book-title-text = der Name eines Rezeptbuchs muss ein Text sein, nicht { $title }
error-book-titles = ein Rezeptbuch hat eine Zeile „book“, nicht { $titles }
error-book-line = „{ $line }“ ist keine Zeile eines Rezeptbuchs; es gibt „book NAME“, „ingredient KATEGORIE NAME PLÄTTCHEN“ und „recipe NAME ZUTAT…“
error-book-name = „{ $name }“ taugt nicht als Name in einem Rezeptbuch: Kleinbuchstaben (a-z), Ziffern und Bindestriche, zuerst ein Buchstabe, höchstens 30 Zeichen
error-book-reserved = „{ $name }“ taugt nicht als Name in einem Rezeptbuch: Das bedeutet im Spiel etwas anderes
error-book-twice = „{ $name }“ steht zweimal im Rezeptbuch; Zutaten und Rezepte brauchen verschiedene Namen
error-book-category = es gibt keine Kategorie „{ $category }“ für Zutaten; es gibt: { $categories }
error-book-whole = die Zahl der Plättchen von { $name } muss ganz sein, nicht { $copies }
error-book-copies = von { $name } muss es 1 bis { $most } Plättchen geben, nicht { $copies }
error-book-unique = { $name } ist ein Einzelstück: Davon gibt es 1 Plättchen, nicht { $copies }
error-book-ingredients = { $name } ist eine Zutat zu viel: Ein Rezeptbuch hat höchstens { $most }
error-book-tiles = mit { $name } sind es { $tiles } Plättchen: Ein Rezeptbuch hat höchstens { $most }
error-book-no-recipes = das Rezeptbuch enthält kein Rezept
error-book-recipes = { $name } ist ein Rezept zu viel: Ein Rezeptbuch hat höchstens { $most }
error-book-list = das Rezept { $name } muss eine Liste von Zutaten sein, etwa ["tuna", "maki"], nicht { $value }
error-book-length = das Rezept { $name } hat { $length ->
    [one] 1 Zutat
   *[other] { $length } Zutaten
}; ein Rezept hat { $least } bis { $most }
error-book-unknown = das Rezept { $name } verlangt „{ $ingredient }“, aber das ist keine Zutat des Buchs; es gibt: { $known }
error-book-too-few = das Rezept { $name } verlangt { $ingredient } { $wanted }-mal, im Buch gibt es nur { $copies }
error-book-same = das Rezept { $name } hat dieselben Zutaten wie { $twin }
error-book-unused = kein Rezept verlangt { $name }
error-book-hands = Starthände für vier brauchen je mindestens { $tiles } Plättchen in dreien dieser Kategorien: fish (jetzt { $fish }), shellfish ({ $shellfish }), garden ({ $garden }), toppings ({ $toppings })
error-book-number = ein Rezeptbuch mit der Nummer { $number } gibt es hier nicht
