# Tipps: warum eine Wahl gut oder schlecht ist.

why-leads = bringt dich in Führung
why-leads-further = baut deine Führung aus
why-draws-level = zieht mit der Spitze gleich
why-leaves-last-place = holt dich vom letzten Platz
why-behind = noch { $behind } hinter der Spitze
why-too-late = zu spät, um den Satz vollzumachen
why-keeps-chopsticks = hebt die Stäbchen für später auf
why-comes = in der nächsten Hand ist sicher { $card }
why-denies = { $players ->
    [2] nimmt deinem Gegner { $card } weg
   *[other] nimmt deinem Nachbarn { $card } weg
}
why-leaves = { $players ->
    [2] lässt deinem Gegner { $card }
   *[other] lässt deinem Nachbarn { $card }
}
why-another = { $number ->
    [1] { $card } ({ $signed })
   *[other] { $number }. { $card } ({ $signed })
}
why-on-wasabi = { $card } für ein Wasabi ({ $signed })
why-keeps-special = hebt für später auf, was du ansagen kannst
why-gift = aus der Kategorie „{ $kind }“
why-nearer = dann { $missing ->
    [one] fehlt für „{ $recipe }“ nur noch { $tiles }
   *[other] fehlen für „{ $recipe }“ { $missing } Plättchen ({ $tiles })
}
why-farther = wirft „{ $recipe }“ zurück
why-no-nearer = hilft keinem deiner Rezepte
why-not-in-the-way = steht keinem deiner Rezepte im Weg
why-last-tile = das letzte Plättchen für { $recipes }
why-last-in-pantry = das letzte in der Speisekammer
why-not-wanted = keines deiner Rezepte braucht das
why-unclaimed = noch nicht vollendet: { $recipes }
why-points = { $gain ->
    [0] bringt keine Punkte
   *[other] { $signed } sofort
}

# Tipps im Terminal.

hint-head = Die besten Möglichkeiten:
hint-figures = { $wins } % Gewinnchance · etwa { $points }
hint-choice = { $choice }: { $wins } ± { $wins_error } % Gewinnchance, { $points }
hint-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} { $reach ->
    [round] in dieser Runde
    [turns] in deinen nächsten Zügen
   *[game] am Ende
}
hint-numbered = { $number } { $choice }
hint-greedy = Bis dahin eine gute Wahl: { $choice }
hint-preparing = Tipps mit Gewinnchancen kommen gleich; beim ersten Mal dauert das bis zu einer Minute. Frag dann noch einmal.
hint-no-choice = Du hast nur eine Möglichkeit.
hint-not-asked = Du musst gerade nichts entscheiden.
