import { expect, test, type Browser, type Page } from "@playwright/test";
import { addDays, hintAddress, homeZone, latestPuzzleDate, type PuzzleDate } from "@wordlehint/contracts";
import { newAddress, open, password, submitAuth } from "../accounts.ts";
import { withConsent } from "../consent-notice.ts";
import { fulfilServerTime } from "../support.ts";

// Pages and services run on the real clock, and the devices on one that goes from day to day, up to today.
test.setTimeout(300_000);

type Guesses = number | null;
type Played = Map<PuzzleDate, Guesses>;

const days = 30;

/** The player's guesses in each puzzle of the month: `X` for not solved, a dot for a day without play. */
const month = "324635.4532641224353X4252634.3";

/** The streak, counted by hand: back from the latest date that is played, or from the day before if that isn't yet. */
function streakOf(played: Played, latest: PuzzleDate): number {
  const last = [...played.keys()].sort().at(-1) ?? "";
  let date = last > latest ? last : latest;
  if (!played.has(date)) date = addDays(date, -1);
  let streak = 0;
  for (; (played.get(date) ?? null) !== null; date = addDays(date, -1)) streak += 1;
  return streak;
}

/** A browser of the player's, in a time zone. */
async function openDevice(browser: Browser, timeZone: string, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ timezoneId: timeZone, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.clock.install();
  await fulfilServerTime(page);
  return page;
}

/** Noon in New York, or an hour later in summer. */
const noon = (date: PuzzleDate) => new Date(`${date}T17:00:00Z`);

const entry = (page: Page) => page.getByRole("group", { name: "Your result" });
const choice = (page: Page, guesses: Guesses) =>
  entry(page).getByRole("button", {
    name: guesses === null ? "Not solved" : new RegExp(`^Solved in ${guesses} guess`),
  });

/** Opens the hint page of a date at a moment. */
async function openDay(page: Page, date: PuzzleDate, now: Date): Promise<void> {
  await page.clock.setSystemTime(now);
  await page.goto(hintAddress(date));
  await entry(page).scrollIntoViewIfNeeded();
  await expect(choice(page, 1)).toHaveAttribute("aria-disabled", "false");
}

/** Enters the result of the page's date. On its way to the account, it is shown already. */
async function enter(page: Page, guesses: Guesses, isSignedIn: boolean): Promise<void> {
  const saved = isSignedIn
    ? page.waitForResponse((response) => response.url().includes("/api/stats?"))
    : undefined;
  await choice(page, guesses).click();
  await expect(choice(page, guesses)).toHaveAttribute("aria-pressed", "true");
  expect((await saved)?.status() ?? 200).toBe(200);
}

async function expectFigures(page: Page, played: Played, latest: PuzzleDate): Promise<void> {
  const streak = streakOf(played, latest);
  const solved = [...played.values()].filter((guesses) => guesses !== null);
  const counts = [1, 2, 3, 4, 5, 6].map((count) => solved.filter((guesses) => guesses === count).length);
  const figure = (name: string) => page.locator("dl > div").filter({ hasText: name }).locator("dd");
  await expect(figure("Current streak")).toHaveText(streak === 1 ? "1 day" : `${streak} days`);
  await expect(figure("Solved")).toHaveText(String(solved.length));
  if (played.size === 0) return;
  const rows = page.getByText(/^(?:Solved in \d guess(?:es)?|Not solved): \d+ games?$/);
  const failed = played.size - solved.length;
  const games = [...counts, failed].map((count) => new RegExp(`: ${count} games?$`));
  await expect(rows).toHaveText(games);
}

/** Opens the hint page of a date, looks at the figures, enters the result if there is one, and looks again. */
async function playDay(
  page: Page,
  {
    date,
    guesses,
    played,
    isSignedIn,
  }: { date: PuzzleDate; guesses: Guesses | undefined; played: Played; isSignedIn: boolean },
): Promise<void> {
  await openDay(page, date, noon(date));
  await expectFigures(page, played, date);
  if (guesses === undefined) return;
  await enter(page, guesses, isSignedIn);
  played.set(date, guesses);
  await expectFigures(page, played, date);
}

