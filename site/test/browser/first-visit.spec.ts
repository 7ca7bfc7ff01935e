import { expect, test } from "@playwright/test";
import { noticeOf } from "./consent-notice.ts";
import { settingsOf } from "./settings.ts";
import { layoutShift } from "./shell.ts";
import { hydrated } from "./support.ts";

test("On a first visit, house ad and notice arrive without moving or covering anything, and every control is large enough", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  const { notice } = noticeOf(page);
  await expect(notice).toBeVisible();
  const slot = page.getByRole("group", { name: "Advertisement" });
  const { houseAd, price } = await settingsOf(page);
  await slot.scrollIntoViewIfNeeded();
  await expect(slot.getByRole("link", { name: houseAd.link.label })).toHaveAttribute("href", houseAd.link.to);

  await test.step("nothing has moved, and the ad fills the space that was reserved for it", async () => {
    expect(await layoutShift(page)).toBeLessThan(0.01);
    for (const text of [houseAd.title, houseAd.text, price]) await expect(slot).toContainText(text);
    const room = await slot.locator("[data-size=rectangle]").first().boundingBox();
    expect(Math.abs((room?.height ?? 0) - 250)).toBeLessThanOrEqual(1);
  });

  await page.evaluate(() => scrollTo(0, 0));
  await test.step("the notice takes no focus and doesn't cover the start of the riddle", async () => {
    await expect(page.locator("body")).toBeFocused();
    const top = (await notice.boundingBox())?.y ?? 0;
    for (const part of ["article time", "article h1", "article h1 ~ p > span"]) {
      const box = await page.locator(part).first().boundingBox();
      expect(box && box.y + box.height, part).toBeLessThan(top);
    }
  });

  await test.step("every control is large enough for a finger", async () => {
    const controls = page.locator(
      "header a:visible, header button:visible, main button:visible, footer a, footer button, section[aria-label=Cookies] button",
    );
    for (const control of await controls.all()) {
      const box = await control.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), await control.innerText()).toBeGreaterThanOrEqual(
        43.5,
      );
    }
  });

  await test.step("the ad isn't printed", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(slot).toBeHidden();
  });
});
