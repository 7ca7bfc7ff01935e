import { expect, test, type Page } from "@playwright/test";
import { shellReady } from "../shell.ts";
import { withMotion } from "../support.ts";

test.use(withMotion);

/** The text of the next element in the tab order. */
async function nextStop(page: Page): Promise<string> {
  await page.keyboard.press("Tab");
  return page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute("aria-label") ?? element?.textContent ?? "";
  });
}

interface Place {
  label: string | null;
  left: number;
  right: number;
}

/** The main navigation's entries, in CSS pixels. */
function entryPlaces(page: Page): Promise<Place[]> {
  const entries = page.getByRole("navigation", { name: "Main" }).locator("a, button");
  return entries.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, right } = element.getBoundingClientRect();
      return { label: element.textContent, left, right };
    }),
  );
}

test("The header's entries stay where they were before scripts ran, and the keyboard goes through them from left to right", async ({
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
  const placesBefore = await entryPlaces(before);
  const places = await entryPlaces(page);
  await context.close();
  expect(places.map(({ label }) => label)).toEqual(placesBefore.map(({ label }) => label));
  for (const [index, { label, left, right }] of places.entries()) {
    expect(Math.abs(left - (placesBefore[index]?.left ?? Number.NaN)), label ?? "").toBeLessThanOrEqual(1);
    expect(Math.abs(right - (placesBefore[index]?.right ?? Number.NaN)), label ?? "").toBeLessThanOrEqual(1);
  }

  const stops: string[] = [];
  for (let stop = 0; stop < 11; stop += 1) stops.push(await nextStop(page));
  expect(stops).toEqual([
    "Skip to content",
    "WordleHint",
    "Home",
    "Learn",
    "Contact Us",
    "About",
    "Ads-Free",
    "Search",
    "Switch to light theme",
    "Sign In",
    "Sign Up",
  ]);
});

test("Learn's code loads when the pointer reaches it, and one of its entries leads to its page", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/");
  await shellReady(page);
  await page.waitForLoadState("networkidle");
  const before = scripts.length;
  const button = page.getByRole("button", { name: "Learn" });
  await button.hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
  await button.click();
  await page.getByRole("menuitem", { name: "Wordle Dictionary" }).click();
  await expect(page).toHaveURL("/wordle-dictionary");
});

test("If no more code can be loaded, Menu is a link to the footer, and Learn one to the Learning Center", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await shellReady(page);
  await page.waitForLoadState("networkidle");
  await page.route("**/*.js", (route) => route.abort());
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(page).toHaveURL("/#site-map");
  await expect(page.getByRole("navigation", { name: "Footer" })).toBeInViewport();

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("button", { name: "Learn" }).click();
  await expect(page).toHaveURL("/learning-center");
});
