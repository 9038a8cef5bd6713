# Reviews: where points and chances were lost.

help-review = Go through a recorded game and say where points and chances of winning were lost.
help-option-playouts = How many games are played out for each decision; the same number gives the same review.
help-option-seconds = How long to look at each decision instead.
help-option-review-seat = Only the decisions of this seat, by name or number.
help-option-plot = Draw the chances of winning over the game into this file (SVG).
help-metavar-seat = SEAT
help-metavar-svg = FILE.svg
error-review-limit = --playouts and --seconds do not go together: give one of them
error-review-number = { $option } must be a number more than 0
error-review-seat = there is no seat “{ $seat }”; the seats are: { $seats }
error-review-plot = the plot is an SVG picture: { $file } should end with .svg
error-review-plots = --plot draws one game, but there are { $records } records

# $edition: Zoch’s German rulebook has its own words for rounds and turns.
review-moment = { $game ->
    [wasabi] { $round ->
        [1] Preparation { $turn }
       *[other] Turn { $turn }
    }
   *[other] Turn { $round }.{ $turn }
} · { $name }
# $edition: Zoch’s German rulebook has its own words for rounds and turns.
review-part = { $game ->
    [wasabi] { $round ->
        [1] Preparation
       *[other] Cooking
    }
   *[other] Round { $round }
}
review-instead = { $chosen }; { $better } was better: { $cost }
review-then = { $answer }, then { $told }
review-chance = +{ $lost } ± { $error } % to win
review-points = +{ $lost } ± { $error } points

review-plot-title = { $title }: chance of winning
review-plot-about = One line per seat: its chance of winning after each of its decisions, by what it knew then.
review-plot-seat = { $name }: { $first } at the start, { $last } at the end, { $lost } percentage points lost by its own decisions.
# $edition: Zoch’s German rulebook has its own words for rounds and turns.
review-plot-turn = turn
review-plot-marks = A mark hangs as far down as the decision cost; point at it to read which one.

review-heading-playouts = { $title } · { $playouts } playouts for each decision
review-heading-seconds = { $title } · { $seconds } s for each decision
review-column-decisions = decisions
review-column-best = best choices
review-column-chance = chance lost, %
review-column-points = points lost
review-no-choices = Nobody has had a choice yet.
review-no-losses = Nothing was clearly lost: every choice was as good as the best.
review-losses = What was lost where, in the order of the game:
