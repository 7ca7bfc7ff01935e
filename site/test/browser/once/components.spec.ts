import { expect, test } from "@playwright/test";
import { openLook } from "../look.ts";

test("A field's error appears in a live region, and describes its input", async ({ page }) => {
  await openLook(page);
  const form = page.locator("#fields form");
  const input = form.getByRole("textbox", { name: "Sent" });
  const announced = form.locator("[aria-live=polite]");
  await expect(announced).toBeEmpty();
  await expect(input).not.toHaveAttribute("aria-invalid");

  await form.getByRole("button", { name: "Send" }).click();
  await expect(announced).toHaveText("Please enter a valid email address.");
  await expect(input).toHaveAttribute("aria-invalid", "true");
  await expect(input).toHaveAccessibleDescription("Please enter a valid email address.");

  await input.fill("player@example.org");
  await page.keyboard.press("Enter");
  await expect(announced).toBeEmpty();
  await expect(input).not.toHaveAttribute("aria-describedby");
});

test("Help and error both describe an input", async ({ page }) => {
  await openLook(page);
  await expect(page.getByRole("textbox", { name: "Wrong" })).toHaveAccessibleDescription(
    "The address that the riddle goes to. Please enter a valid email address.",
  );
});

test("A pending button keeps its size and the focus, shows its label, and ignores presses", async ({
  page,
}) => {
  await openLook(page);
  const button = page.locator("#buttons").getByRole("button", { name: "Send me the riddle" });
  await button.focus();
  const before = await button.boundingBox();
  await page.keyboard.press("Enter");

  const pending = page.locator("#buttons button:focus");
  await expect(pending).toHaveAccessibleName("Sending");
  await expect(pending).toHaveAttribute("aria-disabled", "true");
  expect(await pending.boundingBox()).toEqual(before);
  await expect(page.getByRole("status").filter({ hasText: "Sending" })).toHaveCount(1);
});

test("Checkbox and switch toggle by key, by their label and by a touch beside the visible control", async ({
  page,
}) => {
  await openLook(page);
  for (const [role, name] of [
    ["checkbox", "A choice"],
    ["switch", "A setting"],
  ] as const) {
    const control = page.locator("#choices").getByRole(role, { name, exact: true });
    await expect(control).toBeChecked();
    await control.focus();
    await page.keyboard.press("Space");
    await expect(control).not.toBeChecked();
    await page.locator("#choices").getByText(name, { exact: true }).click();
    await expect(control).toBeChecked();
    await control.click({ position: { x: 2, y: 2 } });
    await expect(control).not.toBeChecked();
    await expect(control).toHaveAccessibleDescription(/^What it/);
  }
});

test("Content that is too wide scrolls in its own region, by key too; a region that fits takes no focus", async ({
  page,
}) => {
  await openLook(page);
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

test("A table has row and column headers", async ({ page }) => {
  await openLook(page);
  const table = page.locator("#tables").getByRole("table", { name: "Openers and their scores" });
  await expect(table.getByRole("columnheader")).toHaveText(["Word", "Score"]);
  await expect(table.getByRole("rowheader")).toHaveText(["SLATE", "CRANE", "ADIEU"]);
});

test("The last item of a breadcrumb is the current page, and not a link", async ({ page }) => {
  await openLook(page);
  const way = page.getByRole("navigation", { name: "Breadcrumb", exact: true });
  await expect(way.getByRole("listitem")).toHaveText(["Home", "The look"]);
  await expect(way.locator("[aria-current=page]")).toHaveText("The look");
  await expect(way.getByRole("link")).toHaveText(["Home"]);
});

test("The chart's data is complete in its table", async ({ page }) => {
  await openLook(page);
  const figure = page.getByRole("figure", { name: "Average guesses per month" });
  await expect(figure.getByRole("img", { name: "Average guesses per month" })).toBeVisible();
  const table = figure.getByRole("table");
  await expect(table).toBeHidden();

  await figure.getByText("The figures as a table").focus();
  await page.keyboard.press("Enter");
  await expect(table.getByRole("columnheader")).toHaveText(["Month", "You", "All players"]);
  await expect(table.getByRole("row", { name: "Mar" })).toContainText("no value");
  await expect(table.getByRole("row", { name: "Jun" })).toContainText("3.8");
});

test("A chart is drawn before any script runs, and fits a phone", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 800 },
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  await page.goto("/_look");
  const figure = page.getByRole("figure", { name: "How often each letter occurs in the answers" });
  await expect(figure.locator("svg rect[fill^='url']")).toHaveCount(26);
  const overflow = await figure.locator("[role=img]").evaluate((plot) => {
    const place = plot.parentElement;
    return place ? place.scrollWidth - place.clientWidth : Number.NaN;
  });
  expect(overflow).toBe(0);
  await context.close();
});
