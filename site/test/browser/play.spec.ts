import { expect, test, type Page } from "@playwright/test";
import { hintAddress, type LatestRiddle } from "@wordlehint/contracts";
import { expectNoViolations } from "./axe.ts";
import { edgesOf, expectSamePlace } from "./layout.ts";
import { goTo, layoutShift } from "./shell.ts";
import { collectErrors, fetchLatestRiddle, hydrated, zoneOf } from "./support.ts";

const row = (page: Page) => page.getByRole("group", { name: "The answer" });
const slots = (page: Page) => page.getByRole("group", { name: "Your guess" }).getByRole("textbox");
const helped = (page: Page) =>
  page.evaluate(() => /"helped":"([\w-]+)"/.exec(localStorage.getItem("wordlehint-opened") ?? "")?.[1]);

/** Asks for today's word letter by letter, as any player may. */
async function fetchWord(page: Page, { date, timeZone, wordLength }: LatestRiddle): Promise<string> {
  const letters = Array.from({ length: wordLength }, async (_, index) => {
    const query = new URLSearchParams({ date, position: String(index + 1), tz: timeZone });
    const response = await page.request.get(`/api/riddle/letter?${query}`);
    return ((await response.json()) as { letter: string }).letter;
  });
  return (await Promise.all(letters)).join("").toLowerCase();
}

