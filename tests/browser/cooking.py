"""How somebody plays Wasabi!: by keys alone, with a mouse or a thumb, or as the coach says."""

from playwright.sync_api import Locator, expect

from browser.person import Person
from sushibar.games.wasabi.rules.board import CELL_NAMES

MOST = 2_000
"""Presses after which a game has not come to its end."""
DIGITS = 4
MIDDLES = """all => all.map((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
})"""


def cook(person: Person) -> int:
    """Play to the end; how often a key was pressed."""
    for pressed in range(MOST):
        expect(person.my_turn.or_(person.over).first).to_be_visible()
        if person.over.first.is_visible():  # one's turn may be over meanwhile, and come again
            return pressed
        press(person, key_for(person, pressed))
    raise AssertionError(person.page.locator("body").aria_snapshot())


def key_for(person: Person, pressed: int) -> str:
    """What to press now."""
    if person.confirm.is_visible():
        return "Enter"
    if open_cells(person).count() > 0:
        is_there = open_cells(person).and_(person.page.locator(":focus")).count() > 0
        return "Enter" if is_there else ("b", "ArrowRight", "ArrowDown")[pressed % 3]
    return str(1 + pressed % DIGITS)


def open_cells(person: Person) -> Locator:
    """The cells of the board that can be chosen."""
    board = person.page.get_by_role("grid", name=person.words("web-board"))
    return board.get_by_role("gridcell").get_by_role("button", disabled=False)


def press(person: Person, key: str) -> None:
    """Press a key; wait for what the server says, if it counts."""
    person.look()
    person.page.keyboard.press(key)
    person.until(lambda: is_settled(person))


def decisions(person: Person) -> int:
    """How often somebody has chosen or given something."""
    return len(person.selections()) + len(person.frames.answers)


def is_settled(person: Person) -> bool:
    """Whether the server has replied to all of that, so that nothing changes by itself."""
    told = person.frames.of("selected", "accepted", "refused")
    replies = [one for one in told if one.get("about", "answer") in ("select", "answer")]
    return len(replies) >= decisions(person)


# With a mouse or a thumb


def board(person: Person) -> Locator:
    """The board."""
    return person.page.get_by_role("grid", name=person.words("web-board"))


def own_tiles(person: Person) -> Locator:
    """The tiles and cards in hand that can be pressed."""
    hand = person.page.get_by_role("list", name=person.words("web-tiles-cards"), exact=True)
    return hand.get_by_role("button", disabled=False)


def own_recipes(person: Person) -> Locator:
    """The recipes in hand."""
    hand = person.page.get_by_role("list", name=person.words("web-own-recipes"), exact=True)
    return hand.get_by_role("button")


def on_offer(person: Person) -> Locator:
    """What can be taken from the pantry, the piles or the kitchen."""
    pressable = person.page.locator("[aria-pressed]")
    return person.region("web-stock").get_by_role("button", disabled=False).and_(pressable)


def prepare(person: Person) -> None:
    """Let tiles and recipes be dealt, and wait until it is one's turn to place an ingredient."""
    expect(person.button("web-deal-three")).to_be_visible()
    person.look()
    person.button("web-deal-three").click()
    expect(on_offer(person).and_(person.page.locator("[aria-pressed=true]"))).to_have_count(3)
    expect(person.confirm).to_be_enabled()
    person.confirm.click()
    expect(person.region("web-stock").get_by_role("listitem")).to_have_count(4)
    person.look()
    person.button("web-deal-three").click()
    expect(own_recipes(person)).to_have_count(3)
    expect(own_tiles(person).first).to_be_visible()


def is_to_move(person: Person) -> bool:
    """Whether the server has asked what to do."""
    asked = person.frames.views[-1]["game"]["asked"]
    return asked is not None and asked["about"] == "move"


def free_cells(person: Person) -> list[str]:
    """The cells without a tile in one's own turn, wherever others have cooked before it."""
    person.until(lambda: is_to_move(person))
    taken = person.frames.views[-1]["game"]["seen"]["board"]
    return [cell for cell in CELL_NAMES if cell not in taken]


def place(person: Person, cell: str) -> None:
    """Lay the first tile of one's hand on a cell that is free."""
    person.until(lambda: is_to_move(person))
    expect(own_tiles(person).first).to_be_visible()
    person.look()
    own_tiles(person).first.click()
    expect(open_cells(person).first).to_be_visible()
    person.look()
    open_cells(person).filter(has_text=cell).first.click()


def finish_planning(person: Person) -> None:
    """Go on until the turn can be confirmed; what is chosen twice would be given."""
    done = person.page.get_by_role("button", name=person.words("choice-done"), exact=True)
    while not person.confirm.is_visible():
        expect(done.or_(on_offer(person)).or_(person.confirm).first).to_be_visible()
        if person.confirm.is_visible():
            break
        person.look()
        decided = decisions(person)
        (done if done.is_visible() else on_offer(person)).first.click()
        person.until(lambda: decisions(person) > decided and is_settled(person))  # noqa: B023


# As the coach says


def follow_the_coach(person: Person, key: str) -> list[str]:
    """Tap what the coach puts a ring around until it speaks of something; all that it told."""
    coach = person.page.get_by_role("complementary", name=person.words("web-coach"))
    ring, further = person.page.locator(".ring"), person.button("web-coach-next")
    told: list[str] = []
    while person.words(key) not in "".join(told):
        person.until(lambda: (further.is_visible() or ring.is_visible()) and is_settled(person))
        person.look()
        told.append(coach.text_content() or "")
        decided = decisions(person)
        if further.is_visible():
            further.tap()
        elif not tap_within(person, ring):
            continue
        # What is told may be the same again as soon as the next question is asked.
        person.until(lambda: decisions(person) > decided or coach.text_content() != told[-1])  # noqa: B023
    return told


def tap_within(person: Person, ring: Locator) -> bool:
    """Tap whatever lies there, if it still does: others may have played since it was seen."""
    rings: list[tuple[float, float]] = ring.evaluate_all(MIDDLES)
    for middle in rings:
        person.page.touchscreen.tap(*middle)
    return bool(rings)
