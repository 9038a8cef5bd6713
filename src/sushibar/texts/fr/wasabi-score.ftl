# La feuille de score de Wasabi!.

game-wasabi = Wasabi!

category-length-2 = 2 ingrédients
category-length-3 = 3 ingrédients
category-length-4 = 4 ingrédients
category-length-5 = 5 ingrédients
remark-length-2 = recettes à 2 ingrédients
remark-length-3 = recettes à 3 ingrédients
remark-length-4 = recettes à 4 ingrédients
remark-length-5 = recettes à 5 ingrédients
category-cubes = cubes

reason-tokens = { $tokens ->
    [one] { $tokens } recette à { $each }
   *[other] { $tokens } recettes à { $each }
}
reason-no-tokens = aucune recette
reason-cubes = { $cubes ->
    [one] { $cubes } cube à 1
   *[other] { $cubes } cubes à 1
}
reason-no-cubes = aucun cube

score-not-board = le plateau d’une place est un objet comme { "{" }"tokens": [2, 2, 5], "cubes": 3{ "}" }, pas { $value }
score-board-key = un plateau n’a pas de clé « { $field } » ; il a : { $fields }
score-not-tokens = « tokens » est la liste des longueurs des recettes complétées, par exemple [2, 2, 5], pas { $value }
score-not-length = un jeton est la longueur d’une recette complétée, de { $least } à { $most }, pas { $value }
score-many-tokens = il y a { $tokens } jetons pour { $length } ingrédients, mais un joueur n’en a que { $most }
score-complete-twice = { $players } joueurs ont placé leurs { $tokens } jetons, mais le premier a mis fin à la partie
score-written-board = « { $board } » n’est pas un plateau ; écris les longueurs des recettes complétées, puis + et les cubes : 2,2,5+3
score-not-wasabi = { $option } ne va pas avec Wasabi!, qui se compte avec ses plateaux : sushibar score wasabi 2,2,5+3 2+0

score-complete = Les { $tokens } jetons sont placés : victoire pour { $name }, quels que soient les points.
score-ask-board = { $name }, recettes complétées et cubes, par exemple 2,2,5+3 (? aide, < retour) :
score-boards =
    Pour chaque recette complétée, écris son nombre d’ingrédients, avec des virgules ou des espaces
    entre eux, puis + et les cubes : 2,2,5+3. Sans +, il n’y a pas de cubes ; - est un plateau vide,
    < revient un plateau en arrière. Un cube vaut 1 point, et tout le monde a ces jetons :
score-tokens = { "  " }{ $tokens } pour { $length } ingrédients, { $points } points chacun
