"""Around the tables: the press, the archive, the end of a day and what is kept of it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image
from playwright.sync_api import Route, expect

from browser import known_day
from browser.visitor import Visitor
from house.files import ROOT
from stampadia.matches.record import parse

pytestmark = pytest.mark.xdist_group("pages")

Come = Callable[..., Visitor]
IMAGES = "() => [...document.images].every((one) => one.complete && one.naturalWidth > 0)"


def test_a_day_is_looked_at_and_printed(visit: Come, tmp_path: Path) -> None:
    ada = visit(locale="en-US")
    first = ada.page.locator(".uncut li").first
    first.get_by_role("button", name="Print").click()
    dialog = ada.page.get_by_role("dialog", name="To the press")
    picture = dialog.locator(".forme img")
    picture.wait_for()
    expect(dialog.get_by_role("radio", name="Letter")).to_be_checked()  # as in the reader's country
    expect(dialog.locator("figcaption")).to_contain_text("ink on")
    ada.page.wait_for_function(IMAGES)
    assert ada.unfit() == []
    before = picture.get_attribute("src")
    dialog.get_by_role("radio", name="A4").check()
    dialog.get_by_role("radio", name="Italiano").check()
    expect(picture).not_to_have_attribute("src", before or "")
    with ada.page.expect_download() as saved:
        dialog.get_by_role("button", name="Save as PDF").click()
    assert saved.value.suggested_filename.endswith("-it.pdf")
    saved.value.save_as(tmp_path / "day.pdf")
    assert (tmp_path / "day.pdf").read_bytes().startswith(b"%PDF")


_LANGUAGES = """
const spoken = %s;
Object.defineProperty(navigator, "languages", { get: () => spoken });
Object.defineProperty(navigator, "language", { get: () => spoken[0] });
"""


def test_only_the_first_language_says_where_the_reader_lives(visit: Come) -> None:
    """A German browser asks for “de, en-US, en”: its printer has A4. What was chosen last stays."""
    ada = visit()
    ada.context.add_init_script(_LANGUAGES % '["de", "en-US", "en"]')
    dialog = ada.page.get_by_role("dialog", name="To the press")
    for paper, then in (("A4", "Letter"), ("Letter", "A4")):
        ada.page.goto("about:blank")
        ada.page.goto(ada.home)
        ada.page.locator(".uncut li").first.get_by_role("button", name="Print").click()
        expect(dialog.get_by_role("radio", name=paper)).to_be_checked()
        dialog.get_by_role("radio", name=then).check()


def test_the_page_that_tells_everything_is_asked_for_twice(visit: Come) -> None:
    ada = visit()
    ada.page.locator(".uncut li").first.get_by_role("button", name="Print").click()
    wish = ada.page.get_by_role("checkbox", name="The page that tells everything")
    asked = (
        (["Better not"], False),
        (["Print it all the same", "Better not"], False),
        (["Print it all the same", "I give up, print it"], True),
    )
    for answers, ticked in asked:
        wish.click()
        for answer in answers:
            ada.press(answer)
        expect(wish).to_be_checked(checked=ticked)
    expect(ada.page.locator(".forme img")).to_be_visible()


def test_the_archive_is_walked_by_keys(visit: Come) -> None:
    ada = visit()
    today = ada.page.locator(".month .day.now")
    today.focus()
    here = ada.page.locator(".month [tabindex='0']")
    expect(here).to_have_attribute("aria-label", re.compile("waits for you"))  # the month is told
    now = here.get_attribute("aria-label")
    ada.page.keyboard.press("ArrowRight")  # tomorrow has not come
    assert here.get_attribute("aria-label") == now
    ada.page.keyboard.press("ArrowLeft")
    expect(here).to_be_focused()
    assert here.get_attribute("aria-label") != now
    heading = ada.page.locator("#month").inner_text()
    ada.page.keyboard.press("PageUp")
    expect(ada.page.locator("#month")).not_to_have_text(heading)
    expect(here).to_be_focused()
    ada.page.keyboard.press("PageDown")
    expect(ada.page.locator("#month")).to_have_text(heading)
    ada.page.keyboard.press("ArrowRight")
    ada.page.keyboard.press("Enter")
    chosen = ada.page.locator(".chosen")
    expect(chosen).to_be_visible()
    ada.press("The month before")  # nothing is told there of a day of another month
    expect(ada.page.locator("#month")).not_to_have_text(heading)
    expect(chosen).to_have_count(0)
    ada.press("The next month")
    here.press("Enter")
    expect(chosen.get_by_role("button", name="Play")).to_have_count(2)
    assert ada.unfit() == []
    chosen.get_by_role("button", name="Play").first.click()
    ada.offers.first.wait_for()


def test_a_month_is_as_high_before_it_has_answered(visit: Come) -> None:
    """What lies below it stays where it is."""
    ada = visit()
    month = ada.page.locator(".month")
    told = month.locator(".day .dot.far")
    told.first.wait_for()
    asked: list[Route] = []
    ada.context.route("**/api/months/*", lambda route: asked.append(route))
    ada.page.reload()
    month.locator(".day").first.wait_for()
    waiting = month.bounding_box()
    assert told.count() == 0
    for route in asked:
        route.continue_()
    told.first.wait_for()
    assert month.bounding_box() == waiting


def test_a_month_that_could_not_be_asked_is_asked_again(visit: Come) -> None:
    """Nothing is said of days of which nobody knows anything."""
    ada = visit()
    ada.page.locator(".month .day.now").wait_for()
    ada.context.route("**/api/months/*", lambda route: route.fulfill(status=503, body="{}"))
    ada.press("The month before")
    ada.page.locator(".month .day").first.click()
    month = ada.page.locator(".month")
    expect(month.get_by_role("alert")).to_contain_text("Nobody answers")
    expect(month).not_to_contain_text("Nobody has asked for this day")
    expect(month.locator(".far")).to_have_count(0)
    assert ada.unfit() == []
    ada.context.unroute("**/api/months/*")
    month.get_by_role("button", name="Try now").click()
    expect(month.get_by_role("alert")).to_have_count(0)
    expect(month.locator(".chosen li")).to_have_count(2)
    ada.wrong = [said for said in ada.wrong if "503" not in said]


@pytest.mark.parametrize("locale", ["en-GB", "it-IT"])
def test_a_date_is_written_as_people_write_it(visit: Come, locale: str) -> None:
    ada = visit(locale=locale)
    code = ada.page.locator(".code input")
    code.press("Enter")
    expect(ada.page.locator(".code .field")).to_contain_text(re.compile("First write|Scrivi prima"))
    year, month, day = known_day.DAY.split("-")
    for typed in (f"{day}.{month}.{year}", f"{int(day)}/{int(month)}/{year}", known_day.DAY):
        code.fill("")
        code.press("Enter")
        expect(ada.page.locator(".code .chosen")).to_have_count(0)
        code.fill(typed)
        code.press("Enter")
        expect(ada.page.locator(".code .chosen .go")).to_have_count(2)


def test_a_day_ends_in_a_picture_and_on_the_calendar(visit: Come, tmp_path: Path) -> None:
    ada = visit()
    ada.page.locator(".uncut li").first.get_by_role("button", name="Play").click()
    ada.offers.first.wait_for()
    ada.play("first")  # the last one may lead nowhere, for ever
    ada.page.locator(".small-run").click()
    sheet = ada.page.get_by_role("dialog")
    expect(sheet.locator(".run")).to_have_attribute("aria-label", re.compile("Fifty stamps"))
    expect(sheet.locator(".kept")).to_contain_text("One day played")
    sheet.get_by_label("Your name").fill("Ada")
    sheet.get_by_role("button", name="Put me on the board").click()
    expect(sheet.locator(".ranks tr.own")).to_contain_text("Ada")
    assert ada.unfit() == []
    with ada.page.expect_download() as saved:
        sheet.get_by_role("button", name="Save the picture").click()
    saved.value.save_as(tmp_path / "run.png")
    with Image.open(tmp_path / "run.png") as picture:
        assert picture.size == (1200, 630)
        assert len(picture.convert("RGB").resize((60, 30)).getcolors(1_800) or ()) > 20
    ada.page.goto(ada.home)
    expect(ada.page.locator(".month .day.now .dot.lost")).to_have_count(1)


def test_a_match_that_goes_on_is_forgotten_only_when_asked_twice(visit: Come) -> None:
    ada = visit()
    ada.page.locator(".uncut li").first.get_by_role("button", name="Play").click()
    ada.offers.first.wait_for()
    ada.page.goto(ada.home)
    rows = ada.page.locator(".held .rows li")
    sure = ada.page.get_by_role("dialog")
    for answer, left in (("No, keep it", 1), ("Forget it", 0)):
        rows.get_by_role("button", name="Forget it").click()
        assert ada.unfit() == []
        sure.get_by_role("button", name=answer).click()
        expect(sure).to_have_count(0)
        expect(rows).to_have_count(left)


_HOLD = """
async (many) => {
  const { keep } = await import("/core/memory.js");
  const one = { seat: 0, token: "", game: "generals", title: "Generals" };
  for (const [match, more] of many) keep({ ...one, match, at: Date.now(), ...more });
}
"""


def test_whoever_forgets_a_match_goes_on_at_the_next(visit: Come) -> None:
    """And at the head of the page when there is none."""
    ada = visit()
    titles = [("m0", {"called": "One", "over": True}), ("m1", {"called": "Two"})]
    ada.page.evaluate(_HOLD, titles)
    rows = ada.page.locator(".held .rows li")
    expect(rows).to_have_count(2)
    rows.filter(has_text="One").get_by_role("button").press("Enter")
    expect(rows.locator("a")).to_be_focused()
    rows.get_by_role("button").press("Enter")
    ada.page.get_by_role("dialog").get_by_role("button", name="Forget it").press("Enter")
    expect(rows).to_have_count(0)
    expect(ada.page.get_by_role("heading", level=1)).to_be_focused()


def test_no_match_is_hidden_that_would_fit_nor_one_of_today(visit: Come) -> None:
    ada = visit()
    rows = ada.page.locator(".held .rows li")
    more = ada.page.get_by_role("button", name="Show all")
    held: list[tuple[str, dict[str, object]]] = [
        ("today", {"date": known_day.DAY}), *((f"m{at}", {}) for at in range(6))
    ]  # fmt: skip
    ada.page.evaluate(_HOLD, [*held[:1], ("over", {"over": True})])
    expect(rows).to_have_count(2)  # the finished one, too
    ada.page.evaluate(_HOLD, held)
    expect(rows).to_have_count(8)
    expect(more).to_have_count(0)
    ada.page.evaluate(_HOLD, [("m6", {}), ("m7", {})])
    expect(rows).to_have_count(6)  # five, and today's, which is older
    expect(rows.filter(has_text="today’s")).to_have_count(1)
    more.click()
    expect(rows).to_have_count(10)


def test_a_day_that_waits_is_called_as_the_page_speaks(visit: Come) -> None:
    ada = visit()
    day = ada.page.locator(".uncut li h3").first
    english = day.inner_text()
    ada.page.locator(".uncut li").first.get_by_role("button", name="Play").click()
    ada.offers.first.wait_for()
    ada.page.goto(ada.home)
    row = ada.page.locator(".held .rows a")
    expect(row).to_have_text(english)
    ada.press("Settings")
    ada.page.get_by_label("Language").select_option("it")
    expect(day).not_to_have_text(english)
    expect(row).to_have_text(day.inner_text())


def test_the_pages_open_without_a_line(visit: Come) -> None:
    ada = visit(service_workers="allow")
    ada.page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    ada.page.locator(".month .day").first.wait_for()
    kept = ada.page.evaluate(
        "async () => (await Promise.all((await caches.keys()).map(async (name) => (await (await"
        " caches.open(name)).keys()).map((one) => new URL(one.url).pathname)))).flat()"
    )
    assert "/" in kept and "/app.js" in kept
    assert not [path for path in kept if path.startswith(("/api", "/faces"))]
    ada.context.set_offline(True)
    ada.page.reload()
    expect(ada.page.get_by_role("heading", name="No line just now")).to_be_visible()
    assert ada.unfit() == []
    ada.context.set_offline(False)
    expect(ada.page.locator(".uncut li")).to_have_count(2)
    ada.page.evaluate("() => null")  # what the console has to say has been heard by then
    ada.wrong = [said for said in ada.wrong if "ERR_" not in said]  # what one asks of nobody


def test_settings_are_kept_and_change_the_page(visit: Come) -> None:
    ada = visit()
    ada.press("Settings")
    ada.page.get_by_label("Size of the text").select_option("large")
    ada.page.get_by_label("Moving cards and dice").select_option("none")
    ada.page.get_by_label("Play sounds").check()
    assert ada.unfit() == []
    ada.page.reload()
    size = "() => getComputedStyle(document.documentElement).fontSize"
    assert ada.page.evaluate(size) == "20px"
    button = ada.page.locator(".uncut .btn").first
    button.wait_for()
    assert button.evaluate("one => getComputedStyle(one).transitionDuration") == "0s"


_DROP = """
([name, text]) => {
  const held = new DataTransfer();
  held.items.add(new File([text], name));
  const how = { dataTransfer: held, bubbles: true, cancelable: true };
  document.body.dispatchEvent(new DragEvent("dragover", how));
  document.body.dispatchEvent(new DragEvent("drop", how));
}
"""


def test_a_box_is_taken_from_the_shelf(visit: Come) -> None:
    ada = visit()
    shelf = ada.page.get_by_role("region", name="Card sets for")
    box = shelf.get_by_role("button", name="Play Generals: The Toll Gate")
    expect(box).to_have_accessible_name(re.compile("Fire 2.*12 cards"))
    assert ada.unfit() == []
    box.click()
    ada.offers.first.wait_for()
    expect(ada.page.locator(".generals")).to_be_visible()


def test_a_file_that_is_dropped_at_home_stands_on_the_shelf(visit: Come) -> None:
    ada = visit()
    shelf = ada.page.get_by_role("region", name="Card sets for")
    shelf.get_by_role("button").first.wait_for()
    found = ada.page.request.get(f"{ada.home}api/workshop/generals/new").json()["text"]
    ada.page.evaluate(_DROP, ["mine.json", found])
    own = shelf.locator(".box.own")
    expect(own).to_have_count(1)
    ada.page.reload()  # this browser remembers it
    expect(own).to_have_count(1)
    own.click()
    ada.offers.first.wait_for()
    ada.page.goto(ada.home)
    own.hover()
    shelf.get_by_role("button", name="Put “").click()
    expect(own).to_have_count(0)
    ada.page.evaluate(_DROP, ["mine.json", found.replace('"deck"', '"dekc"')])
    expect(ada.page.locator(".toast")).to_contain_text("No game here can read that file")


def test_days_are_played_one_after_the_other(visit: Come) -> None:
    ada = visit()
    stamp = ada.unfold("Chronicles")
    row = stamp.get_by_label("How many days, one after the other")
    row.wait_for()
    row.select_option("2")
    stamp.get_by_label("Variant").select_option("monk+premonition")
    stamp.get_by_role("button", name="Play Chronicles").click()
    ada.offers.first.wait_for()
    expect(ada.text()).to_contain_text("Sheet 1 of 2 in this campaign")


def test_a_saved_match_that_is_dropped_at_home_goes_on(visit: Come) -> None:
    ada = visit()
    shelf = ada.page.get_by_role("region", name="Card sets for")
    shelf.get_by_role("button").first.wait_for()
    record = parse((ROOT / "docs" / "play" / "generals.record").read_text("utf-8"))
    mine = replace(record.header, players=("you",))
    half = replace(record, header=mine, lines=record.lines[: len(record.lines) // 2])
    ada.page.evaluate(_DROP, ["half.record", str(half)])
    ada.offers.first.wait_for()
    expect(ada.page.locator(".generals")).to_be_visible()


def test_a_finished_match_that_is_dropped_is_looked_at_from_its_beginning(visit: Come) -> None:
    ada = visit()
    ada.page.get_by_role("region", name="Card sets for").wait_for()
    record = (ROOT / "docs" / "play" / "chronicles.record").read_text("utf-8")
    ada.page.evaluate(_DROP, ["over.record", record])
    slider = ada.page.get_by_role("slider")
    expect(slider).to_have_value("0")
    expect(ada.page.locator("#question")).to_have_text("So it stood then.")
    expect(ada.page.locator(".chronicles")).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    assert last > 50
    ada.press("On")
    expect(slider).to_have_value("1")
    slider.fill(str(last - 1))
    expect(ada.page.locator("#slip")).to_have_attribute("data-sequence", str(last - 1))
    assert ada.unfit() == []
    ada.press("To the present")
    expect(ada.page.locator("#slip .end")).to_be_visible()
    # nobody has played a day by looking at a file
    assert ada.page.evaluate("localStorage.getItem('results')") is None
    # another one is dropped on the table
    ada.page.evaluate(
        _DROP, ["other", (ROOT / "docs" / "play" / "generals.record").read_text("utf-8")]
    )
    expect(ada.page.locator(".generals")).to_be_visible()
    ada.page.reload()
    expect(slider).to_have_value("0")


@pytest.mark.parametrize(
    ("locale", "none", "seen", "changed"),
    [
        ("en-GB", "no saved match", "one player may know", "Line 14: it is not player 5"),
        ("it-IT", "non è una partita salvata", "un giocatore", "Riga 14: qui non"),
    ],
)
def test_a_file_that_is_no_saved_match_is_refused_in_one_sentence(
    visit: Come, locale: str, none: str, seen: str, changed: str
) -> None:
    ada = visit(locale=locale)
    ada.page.locator(".shelf button.box").first.wait_for()
    record = (ROOT / "docs" / "play" / "session.record").read_text("utf-8")
    redacted = record.replace("stampadia record", "stampadia redacted record", 1)
    first = next(line for line in record.splitlines() if line.startswith("1 "))
    tampered = record.replace(f"\n{first}\n", f"\n5{first[1:]}\n", 1)
    toast = ada.page.locator(".toast")
    for text, told in (("a shopping list", none), (redacted, seen), (tampered, changed)):
        ada.page.evaluate(_DROP, ["mine.record", text])
        expect(toast).to_contain_text(told)
        assert toast.inner_text().count(".") <= 2
        expect(ada.page.locator(".stamps")).to_be_visible()  # and one stays at home
    ada.wrong = [said for said in ada.wrong if "400" not in said]
