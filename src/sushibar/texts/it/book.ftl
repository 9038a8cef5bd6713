# I ricettari di Wasabi!: i nomi del ricettario della casa, il comando, e che cosa può esserci di sbagliato.

ingredient-category-base = base
ingredient-category-fish = pesce
ingredient-category-shellfish = frutti di mare
ingredient-category-garden = orto
ingredient-category-toppings = guarnizioni
ingredient-category-unique = unici

ingredient-rice = riso
ingredient-maki = maki
ingredient-salmon = salmone
ingredient-tuna = tonno
ingredient-eel = anguilla
ingredient-yellowtail = ricciola
ingredient-shrimp = gambero
ingredient-crab = granchio
ingredient-octopus = polpo
ingredient-avocado = avocado
ingredient-cucumber = cetriolo
ingredient-scallion = cipollotto
ingredient-shiitake = shiitake
ingredient-pickle = sottaceto
ingredient-tempura = tempura
ingredient-sesame = sesamo
ingredient-roe = ikura
ingredient-mayo = maionese
ingredient-blowfish = fugu
ingredient-wagyu = wagyu
ingredient-truffle = tartufo
ingredient-gold-leaf = oro

recipe-tekkamaki = Tekkamaki
recipe-kappamaki = Kappamaki
recipe-in-a-pickle = Sottaceto sforzo
recipe-guac-and-roll = Avocado del diavolo
recipe-crab-walk = Ho preso un granchio
recipe-salmon-chanted-evening = Re Salmone
recipe-upstream = Controcorrente
recipe-slippery-customer = Tipo sfuggente
recipe-eight-armed-hug = A otto braccia aperte
recipe-roe-boat = Barca s’ikura
recipe-open-sesame = Apriti sesamo
recipe-fine-tuna = Tonno subito
recipe-tail-light = Ricciola naturale
recipe-shrimply-the-best = Proprio in gambero
recipe-fungi-to-know = Spuntati come funghi
recipe-mayo-day = Maionese impazzita

recipe-crunchy-tuna = Crunchy Tuna
recipe-pickle-barrel = Pickle Barrel
recipe-california-dreaming = Sognando la California
recipe-something-fishy = Che pesci pigliare
recipe-traffic-lights = Semaforo
recipe-family-reunion = Riunione di famiglia
recipe-eel-deal = Tranquilla anguilla
recipe-claw-and-order = Chele e ordine
recipe-octopied = Polpo grosso
recipe-mushroom-for-more = Andar per funghi
recipe-rabbit-lunch = Pranzo da conigli
recipe-holy-cow = Vacca sacra
recipe-midas-touch = Il tocco di Mida
recipe-harbour-party = Festa al porto
recipe-hot-pursuit = Inseguimento piccante
recipe-tempura-mental = Tempuramento

recipe-sleeping-dragon = Drago dormiente
recipe-over-the-rainbow = Oltre l’arcobaleno
recipe-itsy-bitsy-spider = Maki il ragnetto
recipe-very-full-caterpillar = Il bruco strasazio
recipe-surf-and-turf = Mari e monti
recipe-fugu-about-it = Fugu e fiamme
recipe-truffle-shuffle = Tartufella
recipe-rock-pool-party = Festa tra gli scogli
recipe-school-trip = Compagni di banco
recipe-roemeo-and-juliet = Salmoneo e Giulietta
recipe-shell-we-dance = Balla coi granchi
recipe-great-barrel-reef = Grande botte corallina

recipe-emperors-new-rolls = I maki nuovi dell’imperatore
recipe-famous-last-bites = Gli ultimi morsi famosi
recipe-everything-but-the-sink = Di tutto e di più
recipe-mission-shrimpossible = Missione gambero
recipe-twenty-thousand-leeks = Ventimila cipolle
recipe-bring-the-bill = Conto salato
recipe-lunch-of-the-titans = Pranzo tra titani
recipe-bullet-train = Alta velocità

