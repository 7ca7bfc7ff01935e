import { expect, test, type Page } from "@playwright/test";
import { goTo, shellReady } from "./shell.ts";

const guides = [
  "Learning Center",
  "Strategy Guide",
  "Step-by-Step Tutorial",
  "Getting Started",
  "Advanced Techniques",
  "Wordle Dictionary",
  "Word Lists",
];

/** The text of the next element in the tab order. */
async function nextStop(page: Page): Promise<string> {
  await page.keyboard.press("Tab");
  return page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute("aria-label") ?? element?.textContent ?? "";
  });
}

/** The label and the left and right edge of each main navigation entry, in CSS pixels. */
function entryPlaces(page: Page): Promise<[string | null, number, number][]> {
  const entries = page.getByRole("navigation", { name: "Main" }).locator("a, button");
  return entries.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, right } = element.getBoundingClientRect();
      return [element.textContent, left, right];
    }),
  );
}

test.describe("On a wide screen", () => {
  test.skip(({ isMobile }) => isMobile, "the entries stand in the panel there");

  test("the keyboard moves through the header from left to right", async ({ page }) => {
    await page.goto("/");
    await shellReady(page);
    const stops: string[] = [];
    for (let stop = 0; stop < 10; stop += 1) stops.push(await nextStop(page));
    expect(stops).toEqual([
      "Skip to content",
      "WordleHint",
      "Home",
      "Learn",
      "Contact Us",
      "About",
      "Ads-Free",
      "Switch to light theme",
      "Sign In",
      "Sign Up",
    ]);
  });

  test("the header's entries are placed as before scripts ran", async ({
    browser,
    page,
    viewport,
    baseURL,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport,
      ...(baseURL ? { baseURL } : {}),
    });
    const before = await context.newPage();
    // A font that arrives too late isn't used; it must be late on both pages.
    for (const either of [before, page]) await either.route("**/*.woff2", (route) => route.abort());
    await before.goto("/");
    await page.goto("/");
    await shellReady(page);
    expect(await entryPlaces(page)).toEqual(await entryPlaces(before));
    await context.close();
  });

  test("only the current page's entry is marked", async ({ page }) => {
    await page.goto("/");
    const nav = page.getByRole("navigation", { name: "Main" });
    await expect(nav.locator("[aria-current=page]")).toHaveText(["Home"]);
    await goTo(page, "/404");
    await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeAttached();
    await expect(nav.locator("[aria-current=page]")).toHaveCount(0);
  });

  test("Learn opens by keyboard, links to seven pages, and returns the focus", async ({ page }) => {
    await page.goto("/");
    await shellReady(page);
    const button = page.getByRole("button", { name: "Learn" });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitem")).toHaveText(guides);
    await expect(page.getByRole("menuitem", { name: "Learning Center" })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("menuitem", { name: "Strategy Guide" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menu")).toBeVisible();
  });

  test("an entry of Learn leads to its page", async ({ page }) => {
    await page.goto("/");
    await shellReady(page);
    await page.getByRole("button", { name: "Learn" }).click();
    await page.getByRole("menuitem", { name: "Wordle Dictionary" }).click();
    await expect(page).toHaveURL("/wordle-dictionary");
  });

  test("the menu's code loads when the pointer or focus reaches its button", async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    await page.goto("/");
    await shellReady(page);
    await page.waitForLoadState("networkidle");
    const before = scripts.length;
    await page.getByRole("button", { name: "Learn" }).hover();
    await expect.poll(() => scripts.length).toBeGreaterThan(before);
  });

  test("if its code can't be loaded, Learn is a link to the Learning Center", async ({ page }) => {
    await page.goto("/");
    await shellReady(page);
    await page.waitForLoadState("networkidle");
    await page.route("**/*.js", (route) => route.abort());
    await page.getByRole("button", { name: "Learn" }).click();
    await expect(page).toHaveURL("/learning-center");
  });
});

test.describe("On a phone", () => {
  test.skip(({ isMobile }) => !isMobile, "the header has no Menu button there");

  const toggle = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });
  const panel = (page: Page) => page.getByRole("dialog", { name: "Menu" });

  test("the Menu button opens the panel, and Close closes it", async ({ page }) => {
    await page.goto("/");
    await shellReady(page);
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
    await toggle(page).click();
    await expect(panel(page).getByRole("heading", { name: "Menu" })).toBeVisible();
    await expect(panel(page).getByRole("link")).toHaveText([
      "Sign In",
      "Sign Up",
      "Home",
      ...guides,
      "Contact Us",
      "About",
      "Ads-Free",
      "Today's Hint",
      "Yesterday's Hint",
      "Hint Archive",
      "Blog",
      "Privacy Policy",
      "Terms of Service",
    ]);
    await expect(panel(page).locator("[aria-current=page]")).toHaveText(["Home"]);
    await panel(page).getByRole("button", { name: "Close" }).click();
    await expect(panel(page)).toBeHidden();
    await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
  });

  test("the keyboard opens the panel, stays in it, and returns the focus", async ({ page }) => {
    await page.goto("/");
    await shellReady(page);
    await toggle(page).focus();
    await page.keyboard.press("Enter");
    await expect(panel(page)).toBeVisible();
    for (let stop = 0; stop < 30; stop += 1) {
      await page.keyboard.press("Tab");
      expect(await panel(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
  });

  test("choosing an entry closes the panel", async ({ page }) => {
    await page.goto("/404");
    await shellReady(page);
    await toggle(page).click();
    await panel(page).getByRole("link", { name: "Home", exact: true }).click();
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL("/");
    await expect(page.locator("main")).toBeFocused();
  });

  test("the theme can be switched in the panel too", async ({ page }) => {
    await page.goto("/");
    await shellReady(page);
    await toggle(page).click();
    await panel(page).getByRole("button", { name: "Switch to light theme" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  });

  test("Back closes the panel", async ({ page }) => {
    await page.goto("/");
    await shellReady(page);
    await goTo(page, "/404");
    await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeAttached();
    await toggle(page).click();
    await expect(panel(page)).toBeVisible();
    await page.goBack();
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL("/");
  });

  test("the device's Back gesture closes the panel, and nothing else", async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, {
        CloseWatcher: class {
          onclose: (() => void) | null = null;
          constructor() {
            Object.assign(window, { goBackOnDevice: () => this.onclose?.() });
          }
          destroy(): void {
            Object.assign(window, { goBackOnDevice: undefined });
          }
        },
      });
    });
    await page.goto("/");
    await shellReady(page);
    await toggle(page).click();
    await expect(panel(page)).toBeVisible();
    await page.evaluate(() => (window as unknown as { goBackOnDevice: () => void }).goBackOnDevice());
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL("/");
    expect(await page.evaluate(() => "goBackOnDevice" in window && window.goBackOnDevice)).toBeFalsy();
  });

  test("if its code can't be loaded, Menu is a link to the footer", async ({ page }) => {
    await page.goto("/");
    await shellReady(page);
    await page.waitForLoadState("networkidle");
    await page.route("**/*.js", (route) => route.abort());
    await toggle(page).click();
    await expect(page).toHaveURL("/#site-map");
    await expect(page.getByRole("navigation", { name: "Footer" })).toBeInViewport();
  });
});

test("Without scripts, every page of the shell is reachable by a link", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  await page.goto("/");
  await page.getByRole("link", { name: "Menu" }).click();
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("navigation")).toBeInViewport();
  for (const name of [
    ...guides,
    "Blog",
    "Today's Hint",
    "About",
    "Contact Us",
    "Ads-Free",
    "Privacy Policy",
  ]) {
    await expect(footer.getByRole("link", { name, exact: true })).toBeVisible();
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole("link", { name: "Learn", exact: true })).toHaveAttribute(
    "href",
    "/learning-center",
  );
  await context.close();
});
