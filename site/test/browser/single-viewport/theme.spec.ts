import { expect, test, type Page } from "@playwright/test";
import { hydrated, paper, paperOf } from "../support.ts";

interface Seen {
  atBody: string | null;
  backgrounds: string[];
}

/** Records the theme when the body starts, and the background at every frame. */
async function watchPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { atBody: null as string | null, backgrounds: [] as string[] };
    Object.assign(window, { seen });
    new MutationObserver((_changes, observer) => {
      const body = document.querySelector("body");
      if (!body) return;
      seen.atBody = document.documentElement.dataset.theme ?? null;
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
    const look = (): void => {
      const body = document.querySelector("body");
      if (body) seen.backgrounds.push(getComputedStyle(body).backgroundColor);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const seenIn = (page: Page): Promise<Seen> => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

test("From the first frame on, the theme is the stored one, or dark, whatever the system prefers", async ({
  page,
}) => {
  await watchPaint(page);
  await page.goto("/robots.txt");
  for (const [system, stored, shown] of [
    ["light", {}, "dark"],
    ["dark", { "wordlehint-theme": "light" }, "light"],
    ["light", { "wordlehint-theme": "dark" }, "dark"],
    // As an older version of the site stored it.
    ["dark", { theme: "light" }, "light"],
    ["light", { "wordlehint-theme": '{"mode":1}', theme: "purple" }, "dark"],
  ] as const) {
    await test.step(`${JSON.stringify(stored)} with a system that prefers ${system}`, async () => {
      await page.emulateMedia({ colorScheme: system });
      await page.evaluate((values) => {
        localStorage.clear();
        for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
      }, stored);
      await page.goto("/");
      await hydrated(page);
      const { atBody, backgrounds } = await seenIn(page);
      expect(atBody).toBe(shown);
      expect(new Set(backgrounds)).toEqual(new Set([paper[shown]]));
    });
  }
});

test("A press switches the theme, colors the browser's toolbar and is remembered", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const bar = page.locator("meta[name=theme-color]");
  for (const [theme, color] of [
    ["light", "#fbf8f2"],
    ["dark", "#14130f"],
    ["light", "#fbf8f2"],
  ] as const) {
    await page.getByRole("button", { name: `Switch to ${theme} theme` }).click();
    expect(await paperOf(page)).toBe(paper[theme]);
    await expect(bar).toHaveAttribute("content", color);
  }
  await page.reload();
  expect(await paperOf(page)).toBe(paper.light);
  await expect(bar).toHaveAttribute("content", "#fbf8f2");
});
