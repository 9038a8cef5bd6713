# Livres de recettes de Wasabi! : les noms du livre de la maison, la commande, et ce qui peut clocher dans un livre.

ingredient-category-base = base
ingredient-category-fish = poissons
ingredient-category-shellfish = fruits de mer
ingredient-category-garden = potager
ingredient-category-toppings = garnitures
ingredient-category-unique = unique

ingredient-rice = riz
ingredient-maki = maki
ingredient-salmon = saumon
ingredient-tuna = thon
ingredient-eel = anguille
ingredient-yellowtail = sériole
ingredient-shrimp = crevette
ingredient-crab = crabe
ingredient-octopus = poulpe
ingredient-avocado = avocat
ingredient-cucumber = concombre
ingredient-scallion = ciboule
ingredient-shiitake = shiitake
ingredient-pickle = cornichon
ingredient-tempura = tempura
ingredient-sesame = sésame
ingredient-roe = tobiko
ingredient-mayo = mayo
ingredient-blowfish = fugu
ingredient-wagyu = wagyu
ingredient-truffle = truffe
ingredient-gold-leaf = feuille d’or

recipe-tekkamaki = Tekkamaki
recipe-kappamaki = Kappamaki
recipe-in-a-pickle = Sacré cornichon
recipe-guac-and-roll = Guac’n’roll
recipe-crab-walk = Marche en crabe
recipe-salmon-chanted-evening = Saumon et lumière
recipe-upstream = À contre-courant
recipe-slippery-customer = Anguille sous riz
recipe-eight-armed-hug = Câlin à huit bras
recipe-roe-boat = Les P’tits Bateaux
recipe-open-sesame = Sésame ouvre-toi
recipe-fine-tuna = Thon sur thon
recipe-tail-light = Sériole killer
recipe-shrimply-the-best = La Crème de la crevette
recipe-fungi-to-know = Champignon du monde
recipe-mayo-day = Joli mois de mayo

recipe-crunchy-tuna = Thon croustillant
recipe-pickle-barrel = Tonneau de cornichons
recipe-california-dreaming = Rêve de Californie
recipe-something-fishy = Noyer le poisson
recipe-traffic-lights = Feu tricolore
recipe-family-reunion = Réunion de famille
recipe-eel-deal = L’Anguille du siècle
recipe-claw-and-order = L’Ordre et la Pince
recipe-octopied = Poulpe position
recipe-mushroom-for-more = Appuie sur le champignon
recipe-rabbit-lunch = Déjeuner de lapin
recipe-holy-cow = Oh la vache
recipe-midas-touch = La Poule aux œufs d’or
recipe-harbour-party = Fête du port
recipe-hot-pursuit = Le thon monte
recipe-tempura-mental = Fort tempurament

recipe-sleeping-dragon = Le Dragon endormi
recipe-over-the-rainbow = Par-delà l’arc-en-ciel
recipe-itsy-bitsy-spider = Une araignée au plafond
recipe-very-full-caterpillar = La Chenille trop gourmande
recipe-surf-and-turf = Terre et mer
recipe-fugu-about-it = Toccata et fugu
recipe-truffle-shuffle = La Truffe au vent
recipe-rock-pool-party = Fiesta à marée basse
recipe-school-trip = Les Bancs de l’école
recipe-roemeo-and-juliet = Tobiko or not tobiko
recipe-shell-we-dance = La Valse des pinces
recipe-great-barrel-reef = La Grande Barrique de corail

recipe-emperors-new-rolls = Les Makis neufs de l’empereur
recipe-famous-last-bites = Le Mets de la fin
recipe-everything-but-the-sink = Tout le frigo y passe
recipe-mission-shrimpossible = Mission crevettimpossible
recipe-twenty-thousand-leeks = Vingt mille ciboules
recipe-bring-the-bill = L’addition est salée
recipe-lunch-of-the-titans = Le Festin des titans
recipe-bullet-train = Train à grande bouchée

help-wasabi-book = Livres de recettes de Wasabi! : montrer celui de la maison, vérifier le tien.
help-wasabi-book-check = Vérifier un livre de recettes ; dire ce qui cloche, ou le résumer.
help-wasabi-book-show = Afficher le livre de recettes de la maison : un fichier pour commencer le tien.
help-option-book-file = Un livre de recettes, un fichier TOML.

