import { expect, test, type Page } from "@playwright/test";
import { expectNoViolations, openLook, themes } from "../look.ts";
import { collectErrors } from "../support.ts";

const toasts = (page: Page) => page.locator("[role=region] li[data-state=open]");
const place = (page: Page) => page.getByRole("region", { name: "Notifications (F8)" });

async function show(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: `Toast: ${title}` }).click();
  await expect(toasts(page)).toContainText(title);
}

/** Opens the page with a clock that only the test advances. */
async function openWithClock(page: Page): Promise<void> {
  await page.clock.install();
  await openLook(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

test("A toast disappears after 5 seconds", async ({ page }) => {
  await openWithClock(page);
  await show(page, "Link copied");
  await page.clock.runFor(4_000);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(1_100);
  await expect(toasts(page)).toHaveCount(0);
});

test("A second toast replaces the first and stays for its own 5 seconds", async ({ page }) => {
  await openWithClock(page);
  await show(page, "Link copied");
  await page.clock.runFor(4_000);
  await show(page, "Welcome back!");
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(3_000);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(2_100);
  await expect(toasts(page)).toHaveCount(0);
});

test("The same toast shown twice appears twice", async ({ page }) => {
  await openWithClock(page);
  await show(page, "Link copied");
  await page.clock.runFor(3_000);
  await show(page, "Link copied");
  await page.clock.runFor(3_000);
  await expect(toasts(page)).toHaveCount(1);
});

test("A dismissed toast leaves the DOM after 1,000,000 milliseconds", async ({ page }) => {
  await openWithClock(page);
  await show(page, "Link copied");
  await toasts(page).getByRole("button", { name: "Close" }).click();
  await expect(toasts(page)).toHaveCount(0);
  await page.clock.fastForward(999_000);
  await expect(place(page)).toBeAttached();
  await page.clock.fastForward(1_100);
  await expect(place(page)).not.toBeAttached();
});

test("F8 focuses the toast, which stays while it has the focus; Tab reaches Close", async ({ page }) => {
  await openWithClock(page);
  await show(page, "Link copied");
  await page.keyboard.press("F8");
  expect(await place(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.clock.runFor(20_000);
  await expect(toasts(page)).toHaveCount(1);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(toasts(page).getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(toasts(page)).toHaveCount(0);
});

test("A toast stays while the pointer rests on it", async ({ page }) => {
  await openWithClock(page);
  await show(page, "Link copied");
  await toasts(page).hover();
  await page.clock.runFor(20_000);
  await expect(toasts(page)).toHaveCount(1);
  await page.mouse.move(2, 2);
  await page.clock.runFor(5_100);
  await expect(toasts(page)).toHaveCount(0);
});

test("Escape dismisses a toast", async ({ page }) => {
  await openLook(page);
  await show(page, "Link copied");
  await page.keyboard.press("Escape");
  await expect(toasts(page)).toHaveCount(0);
});

for (const { distance, remains } of [
  { distance: 70, remains: 0 },
  { distance: 40, remains: 1 },
]) {
  test(`A swipe of ${distance} px to the right leaves ${remains} toast`, async ({ page }) => {
    await openWithClock(page);
    await show(page, "Link copied");
    await page.clock.runFor(500);
    const box = await toasts(page).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 20];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance / 2, y);
    await page.mouse.move(x + distance, y);
    await page.mouse.up();
    await page.clock.runFor(500);
    await expect(toasts(page)).toHaveCount(remains);
  });
}

test("A swipe to the left leaves the toast where it is", async ({ page }) => {
  await openWithClock(page);
  await show(page, "Link copied");
  await page.clock.runFor(500);
  // It slides in by the browser's own clock, which keeps running.
  await toasts(page).evaluate((toast) => Promise.all(toast.getAnimations().map(({ finished }) => finished)));
  const box = await toasts(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y);
  await page.mouse.move(x - 120, y);
  await page.mouse.up();
  await page.clock.runFor(500);
  await expect(toasts(page)).toHaveCount(1);
  expect((await toasts(page).boundingBox())?.x).toBe(box?.x);
});

for (const { title, liveness } of [
  { title: "Login failed", liveness: "assertive" },
  { title: "Welcome back!", liveness: "polite" },
]) {
  test(`'${title}' is announced as ${liveness}`, async ({ page }) => {
    await openWithClock(page);
    await page.getByRole("button", { name: `Toast: ${title}` }).click();
    await expect(toasts(page)).toContainText(title);
    await page.clock.runFor(100);
    await expect(page.locator(`[role=status][aria-live=${liveness}]`, { hasText: title })).toBeAttached();
  });
}

for (const { name, width, expected } of [
  { name: "at the top of a phone", width: 390, expected: { left: 12, right: 378, top: 12 } },
  { name: "below 768 px at the top", width: 767, expected: { left: 12, right: 755, top: 12 } },
  { name: "at the bottom right of a tablet", width: 768, expected: { left: 368, right: 748, bottom: 780 } },
  {
    name: "at the bottom right of a desktop",
    width: 1280,
    expected: { left: 880, right: 1260, bottom: 780 },
  },
]) {
  test(`A toast is placed ${name}, at most 420 px wide there`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 800 });
    await openLook(page);
    await show(page, "Welcome back!");
    const box = await toasts(page).evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
    expect(box).toMatchObject(expected);
  });
}

for (const theme of themes) {
  for (const width of [360, 1280]) {
    test(`axe finds no violations in a toast, ${theme}, ${width} px wide`, async ({ page }) => {
      const trouble = collectErrors(page);
      await page.setViewportSize({ width, height: 800 });
      await openLook(page, theme);
      await show(page, "Login failed");
      await toasts(page).hover();
      await expectNoViolations(page, "[role=region] li");
      expect(trouble).toEqual([]);
    });
  }
}

test("Presses beside a toast reach the page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openLook(page);
  await show(page, "Link copied");
  const under = await page.evaluate(() => document.elementFromPoint(4, 4)?.closest("[role=region]"));
  expect(under).toBeFalsy();
});