help-wasabi-book = I ricettari di SUSHI!: mostra quello della casa, controlla il tuo.
help-wasabi-book-check = Controlla un ricettario; dice che cosa non va, oppure lo riassume.
help-wasabi-book-show = Stampa il ricettario della casa: un file da cui partire per scrivere il tuo.
help-option-book-file = Un ricettario, cioè un file TOML.

book-head = { $name }: { $tiles ->
    [one] 1 tessera
   *[other] { $tiles } tessere
}, { $recipes ->
    [one] 1 ricetta
   *[other] { $recipes } ricette
}
book-tiles = { $ingredient } { $copies }
book-length = { $length } ingredienti
book-play = Per giocarci: sushibar play wasabi --book { $file }

error-book-not-text = il ricettario non è un file di testo
error-book-too-large = il ricettario supera i { $most } caratteri
error-book-toml = il ricettario non è in formato TOML: { $reason }
error-book-toml-deep = il ricettario non è in un TOML leggibile: ha troppe parentesi annidate
error-book-toml-dots = il ricettario ha una riga con più di { $most } punti; una chiave ha una sola parte
error-book-toml-line = la riga { $line } del ricettario, «{ $content }», non è in formato TOML: { $reason }
error-book-toml-twice = riga { $line } del ricettario, «{ $content }»: quel nome c’è due volte
error-book-missing = al ricettario manca la voce «{ $entry }»
error-book-key = il ricettario ha una voce «{ $entry }», che lì non significa nulla; le voci sono: { $keys }
error-book-table = «{ $entry }» nel ricettario deve essere una tabella di righe «nome = …», non { $value }
error-book-title = «{ $title }» non può essere il nome di un ricettario: una sola riga, senza «#», non vuota, al massimo { $most } caratteri
error-book-title-text = il nome di un ricettario deve essere un testo, non { $title }
error-book-titles = un ricettario ha una sola riga «book», non { $titles }
error-book-line = «{ $line }» non è una riga di un ricettario; si scrive «book NOME», «ingredient CATEGORIA NOME TESSERE» o «recipe NOME INGREDIENTE…»
error-book-name = «{ $name }» non può essere un nome in un ricettario: lettere minuscole, cifre e trattini, una lettera all’inizio, al massimo 30 caratteri
error-book-reserved = «{ $name }» non può essere un nome in un ricettario: nel gioco significa già altro
error-book-twice = «{ $name }» è due volte nel ricettario; ingredienti e ricette devono avere nomi diversi
error-book-category = non c’è nessuna categoria di ingredienti «{ $category }»; ci sono: { $categories }
error-book-whole = le tessere di { $name } devono essere un numero intero, non { $copies }
error-book-copies = le tessere di { $name } devono essere da 1 a { $most }, non { $copies }
error-book-unique = { $name } è fra gli ingredienti unici: ha 1 tessera, non { $copies }
error-book-ingredients = { $name } è un ingrediente di troppo: un ricettario ne ha al massimo { $most }
error-book-tiles = con { $name } le tessere diventano { $tiles }: un ricettario ne ha al massimo { $most }
error-book-no-recipes = il ricettario non ha nessuna ricetta
error-book-recipes = { $name } è una ricetta di troppo: un ricettario ne ha al massimo { $most }
error-book-list = la ricetta { $name } deve essere un elenco di ingredienti come ["tuna", "maki"], non { $value }
error-book-length = la ricetta { $name } ha { $length ->
    [one] 1 ingrediente
   *[other] { $length } ingredienti
}; una ricetta ne ha da { $least } a { $most }
error-book-unknown = la ricetta { $name } richiede «{ $ingredient }», che non è un ingrediente del ricettario; ci sono: { $known }
error-book-too-few = la ricetta { $name } richiede { $wanted } tessere di { $ingredient }, il ricettario ne ha { $copies }
error-book-same = la ricetta { $name } ha gli stessi ingredienti di { $twin }
error-book-unused = nessuna ricetta richiede { $name }
error-book-hands = le mani iniziali di quattro giocatori richiedono almeno { $tiles } tessere in tre di queste categorie: fish (ora { $fish }), shellfish ({ $shellfish }), garden ({ $garden }), toppings ({ $toppings })
error-book-number = qui non c’è nessun ricettario con il numero { $number }
