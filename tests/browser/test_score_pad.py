"""The score pad of a real table, in the browser."""

import json

from playwright.sync_api import expect

from browser.person import Person


def test_a_plate_can_be_typed_and_its_points_come_from_the_server(somebody: Person) -> None:
    page = somebody.page
    page.goto("/score")
    field = page.get_by_label(somebody.words("web-pad-typed"))
    field.fill("2 Tempura, wasabi nigiri au saumon")
    field.press("Enter")
    expect(
        page.get_by_role("heading", name=somebody.words("web-points", points=11))
    ).to_be_visible()
    expect(field).to_have_value("")
    field.fill("tempra")
    field.press("Enter")
    expect(page.get_by_role("status").filter(has_text="tempra")).to_be_visible()
    expect(field).to_have_value("tempra")  # to be corrected, not typed again
    page.reload()
    expect(
        page.get_by_role("heading", name=somebody.words("web-points", points=11))
    ).to_be_visible()


def test_lost_points_have_a_minus(somebody: Person) -> None:
    types = ["maki", "eel", "tofu", "onigiri", "tea", "spoon", "pudding"]
    eel = [[{"eel": 1}, {}, {}], [{}, {}, {}], [{}, {}, {}]]
    pad = {"game": "party", "edition": "", "menu": "own", "types": types}
    kept = json.dumps(json.dumps({**pad, "names": [""] * 3, "counts": eel}))
    somebody.page.add_init_script(f"localStorage['sushibar.pad'] = {kept}")
    somebody.page.goto("/score")
    reasons = somebody.page.get_by_role("listitem").filter(has_text="a single eel")
    expect(reasons).to_contain_text("−3")
