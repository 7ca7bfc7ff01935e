import { expect, test, type Page } from "@playwright/test";
import { hydrated, paper, paperOf } from "./support.ts";

const themes = ["dark", "light"] as const;
const other = { dark: "light", light: "dark" } as const;

async function store(page: Page, values: Record<string, string>): Promise<void> {
  await page.addInitScript((entries) => {
    if (localStorage.length > 0) return;
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, values);
}

/** Records the theme when the body starts, and the background at every frame until the page has loaded. */
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

function seenIn(page: Page): Promise<{ atBody: string | null; backgrounds: string[] }> {
  return page.evaluate(() => (window as unknown as { seen: { atBody: string; backgrounds: string[] } }).seen);
}

for (const system of themes) {
  test.describe(`With a system that prefers ${system}`, () => {
    test.use({ colorScheme: system });

    for (const stored of themes) {
      test(`the first frame is ${stored} if that is stored, and so is every later frame`, async ({
        page,
      }) => {
        await store(page, { "wordlehint-theme": stored });
        await watchPaint(page);
        await page.goto("/");
        await hydrated(page);

        const { atBody, backgrounds } = await seenIn(page);
        expect(atBody).toBe(stored);
        expect(new Set(backgrounds)).toEqual(new Set([paper[stored]]));
      });
    }

    test("the site is dark until the visitor chooses", async ({ page }) => {
      await page.goto("/");
      expect(await paperOf(page)).toBe(paper.dark);
    });
  });
}

test("A theme stored by an older version of the site is kept", async ({ page }) => {
  await store(page, { theme: "light" });
  await page.goto("/");
  expect(await paperOf(page)).toBe(paper.light);
});

test("An invalid stored theme is ignored", async ({ page }) => {
  await store(page, { "wordlehint-theme": '{"mode":1}', theme: "purple" });
  await page.goto("/");
  expect(await paperOf(page)).toBe(paper.dark);
});

test("A press switches the theme, colours the browser's toolbar and is remembered", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  for (const theme of themes) {
    await page.getByRole("button", { name: `Switch to ${other[theme]} theme` }).click();
    expect(await paperOf(page)).toBe(paper[other[theme]]);
    expect(await page.evaluate(() => localStorage.getItem("wordlehint-theme"))).toBe(other[theme]);
    const bars = page.locator("meta[name=theme-color]");
    await expect(bars).toHaveAttribute("content", { dark: "#14130f", light: "#fbf8f2" }[other[theme]]);
  }
  await page.getByRole("button", { name: "Switch to light theme" }).click();
  await page.reload();
  expect(await paperOf(page)).toBe(paper.light);
});

test("Other tabs follow", async ({ context, page }) => {
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await tab.goto("/");
    await hydrated(tab);
  }
  await page.getByRole("button", { name: "Switch to light theme" }).click();

  await expect.poll(() => paperOf(second)).toBe(paper.light);
  await expect(second.getByRole("button", { name: "Switch to dark theme" })).toBeVisible();
});

test("Blocked storage does no harm", async ({ page }) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("button", { name: "Switch to light theme" }).click();

  expect(await paperOf(page)).toBe(paper.light);
  expect(errors).toEqual([]);
});
