import { expect, test } from "@playwright/test";
import { addDays, type LatestRiddle } from "@wordlehint/contracts";
import { collectErrors, fetchLatestRiddle, fulfilRiddle, fulfilServerTime, hydrated } from "../support.ts";

test("At zero, the next riddle replaces the old one, on a device whose clock is nine hours slow too", async ({
  page,
}) => {
  const today = await fetchLatestRiddle(page, "America/New_York");
  const date = addDays(today.date, 1);
  const next: LatestRiddle = {
    ...today,
    id: date,
    date,
    puzzleNumber: today.puzzleNumber + 1,
    riddle: "Another verse\nfor another day",
  };
  const count = await fulfilRiddle(page, () => next);
  const releaseMs = Date.parse(today.nextRiddleAt);
  const slowMs = 9 * 3_600_000;
  const startMs = Date.now();
  await fulfilServerTime(page, () => releaseMs - 60_000 + Date.now() - startMs);
  await page.clock.install({ time: releaseMs - 60_000 - slowMs });
  await page.goto("/");
  await hydrated(page);
  await expect(page.getByText(/^00:0[01]:\d\d$/)).toBeVisible();
  expect(count.requests).toBe(0);

  // The header `Date` names only the second.
  await page.clock.pauseAt(releaseMs - slowMs + 1_500);
  await expect(page.getByText("00:00:00")).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(page.getByText("for another day")).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [100] });
  await expect(page.getByText(`No. ${next.puzzleNumber}`)).toBeVisible();
  await expect(page.getByText(/^2[345]:\d\d:\d\d$/)).toBeVisible();
  expect(count.requests).toBe(1);
});

test.describe("In another time zone", () => {
  test.use({ timezoneId: "Pacific/Kiritimati" });

  test("a player sees that zone's riddle, on the next visit from the first paint", async ({ page }) => {
    const local = await fetchLatestRiddle(page, "Pacific/Kiritimati");
    await page.goto("/");
    await expect(page.locator(`time[datetime="${local.date}"]`)).toBeVisible();

    const again = await page.reload();
    expect(await again?.text()).toContain(`dateTime="${local.date}"`);
  });

  test("a first visit from a link with a query hydrates with what its HTML was rendered from", async ({
    page,
  }) => {
    const trouble = collectErrors(page);
    await page.goto("/?utm_source=mail");
    await hydrated(page);
    await expect(page).toHaveURL("/?utm_source=mail");
    expect(trouble).toEqual([]);
  });
});