test("A player guesses today's word on its tiles: with the keys of a keyboard, or on a phone with the site's own", async ({
  page,
  isMobile,
}) => {
  await page.goto("/");
  await hydrated(page);
  const trouble = collectErrors(page);
  const word = await fetchWord(page, await fetchLatestRiddle(page, await zoneOf(page)));
  const wrong = word === "crane" ? "slate" : "crane";
  const keys = page.getByRole("group", { name: "Keys" });
  const type = async (letters: string): Promise<void> => {
    if (!isMobile) return page.keyboard.type(letters);
    for (const letter of letters)
      await keys.getByRole("button", { name: letter.toUpperCase(), exact: true }).tap();
  };
  const send = () =>
    isMobile ? keys.getByRole("button", { name: "Send" }).tap() : page.keyboard.press("Enter");

  await test.step("typing opens no tile", async () => {
    if (isMobile) await page.getByRole("button", { name: "Guess the word" }).tap();
    else {
      await row(page).getByRole("button").first().focus();
      await page.keyboard.press("ArrowRight");
      await expect(row(page).getByRole("button").nth(1)).toBeFocused();
      await page.keyboard.press("q");
    }
    await expect(slots(page).first()).toBeVisible();
    if (isMobile) {
      for (const key of await keys.getByRole("button").all())
        expect((await key.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await keys.getByRole("button", { name: "Q", exact: true }).tap();
    } else await expect(keys).toBeHidden();
    await expect(slots(page).first()).toHaveValue("q");
    await expect(slots(page).nth(1)).toBeFocused();
  });

  await test.step("what isn't a word is said, costs nothing and stays to be changed", async () => {
    await type("qqqq");
    await send();
    await expect(page.getByText("QQQQQ isn’t a word here.")).toBeVisible();
    await expect(slots(page).last()).toHaveValue("q");
    await expectNoViolations(page, "dark", "main");
    trouble.length = 0;
  });

  await test.step("a wrong word costs a try and is listed", async () => {
    for (let times = 0; times < 5; times++)
      await (isMobile
        ? keys.getByRole("button", { name: "Delete" }).tap()
        : page.keyboard.press("Backspace"));
    await type(wrong);
    await send();
    await expect(page.getByText(`It isn’t ${wrong.toUpperCase()}. 5 tries left.`)).toBeVisible();
    await expect(page.getByText(`Not it: ${wrong}`)).toBeVisible();
  });

  await test.step("Escape or a button leads back to the tiles", async () => {
    const back = page.getByRole("button", { name: "Back to the tiles" });
    await (isMobile ? back.tap() : page.keyboard.press("Escape"));
    const opener = page.getByRole("button", { name: "Guess the word" });
    await expect(opener).toBeFocused();
    await page.keyboard.press("Enter");
  });

  await test.step("the right word turns the row, from the riddle alone", async () => {
    await type(word);
    await send();
    await expect(page.getByText("The riddle is yours, from the verse alone.").first()).toBeVisible();
    await expect(row(page).getByRole("button").first()).toHaveAccessibleName(
      `Letter 1: ${word.charAt(0).toUpperCase()}`,
    );
    await expect(row(page)).toBeInViewport();
    expect(await helped(page)).toBe("riddle");
    await expectNoViolations(page, "dark", "main");
    expect(trouble).toEqual([]);
  });
});

test("What was opened is open on the next visit before any script has run, and nothing moves then", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  const { date } = await fetchLatestRiddle(page, await zoneOf(page));
  await page.getByRole("button", { name: "Letter 2, closed" }).click();
  const letter = page.getByRole("button", { name: /^Letter 2: [A-Z]$/ });
  await expect(letter).toBeVisible();
  await page.getByRole("button", { name: "Facts: the bare bones" }).click();
  const hint = page.getByRole("button", { name: "Hint 1:" });
  await hint.click();
  await expect(hint).toHaveAttribute("aria-expanded", "true");

  const trouble = collectErrors(page);
  const released = Promise.withResolvers<undefined>();
  await page.route("**/*.js", async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  const facts = page.getByRole("list", { name: "Facts about the answer" });
  await expect(facts).toBeVisible();
  const tile = row(page).getByRole("button").nth(1);
  const face = () => tile.evaluate((element) => getComputedStyle(element).backgroundColor);
  const painted = await face();
  const places = () => Promise.all([tile, facts, page.getByRole("button", { name: "Hint 2:" })].map(edgesOf));
  const before = await places();
  released.resolve(undefined);
  await hydrated(page);
  await expect(letter).toBeVisible();
  for (const [index, edges] of (await places()).entries()) expectSamePlace(edges, before[index] ?? []);
  expect(await face()).toBe(painted);
  await expect(letter).toHaveCSS("animation-name", "none");
  expect(await layoutShift(page)).toBeLessThan(0.01);

  await goTo(page, hintAddress(date));
  await expect(page.getByRole("heading", { name: /^Wordle Hint No/ })).toBeVisible();
  await expect(letter).toBeVisible();
  await expect(facts).toBeVisible();
  expect(await helped(page)).toBe("letters");
  expect(trouble).toEqual([]);

  await page.getByRole("button", { name: "Close all" }).click();
  await expect(page.getByRole("button", { name: "Letter 2, closed" })).toBeVisible();
  await expect(facts).toBeHidden();
  await page.reload();
  await hydrated(page);
  await expect(page.getByText("0 of 5 are open")).toBeVisible();
  expect(await helped(page)).toBe("letters");
});

test("Yesterday's answer turns in the tiles, and each line of the riddle gets its note; both stay", async ({
  page,
}) => {
  const notes = ["It stands first.", "It comes second.", "It is third.", "It ends here."];
  await page.route("**/api/riddle/notes?*", (route) =>
    route.fulfill({ json: { notes, answerAvailableAt: new Date().toISOString() } }),
  );
  await page.goto("/wordle-hint/yesterday");
  await hydrated(page);
  const trouble = collectErrors(page);
  const answer = page.getByRole("button", { name: "Reveal Answer" });
  const tiles = await edgesOf(row(page));
  expect((await edgesOf(answer))[1]).toBeLessThan((tiles[3] ?? NaN) + 120);
  await answer.focus();
  await page.keyboard.press("Enter");
  const line = page.getByText("Now read the riddle again.").first();
  await expect(line).toBeVisible();
  await expect(page.getByRole("button", { name: "Hide Answer" })).toBeFocused();
  const word = (await page.getByText(/^[A-Z]{5}$/).innerText()).trim();
  for (const [index, letter] of Array.from(word).entries())
    await expect(row(page).getByRole("button").nth(index)).toHaveAccessibleName(
      `Letter ${index + 1}: ${letter}`,
    );
  for (const note of notes) await expect(page.getByText(note, { exact: true })).toBeVisible();
  await expect(page.getByText(/^Line 1: It stands first\. .* Line 4: It ends here\.$/)).toHaveRole("status");
  await expectNoViolations(page, "dark", "main");

  await page.reload();
  await hydrated(page);
  await expect(page.getByText("It ends here.", { exact: true })).toBeVisible();
  await expect(row(page).getByRole("button").first()).toHaveCSS("animation-name", "none");
  await goTo(page, "/");
  await expect(page.getByRole("heading", { name: "Today's riddle" })).toBeVisible();
  await expect(page.getByText("0 of 5 are open")).toBeVisible();
  await expect(page.getByText("It ends here.", { exact: true })).toBeHidden();
  expect(trouble).toEqual([]);
});
