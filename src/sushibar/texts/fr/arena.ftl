# Bots contre bots.

help-arena = Faire jouer des bots les uns contre les autres sur les mêmes donnes, et dire qui est plus fort et à quel point c’est sûr.
help-metavar-bot = BOT
help-metavar-bots = BOT,…
help-option-arena-bots = Qui s’affronte, séparés par des virgules : un nom, ou un nom avec une limite pour chaque décision, une durée ou un nombre de simulations, par exemple search:50ms,search:5000,greedy ; « sushibar bots » les liste tous.
help-option-field = Chacun des bots seul contre celui-ci à toutes les autres places ; sinon, les bots se partagent la table de toutes les façons possibles.
help-option-deals = Combien de donnes ; chacune est jouée dans toutes les dispositions.
help-option-until-settled = S’arrêter dès qu’il est clair si le premier bot gagne plus souvent que le meilleur des autres.
help-option-results = Un fichier qui garde chaque donne ; avec lui, la même commande reprend là où elle s’est arrêtée.
help-option-processes = Combien de processus ; tous les cœurs par défaut.
help-option-arena-seed = La même graine donne les mêmes donnes.

arena-heading = { $title } · { $players } joueurs · { $deals } donnes, { $games } parties
arena-everybody = toutes les dispositions des bots sur chaque donne ; une part égale vaut { $even }
arena-field = chaque bot seul, à chaque place, contre { $field } à toutes les autres ; une part égale vaut { $even }
arena-field-of = autres places : { $bot }
arena-column-bot = bot
arena-column-win-rate = victoires (95 %)
arena-column-wins-more = victoires, points de %
arena-column-points = points
arena-column-margin = écart
arena-column-rating = cote
arena-column-speed = décisions/s
arena-over = { $bot } : avance sur
arena-points-by-category = points pour
arena-interval = { $mean } ({ $low } à { $high })
arena-number = { $mean } ± { $reach }
arena-ahead = Tranché après { $deals } donnes : { $bot } gagne plus souvent que tous les autres.
arena-behind = Tranché après { $deals } donnes : { $bot } gagne moins souvent que le meilleur des autres.
arena-open = Pas tranché après { $deals } donnes : on ne sait pas encore si { $bot } gagne plus souvent que le meilleur des autres.

error-bot-spec = « { $spec } » n’est pas un bot : il faut un nom comme greedy, ou un nom et une limite comme search:50ms
error-bot-limit = « { $limit } » n’est pas une limite pour { $bot } : il faut une durée comme 50ms ou 2s, ou un nombre de simulations comme 5000
error-no-bots = aucun bot n’est nommé
error-bot-twice = { $bot } est nommé deux fois
error-seatings = { $bots } bots ont plus de { $most } dispositions à { $players } joueurs ; nomme moins de bots, ou choisis --field
error-nothing-to-settle = { $bot } est seul, il n’y a donc rien à trancher ; nomme un autre bot, ou choisis --field
error-arena-file = { $file } n’est pas un fichier de résultats de l’arène
error-arena-question = { $file } répond à une autre question : là-bas { $what } vaut { $theirs }, ici { $ours }
error-arena-process = un processus de l’arène a été arrêté de l’extérieur, peut-être faute de mémoire ; avec --results, la même commande reprend
error-arena-line = { $file }, ligne { $line } : il faut toutes les parties de la donne { $deal }
