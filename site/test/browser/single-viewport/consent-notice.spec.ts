import { expect, test } from "@playwright/test";
import { noticeOf } from "../consent-notice.ts";
import { doubledText, misplaced, textSpacing } from "../layout.ts";
import { hydrated, withMotion } from "../support.ts";

test.use(withMotion);

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
  expect(reached.slice(-3)).toEqual(["Preferences", "Necessary Only", "Accept All"]);
});

test("The notice is readable and usable on the smallest phone, with large text and wide spacing too", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto("/_styleguide/empty");
  const { notice, necessaryOnly } = noticeOf(page);
  await expect(notice).toBeVisible();
  for (const [what, style] of [
    ["at its usual size", " "],
    ["at twice its size", doubledText],
    ["with enlarged spacing", textSpacing],
  ] as const) {
    await test.step(`with text ${what}`, async () => {
      const added = await page.addStyleTag({ content: style });
      expect(await misplaced(page)).toEqual([]);
      expect((await notice.boundingBox())?.height).toBeLessThanOrEqual(568 / 2 + 1);
      // A trial: everything but the press, which would end the notice.
      await necessaryOnly.click({ trial: true });
      await added.evaluate((element) => element.parentNode?.removeChild(element));
    });
  }
  await necessaryOnly.click();
  await expect(notice).toBeHidden();
});
