# Recipe books of Wasabi!: the names of the house book, the command, and what can be wrong with a book.

ingredient-category-base = base
ingredient-category-fish = fish
ingredient-category-shellfish = shellfish
ingredient-category-garden = garden
ingredient-category-toppings = toppings
ingredient-category-unique = unique

ingredient-rice = rice
ingredient-maki = maki
ingredient-salmon = salmon
ingredient-tuna = tuna
ingredient-eel = eel
ingredient-yellowtail = yellowtail
ingredient-shrimp = shrimp
ingredient-crab = crab
ingredient-octopus = octopus
ingredient-avocado = avocado
ingredient-cucumber = cucumber
ingredient-scallion = scallion
ingredient-shiitake = shiitake
ingredient-pickle = pickle
ingredient-tempura = tempura
ingredient-sesame = sesame
ingredient-roe = roe
ingredient-mayo = mayo
ingredient-blowfish = blowfish
ingredient-wagyu = wagyu
ingredient-truffle = truffle
ingredient-gold-leaf = gold leaf

recipe-tekkamaki = Tekkamaki
recipe-kappamaki = Kappamaki
recipe-in-a-pickle = In a Pickle
recipe-guac-and-roll = Guac and Roll
recipe-crab-walk = Crab Walk
recipe-salmon-chanted-evening = Salmon-chanted Evening
recipe-upstream = Upstream
recipe-slippery-customer = Slippery Customer
recipe-eight-armed-hug = Eight-armed Hug
recipe-roe-boat = Roe Boat
recipe-open-sesame = Open Sesame
recipe-fine-tuna = Fine Tuna
recipe-tail-light = Tail Light
recipe-shrimply-the-best = Shrimply the Best
recipe-fungi-to-know = A Fungi to Know
recipe-mayo-day = Mayo Day

recipe-crunchy-tuna = Crunchy Tuna
recipe-pickle-barrel = Pickle Barrel
recipe-california-dreaming = California Dreaming
recipe-something-fishy = Something Fishy
recipe-traffic-lights = Traffic Lights
recipe-family-reunion = Family Reunion
recipe-eel-deal = The Eel Deal
recipe-claw-and-order = Claw and Order
recipe-octopied = Octopied
recipe-mushroom-for-more = Mushroom for More
recipe-rabbit-lunch = Rabbit’s Lunch
recipe-holy-cow = Holy Cow
recipe-midas-touch = The Midas Touch
recipe-harbour-party = Harbour Party
recipe-hot-pursuit = Hot Pursuit
recipe-tempura-mental = Tempura-mental

recipe-sleeping-dragon = Sleeping Dragon
recipe-over-the-rainbow = Over the Rainbow
recipe-itsy-bitsy-spider = Itsy Bitsy Spider
recipe-very-full-caterpillar = The Very Full Caterpillar
recipe-surf-and-turf = Surf and Turf
recipe-fugu-about-it = Fugu About It
recipe-truffle-shuffle = Truffle Shuffle
recipe-rock-pool-party = Rock Pool Party
recipe-school-trip = School Trip
recipe-roemeo-and-juliet = Roemeo and Juliet
recipe-shell-we-dance = Shell We Dance
recipe-great-barrel-reef = Great Barrel Reef

recipe-emperors-new-rolls = The Emperor’s New Rolls
recipe-famous-last-bites = Famous Last Bites
recipe-everything-but-the-sink = Everything but the Sink
recipe-mission-shrimpossible = Mission Shrimpossible
recipe-twenty-thousand-leeks = Twenty Thousand Leeks
recipe-bring-the-bill = Bring the Bill
recipe-lunch-of-the-titans = Lunch of the Titans
recipe-bullet-train = Bullet Train

help-wasabi-book = Recipe books of Wasabi!: show the house’s, check your own.
help-wasabi-book-check = Check a recipe book: say what is wrong with it, or sum it up.
help-wasabi-book-show = Print the house recipe book: a file to start your own from.
help-option-book-file = A recipe book, a TOML file.

book-head = { $name }: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, { $recipes ->
    [one] 1 recipe
   *[other] { $recipes } recipes
}
book-tiles = { $ingredient } { $copies }
book-length = { $length } ingredients
book-play = To play with it: sushibar play wasabi --book { $file }

error-book-not-text = the recipe book is not a text file
error-book-too-large = the recipe book is longer than { $most } characters
error-book-toml = the recipe book is not TOML: { $reason }
error-book-toml-deep = the recipe book is not TOML that can be read: its brackets are too deep
error-book-toml-dots = the recipe book has a line with more than { $most } dots; keys have one part each
error-book-toml-line = line { $line } of the recipe book, “{ $content }”, is not TOML: { $reason }
error-book-toml-twice = line { $line } of the recipe book, “{ $content }”: that name is there twice
error-book-missing = the recipe book has no “{ $entry }”
error-book-key = the recipe book has an unknown entry “{ $entry }”; available: { $keys }
error-book-table = “{ $entry }” in the recipe book must be a table of lines “name = …”, not { $value }
error-book-title = “{ $title }” cannot be the name of a recipe book: one line, no “#”, not empty, at most { $most } characters
error-book-title-text = the name of a recipe book must be a text, not { $title }
error-book-titles = a recipe book has one line “book”, not { $titles }
error-book-line = “{ $line }” is not a line of a recipe book; it is “book NAME”, “ingredient CATEGORY NAME TILES” or “recipe NAME INGREDIENT…”
error-book-name = “{ $name }” cannot be a name in a recipe book: lower-case letters, digits and hyphens, a letter first, at most 30 characters
error-book-reserved = “{ $name }” cannot be a name in a recipe book: it means something else in the game
error-book-twice = “{ $name }” is in the recipe book twice; ingredients and recipes need different names
error-book-category = there is no category “{ $category }” of ingredients; available: { $categories }
error-book-whole = the tiles of { $name } must be a whole number, not { $copies }
error-book-copies = there must be 1 to { $most } tiles of { $name }, not { $copies }
error-book-unique = { $name } is unique: it has 1 tile, not { $copies }
error-book-ingredients = { $name } is one ingredient too many: a recipe book has at most { $most }
error-book-tiles = with { $name } there are { $tiles } tiles: a recipe book has at most { $most }
error-book-no-recipes = the recipe book has no recipe
error-book-recipes = { $name } is one recipe too many: a recipe book has at most { $most }
error-book-list = the recipe { $name } must be a list of ingredients such as ["tuna", "maki"], not { $value }
error-book-length = the recipe { $name } has { $length ->
    [one] 1 ingredient
   *[other] { $length } ingredients
}; a recipe has { $least } to { $most }
error-book-unknown = the recipe { $name } needs “{ $ingredient }”, which is not an ingredient of the book; available: { $known }
error-book-too-few = the recipe { $name } needs { $wanted } tiles of { $ingredient }, the book has { $copies }
error-book-same = the recipe { $name } has the same ingredients as { $twin }
error-book-unused = no recipe needs { $name }
error-book-hands = starting hands for four players need at least { $tiles } tiles in three of these categories: fish ({ $fish } now), shellfish ({ $shellfish }), garden ({ $garden }), toppings ({ $toppings })
error-book-number = there is no recipe book with the number { $number } here