test("Through a month, a player's streak is right on every day, device and time zone, and after signing up", async ({
  page: laptop,
  browser,
  baseURL,
}) => {
  const player = { email: newAddress(), password };
  const played: Played = new Map();
  const today = latestPuzzleDate(Date.now(), homeZone);
  const dates = Array.from({ length: days }, (_, index) => addDays(today, index - days + 1));
  const dateOf = (day: number): PuzzleDate => dates[day - 1] ?? "";
  const play = async (page: Page, from: number, to: number, isSignedIn: boolean): Promise<void> => {
    for (let day = from; day <= to; day += 1) {
      const mark = month[day - 1] ?? "";
      const guesses = mark === "." ? undefined : mark === "X" ? null : Number(mark);
      await test.step(`day ${day}`, () => playDay(page, { date: dateOf(day), guesses, played, isSignedIn }));
    }
  };

  await laptop.clock.install();
  await fulfilServerTime(laptop);
  await withConsent(laptop, { analytics: false, advertising: false });
  await play(laptop, 1, 10, false);

  await test.step("on the evening of day 10, the visitor signs up, and the results go to the account", async () => {
    await open(laptop, "/auth?register=true");
    const merged = laptop.waitForResponse("**/api/stats/merge*");
    await submitAuth(laptop, "Create Account", player);
    expect((await merged).status()).toBe(200);
    await expect.poll(() => laptop.evaluate(() => localStorage.getItem("wordlehint-results"))).toBeNull();
  });
  await play(laptop, 11, 15, true);

  const phone = await openDevice(browser, homeZone, baseURL);
  await test.step("on the phone, a result from before the sign-in is added, and one that is there already stays", async () => {
    await phone.clock.setSystemTime(noon(dateOf(15)));
    await open(phone, "/auth");
    const known = [dateOf(15), 6] as const;
    const missing = [dateOf(7), 4] as const;
    await phone.evaluate(
      (results) => localStorage.setItem("wordlehint-results", JSON.stringify(results)),
      [known, missing].map(([date, guesses]) => ({ date, guesses })),
    );
    played.set(...missing);
    const merged = phone.waitForResponse("**/api/stats/merge*");
    await submitAuth(phone, "Sign In", player);
    expect((await merged).status()).toBe(200);
    await openDay(phone, dateOf(15), noon(dateOf(15)));
    await expectFigures(phone, played, dateOf(15));
    await expect(choice(phone, 2)).toHaveAttribute("aria-pressed", "true");
  });
  await play(phone, 16, 19, true);

  await test.step("in Auckland, it is the day after: its puzzle counts, there and at home", async () => {
    const traveller = await openDevice(browser, "Pacific/Auckland", baseURL);
    await traveller.clock.setSystemTime(noon(dateOf(19)));
    await open(traveller, "/auth");
    await submitAuth(traveller, "Sign In", player);
    await expect(traveller).toHaveURL("/");
    await openDay(traveller, dateOf(20), noon(dateOf(19)));
    await expectFigures(traveller, played, dateOf(20));
    await enter(traveller, null, true);
    await expectFigures(traveller, new Map(played).set(dateOf(20), null), dateOf(20));
    // Solved after all: the first press was a slip.
    await enter(traveller, 3, true);
    played.set(dateOf(20), 3);
    await expectFigures(traveller, played, dateOf(20));
    await traveller.context().close();
  });

  await test.step("in Honolulu, it is the day before, and the streak has all days nevertheless", async () => {
    const traveller = await openDevice(browser, "Pacific/Honolulu", baseURL);
    const night = new Date(`${dateOf(20)}T08:00:00Z`);
    await traveller.clock.setSystemTime(night);
    await open(traveller, "/auth");
    await submitAuth(traveller, "Sign In", player);
    await expect(traveller).toHaveURL("/");
    await openDay(traveller, dateOf(19), night);
    await expectFigures(traveller, played, dateOf(19));
    await traveller.context().close();
  });

  await play(laptop, 21, days, true);

  await test.step("today, the profile says the same, as the service has counted it", async () => {
    await laptop.getByRole("contentinfo").getByRole("button", { name: "Profile" }).click();
    const profile = laptop.getByRole("dialog", { name: "Profile" });
    await expect(profile).toContainText(
      streakOf(played, today) === 1 ? "1 day" : `${streakOf(played, today)} days`,
    );
    const solved = [...played.values()].filter((guesses) => guesses !== null).length;
    await expect(profile).toContainText(`Solved: ${solved} of ${played.size}.`);
  });
});