book-head = { $name } : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, { $recipes ->
    [one] { $recipes } recette
   *[other] { $recipes } recettes
}
book-tiles = { $ingredient } { $copies }
book-length = { $length } ingrédients
book-play = Pour jouer avec : sushibar play wasabi --book { $file }

error-book-not-text = le livre de recettes n’est pas un fichier texte
error-book-too-large = le livre de recettes dépasse { $most } caractères
error-book-toml = le livre de recettes n’est pas du TOML : { $reason }
error-book-toml-deep = le livre de recettes n’est pas du TOML lisible : ses crochets sont imbriqués trop profondément
error-book-toml-dots = le livre de recettes a une ligne avec plus de { $most } points ; une clé n’a qu’une partie
error-book-toml-line = la ligne { $line } du livre de recettes, « { $content } », n’est pas du TOML : { $reason }
error-book-toml-twice = ligne { $line } du livre de recettes, « { $content } » : ce nom y est deux fois
error-book-missing = le livre de recettes ne donne pas « { $entry } »
error-book-key = le livre de recettes a une entrée « { $entry } », qui n’y veut rien dire ; il y a : { $keys }
error-book-table = « { $entry } » doit être, dans le livre de recettes, une table de lignes « nom = … », pas { $value }
error-book-title = « { $title } » ne peut pas être le nom d’un livre de recettes : une seule ligne, sans « # », pas vide, { $most } caractères au plus
error-book-title-text = le nom d’un livre de recettes doit être un texte, pas { $title }
error-book-titles = un livre de recettes a une ligne « book », pas { $titles }
error-book-line = « { $line } » n’est pas une ligne de livre de recettes ; c’est « book NOM », « ingredient CATÉGORIE NOM TUILES » ou « recipe NOM INGRÉDIENT… »
error-book-name = « { $name } » ne peut pas être un nom dans un livre de recettes : minuscules, chiffres et traits d’union, une lettre d’abord, 30 caractères au plus
error-book-reserved = « { $name } » ne peut pas être un nom dans un livre de recettes : ce mot a un autre sens dans le jeu
error-book-twice = « { $name } » est deux fois dans le livre de recettes ; ingrédients et recettes ont besoin de noms différents
error-book-category = il n’y a pas de catégorie d’ingrédients « { $category } » ; il y a : { $categories }
error-book-whole = le nombre de tuiles doit être entier ; pour { $name }, il y a { $copies }
error-book-copies = il faut de 1 à { $most } tuiles ; pour { $name }, il y en a { $copies }
error-book-unique = { $name } est unique : il faut 1 tuile, pas { $copies }
error-book-ingredients = { $name } est un ingrédient de trop : un livre de recettes en a { $most } au plus
error-book-tiles = avec { $name }, il y a { $tiles } tuiles : un livre de recettes en a { $most } au plus
error-book-no-recipes = le livre de recettes n’a aucune recette
error-book-recipes = { $name } est une recette de trop : un livre de recettes en a { $most } au plus
error-book-list = la recette { $name } doit être une liste d’ingrédients comme ["tuna", "maki"], pas { $value }
error-book-length = la recette { $name } a { $length ->
    [one] { $length } ingrédient
   *[other] { $length } ingrédients
} ; une recette en a de { $least } à { $most }
error-book-unknown = la recette { $name } demande « { $ingredient } », qui n’est pas un ingrédient du livre ; il y a : { $known }
error-book-too-few = la recette { $name } demande { $wanted } tuiles { $ingredient }, le livre en a { $copies }
error-book-same = la recette { $name } a les mêmes ingrédients que { $twin }
error-book-unused = aucune recette ne demande { $name }
error-book-hands = pour les mains de départ à quatre, il faut au moins { $tiles } tuiles dans trois de ces catégories : poissons ({ $fish } pour l’instant), fruits de mer ({ $shellfish }), potager ({ $garden }), garnitures ({ $toppings })
error-book-number = il n’y a pas ici de livre de recettes numéro { $number }
