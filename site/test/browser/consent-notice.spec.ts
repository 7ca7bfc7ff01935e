import { expect, test } from "@playwright/test";
import { noticeOf } from "./consent-notice.ts";
import { doubledText, misplaced, textSpacing } from "./layout.ts";
import { expectNoViolations } from "./look.ts";
import { layoutShift } from "./shell.ts";
import { hydrated } from "./support.ts";

test("The notice causes no layout shift, takes no focus and doesn't cover the start of the riddle", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  const { notice } = noticeOf(page);
  await expect(notice).toBeVisible();

  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  expect(await layoutShift(page)).toBeLessThan(0.01);
  const top = (await notice.boundingBox())?.y ?? 0;
  for (const part of [page.locator("article time"), page.locator("article h1")]) {
    const box = await part.boundingBox();
    expect(box && box.y + box.height).toBeLessThan(top);
  }
  const lines = page.locator("article h1 ~ p > span");
  const firstLine = await lines.first().boundingBox();
  expect(firstLine && firstLine.y + firstLine.height).toBeLessThan(top);
});

test("Focus moves through the whole page and the notice, and the focused element is never covered", async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 480 });
  await page.goto("/");
  await hydrated(page);
  await expect(noticeOf(page).notice).toBeVisible();
  const reached: string[] = [];
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const box = element.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const seen = document.elementFromPoint(x, y);
      const isSeen = element.contains(seen) || seen?.contains(element) === true;
      return { text: element.textContent.trim(), isSeen };
    });
    if (!focused) break;
    expect(focused.isSeen, `${focused.text} is covered`).toBe(true);
    reached.push(focused.text);
  }
  expect(reached).toEqual(expect.arrayContaining(["Preferences", "Necessary Only", "Accept All"]));
});

for (const [what, style] of [
  ["at its usual size", ""],
  ["at twice its size", doubledText],
  ["with enlarged spacing", textSpacing],
] as const) {
  test(`The notice is readable and usable on the smallest phone with text ${what}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto("/_look/empty");
    await page.addStyleTag({ content: style || " " });
    const { notice, necessaryOnly } = noticeOf(page);
    await expect(notice).toBeVisible();
    expect(await misplaced(page)).toEqual([]);
    expect((await notice.boundingBox())?.height).toBeLessThanOrEqual(568 / 2);
    await necessaryOnly.click();
    await expect(notice).toBeHidden();
  });
}

for (const theme of ["dark", "light"] as const) {
  test.describe(`In the ${theme} theme, axe finds no violations`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((name) => localStorage.setItem("wordlehint-theme", name), theme);
      await page.goto("/_look/empty");
      await expect(noticeOf(page).notice).toBeVisible();
    });

    test("in the notice", async ({ page }) => {
      await expectNoViolations(page, "section[aria-label=Cookies]");
    });

    test("in the preferences", async ({ page }) => {
      await noticeOf(page).preferences.click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectNoViolations(page, "[role=dialog]");
    });
  });
}

test("Every control in the notice has a large enough touch target", async ({ page }) => {
  await page.goto("/");
  const { notice, acceptAll } = noticeOf(page);
  await expect(acceptAll).toBeVisible();
  for (const button of await notice.getByRole("button").all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
});
