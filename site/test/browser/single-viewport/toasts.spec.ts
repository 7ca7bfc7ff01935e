import { expect, test, type Page } from "@playwright/test";
import { edgesOf, expectSamePlace } from "../layout.ts";
import { openStyleguide } from "../styleguide.ts";
import { withMotion } from "../support.ts";

test.use(withMotion);

const toast = (page: Page) => page.locator("[role=region] li[data-state=open]");

async function show(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: `Toast: ${title}` }).click();
  await expect(toast(page)).toContainText(title);
}

/** Waits until the toast rests in its place. */
async function still(page: Page): Promise<void> {
  await toast(page).evaluate((element) =>
    Promise.allSettled(element.getAnimations().map(({ finished }) => finished)),
  );
}

async function swipe(page: Page, distance: number): Promise<void> {
  const box = await toast(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 160, (box?.y ?? 0) + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance / 2, y);
  await page.mouse.move(x + distance, y);
  await page.mouse.up();
}

test("A swipe to the left or of 40 px to the right leaves the toast where it is; one of 70 px dismisses it", async ({
  page,
}) => {
  await page.clock.install();
  await openStyleguide(page, "toasts");
  // The toast slides by the browser's own clock, which keeps running.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await show(page, "Link copied");
  await still(page);
  const before = await edgesOf(toast(page));
  for (const distance of [-120, 40]) {
    await swipe(page, distance);
    await page.clock.runFor(500);
    await expect(toast(page)).toHaveCount(1);
    await expect(async () => expectSamePlace(await edgesOf(toast(page)), before)).toPass();
  }
  await swipe(page, 70);
  await page.clock.runFor(500);
  await expect(toast(page)).toHaveCount(0);
});

test("A toast is at the top of a phone, and at the bottom right of wider screens, at most 420 px wide with its margins", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openStyleguide(page, "toasts");
  await show(page, "Welcome back!");
  // Stays while the pointer rests on it.
  await toast(page).hover();
  // Left and right edge, and the bottom one where it is at the bottom, else the top one.
  for (const [width, expected] of [
    [1280, [880, 1260, 780]],
    [768, [368, 748, 780]],
    [767, [12, 755, 12]],
    [390, [12, 378, 12]],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const [left = NaN, top = NaN, right = NaN, bottom = NaN] = await edgesOf(toast(page));
    const vertical = width >= 768 ? bottom : top;
    expectSamePlace([left, right, vertical], expected);
  }
  const under = await page.evaluate(() => document.elementFromPoint(4, 4)?.closest("[role=region]"));
  expect(under, "presses beside the toast reach the page").toBeFalsy();
});
