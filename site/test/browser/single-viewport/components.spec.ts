import { expect, test } from "@playwright/test";
import { edgesOf, expectSamePlace } from "../layout.ts";
import { openStyleguide } from "../styleguide.ts";
import { withMotion } from "../support.ts";

test.use(withMotion);

test("A pending button keeps its place, its size and the focus", async ({ page }) => {
  await openStyleguide(page, "buttons");
  await page.locator("#buttons").getByRole("button", { name: "Send me the riddle" }).focus();
  const button = page.locator("#buttons button:focus");
  const before = await edgesOf(button);
  await page.keyboard.press("Enter");
  await expect(button).toHaveAccessibleName("Sending");
  expectSamePlace(await edgesOf(button), before);
});

test("Checkbox and switch toggle by a touch beside the visible control", async ({ page }) => {
  await openStyleguide(page, "choices");
  for (const [role, name] of [
    ["checkbox", "A choice"],
    ["switch", "A setting"],
  ] as const) {
    const control = page.locator("#choices").getByRole(role, { name, exact: true });
    await expect(control).toBeChecked();
    await control.click({ position: { x: 2, y: 2 } });
    await expect(control).not.toBeChecked();
  }
});

test("Content that is too wide scrolls in its own region, by key too; a region that fits takes no focus", async ({
  page,
}) => {
  await openStyleguide(page, "tables");
  const wide = page.locator("#tables").getByRole("region", { name: /^Openers with everything/ });
  await expect(wide).toHaveAttribute("tabindex", "0");
  await expect(page.locator("#tables").getByRole("region")).toHaveCount(1);

  await wide.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => wide.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  const caption = wide.locator("caption span");
  await wide.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect(caption).toBeInViewport({ ratio: 1 });
});

test("Without scripts, every tab panel and accordion item is shown, and charts are drawn and fit a phone", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 800 },
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  await page.goto("/_styleguide");
  await expect(page.getByText("Letters, counted.")).toBeVisible();
  await expect(page.getByText("A word becomes a verse, and the verse is checked.")).toBeVisible();
  const figure = page.getByRole("figure", { name: "How often each letter occurs in the answers" });
  await expect(figure.locator("svg rect[fill^='url']")).toHaveCount(26);
  const overflow = await figure.locator("[role=img]").evaluate((plot) => {
    const place = plot.parentElement;
    return place ? place.scrollWidth - place.clientWidth : Number.NaN;
  });
  expect(overflow).toBe(0);
  await context.close();
});
