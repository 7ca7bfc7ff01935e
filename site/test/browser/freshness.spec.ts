import { expect, test, type Page } from "@playwright/test";
import { addDays, type LatestRiddle } from "@wordlehint/contracts";
import { fulfilRiddle, fetchLatestRiddle, hydrated, nextFrames } from "./support.ts";

const zone = "America/New_York";
test.use({ timezoneId: zone });

/** Opens the page with its clock set to some time before the next riddle. */
async function openBeforeNext(page: Page, aheadMs: number): Promise<LatestRiddle> {
  const today = await fetchLatestRiddle(page, zone);
  await page.clock.install({ time: Date.parse(today.nextRiddleAt) - aheadMs });
  await page.goto("/");
  await hydrated(page);
  return today;
}

/** Advances the page's paused clock second by second until a condition holds. */
async function runUntil(page: Page, check: () => Promise<void> | void): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1_000);
    await check();
  }).toPass({ timeout: 20_000, intervals: [100] });
}

function tomorrowOf(today: LatestRiddle): LatestRiddle {
  const date = addDays(today.date, 1);
  return {
    ...today,
    id: date,
    date,
    puzzleNumber: today.puzzleNumber + 1,
    riddle: "Another verse\nfor another day",
  };
}

test("The countdown runs to 00:05 of the player's next day", async ({ page }) => {
  await openBeforeNext(page, 3_723_500);
  await expect(page.getByText(/^01:0[12]:\d\d$/)).toBeVisible();
  await expect(page.getByRole("timer")).toContainText(/1 hour and [23] minutes until the next riddle/);
});

test("At zero, the next riddle replaces the old one", async ({ page }) => {
  let next: LatestRiddle | null = null;
  const count = await fulfilRiddle(page, () => next);
  const today = await openBeforeNext(page, 60_000);
  next = tomorrowOf(today);
  expect(count.requests).toBe(0);

  await page.clock.pauseAt(Date.parse(today.nextRiddleAt) + 1);
  await expect(page.getByText("00:00:00")).toBeVisible();
  await runUntil(page, () => expect(page.getByText("for another day")).toBeVisible({ timeout: 200 }));
  await expect(page.getByText(`No. ${today.puzzleNumber + 1}`)).toBeVisible();
  await expect(page.getByText(/^2[345]:\d\d:\d\d$/)).toBeVisible();
  expect(count.requests).toBe(1);
});

test("With the API down, the riddle stays, and the page retries by itself", async ({ page }) => {
  let next: LatestRiddle | null = null;
  const count = await fulfilRiddle(page, () => next);
  const today = await openBeforeNext(page, 60_000);

  await page.clock.pauseAt(Date.parse(today.nextRiddleAt) + 1);
  await runUntil(page, () => expect(count.requests).toBe(1));
  await expect(page.getByText(`No. ${today.puzzleNumber}`, { exact: true })).toBeVisible();

  next = tomorrowOf(today);
  await runUntil(page, () => expect(page.getByText("for another day")).toBeVisible({ timeout: 200 }));
});

test("A page that becomes visible after an hour fetches the riddle again, and not before", async ({
  page,
}) => {
  const today = await fetchLatestRiddle(page, zone);
  const count = await fulfilRiddle(page, () => ({ ...today, riddle: "The same, but newer" }));
  await openBeforeNext(page, 8 * 3_600_000);
  const focus = () => page.evaluate(() => window.dispatchEvent(new Event("focus")));

  await page.clock.fastForward("59:00");
  await focus();
  await nextFrames(page);
  expect(count.requests).toBe(0);
  await page.clock.fastForward("01:01");
  await focus();
  await expect(page.getByText("The same, but newer")).toBeVisible();
  expect(count.requests).toBe(1);
});

test("A page that fails shows an error under its header", async ({ page }) => {
  const today = await fetchLatestRiddle(page, zone);
  await fulfilRiddle(page, () => today);
  await openBeforeNext(page, 8 * 3_600_000);
  await page.evaluate(() => {
    String.prototype.split = () => {
      throw new Error("a fault in the page");
    };
  });
  await page.clock.fastForward("01:01:00");
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));

  await expect(page.getByRole("heading", { name: /^Error Loading .*'s Riddle$/ })).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await page.getByRole("button", { name: "Reload Now" }).click();
  await expect(page.getByRole("heading", { name: "Today's riddle" })).toBeVisible();
});

test.describe("In another time zone", () => {
  test.use({ timezoneId: "Pacific/Kiritimati" });

  test("a player sees that zone's riddle, on the next visit from the first paint", async ({ page }) => {
    const local = await fetchLatestRiddle(page, "Pacific/Kiritimati");
    await page.goto("/");
    await expect(page.locator(`time[datetime="${local.date}"]`)).toBeVisible();

    const again = await page.reload();
    expect(await again?.text()).toContain(`datetime="${local.date}"`.replace("datetime", "dateTime"));
  });
});
