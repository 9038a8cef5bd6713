"""Every screen and state of the page, and how somebody gets there."""

from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import expect

from browser.person import Person
from browser.tables import Place, Tables


def shared(tables: Tables, game: str) -> Place:
    """A game of two people at one device, and a bot."""
    place = tables.set(["Aki"], ["greedy"], start=False, players=3, game=game)
    tables.ask("POST", f"/tables/{place.code}/beside", place.secrets[0], name="Ben")
    tables.ask("POST", f"/tables/{place.code}/start", place.secrets[0])
    return place


class World:
    """Tables in all states, for people to look at."""

    def __init__(self, tables: Tables) -> None:
        people = ["Aki", "Maximiliane Vorderbrandner"[:24]]
        self.open = tables.set(people[:1], [], start=False, players=3)
        self.menu = tables.set(people[:1], [], start=False, players=3, game="party")
        self.shared = {game: shared(tables, game) for game in ("sushi-go", "wasabi")}
        self.full = tables.set(people, ["greedy"], start=False)
        self.sushi_go = tables.set(people, ["greedy"] * 3)
        self.watched = tables.set(people, ["greedy"] * 3)
        self.dummy = tables.set(people[:1], options=["dummy"])
        self.party = tables.set(people, ["greedy"] * 6, game="party")
        self.wasabi = tables.set(people[:1], ["greedy"] * 3, game="wasabi")
        self.ended = {
            game: tables.played_out(game=game, bots=["greedy"] * bots)
            for game, bots in (("sushi-go", 3), ("party", 4), ("wasabi", 2))
        }
        tables.played_out(bots=["greedy"] * 3, listed=True)


class Screen(NamedTuple):
    """A state of the page."""

    name: str
    reach: Callable[[Person, World], object]


def at(path: str) -> Callable[[Person, World], object]:
    """Open an address."""

    def reach(person: Person, _: World) -> None:
        person.page.goto(path)
        expect(person.page.get_by_role("heading", level=1)).to_be_visible()

    return reach


def seated(table: Callable[[World], Place], *keys: str) -> Callable[[Person, World], object]:
    """Sit at a table that is played at, and press some keys there."""

    def reach(person: Person, world: World) -> None:
        person.page.goto(table(world).link)
        expect(person.told.first).to_be_visible()
        for key in keys:
            person.page.keyboard.press(key)

    return reach


def watching(table: Callable[[World], Place]) -> Callable[[Person, World], object]:
    """Look on at a table."""

    def reach(person: Person, world: World) -> None:
        person.page.goto(f"/t/{table(world).code}")
        expect(person.told.first).to_be_visible()

    return reach


def replaying(game: str) -> Callable[[Person, World], object]:
    """Look at a finished game, somewhere in the middle."""

    def reach(person: Person, world: World) -> None:
        place = world.ended[game]
        person.page.goto("about:blank")  # else the page stays as it is, and only takes the key
        person.page.goto(f"/r/{place.code}/7#{place.key}")
        expect(person.region("web-replay-table")).to_be_visible()

    return reach


def beside_a_replay(part: str) -> Callable[[Person, World], object]:
    """Look at a part of a replay that is not its table."""

    def reach(person: Person, world: World) -> None:
        replaying("sushi-go")(person, world)
        person.button(part).click()
        expect(person.region("web-replay-parts")).to_be_visible()

    return reach


def after_a_game(path: str) -> Callable[[Person, World], object]:
    """Open an address in a browser in which games were played."""

    def reach(person: Person, world: World) -> None:
        for place in world.ended.values():
            person.page.goto(place.link)
            expect(person.over.first).to_be_visible()
        at(path)(person, world)
        person.wait_until_loaded()

    return reach


def publicly(path: str) -> Callable[[Person, World], object]:
    """Look at what everybody's games were."""

    def reach(person: Person, world: World) -> None:
        at(path)(person, world)
        person.choose_public_games()
        person.wait_until_loaded()

    return reach


def learning(game: str) -> Callable[[Person, World], object]:
    """Start a lesson."""

    def reach(person: Person, _: World) -> None:
        person.page.goto(f"/learn/{game}")
        expect(person.my_turn.or_(person.waiting).first).to_be_visible()

    return reach


def puzzling(game: str) -> Callable[[Person, World], object]:
    """Look at a puzzle from the shelf."""

    def reach(person: Person, _: World) -> None:
        person.page.goto(f"/puzzles/{game}/2")
        expect(person.region("web-replay-table")).to_be_visible()

    return reach


def settings(person: Person, _: World) -> None:
    """Open the settings on the start page."""
    person.page.goto("/")
    person.open_settings()


def changing_settings(person: Person, world: World) -> None:
    """Look at what the host can change before a game of Party! starts."""
    person.page.goto(world.menu.link)
    person.open_table_settings()


def ended(game: str) -> Callable[[World], Place]:
    """The finished game of a kind."""
    return lambda world: world.ended[game]


KINDS = ("sushi-go", "party", "wasabi")
REPLAY_PARTS = ("web-log", "web-scores", "web-review")
SCREENS = [
    Screen("home", at("/")),
    Screen("settings", settings),
    Screen("setup-bots", at("/new/bots")),
    Screen("waiting-room-guest", watching(lambda world: world.open)),
    Screen("waiting-room-host", seated(lambda world: world.open)),
    Screen("waiting-room-settings", changing_settings),
    Screen("waiting-room-full", seated(lambda world: world.full)),
    Screen("sushi-go", seated(lambda world: world.sushi_go)),
    Screen("sushi-go-scores", seated(lambda world: world.sushi_go, "s")),
    Screen("sushi-go-log", seated(lambda world: world.sushi_go, "l")),
    Screen("sushi-go-help", seated(lambda world: world.sushi_go, "?")),
    Screen("sushi-go-dummy", seated(lambda world: world.dummy)),
    Screen("sushi-go-watched", watching(lambda world: world.watched)),
    Screen("sushi-go-covered", seated(lambda world: world.shared["sushi-go"])),
    Screen("wasabi-covered", seated(lambda world: world.shared["wasabi"])),
    Screen("party", seated(lambda world: world.party)),
    Screen("wasabi", seated(lambda world: world.wasabi)),
    Screen("wasabi-help", seated(lambda world: world.wasabi, "?")),
    *(Screen(f"{game}-over", seated(ended(game))) for game in KINDS),
    *(Screen(f"replay-{game}", replaying(game)) for game in KINDS),
    *(Screen(f"replay{part[3:]}", beside_a_replay(part)) for part in REPLAY_PARTS),
    Screen("replay-of-a-file", at("/replay")),
    *(Screen(f"learn-{game}", learning(game)) for game in KINDS),
    *(Screen(f"rules-{game}", at(f"/rules/{game}")) for game in KINDS),
    Screen("puzzles", at("/puzzles")),
    *(Screen(f"puzzle-{game}", puzzling(game)) for game in KINDS),
    Screen("records", after_a_game("/records")),
    Screen("records-public", publicly("/records")),
    Screen("score-pad", at("/score")),
    Screen("statistics", after_a_game("/statistics")),
    Screen("statistics-public", publicly("/statistics")),
    Screen("menus", at("/menus")),
    Screen("fair", at("/fair")),
    Screen("no-table", seated(lambda _: Place("ZZZZZ9", ("0" * 32,)))),
]
