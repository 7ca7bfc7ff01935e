import { expect, test, type Page } from "@playwright/test";
import { makeAccount, newAddress, open, password, submitAuth } from "./accounts.ts";
import { expectNoViolations } from "./axe.ts";
import { layoutShift } from "./shell.ts";
import { collectErrors, fetchLatestRiddle, hydrated, zoneOf } from "./support.ts";

const entry = (page: Page) => page.getByRole("group", { name: "Your result" });
const results = (page: Page) => page.evaluate(() => localStorage.getItem("wordlehint-results"));

test("A visitor enters today's result, finds it in the archive, and keeps it after signing in", async ({
  page,
}) => {
  const email = newAddress();
  await page.goto("/");
  await makeAccount(page, email);
  const { puzzleNumber } = await fetchLatestRiddle(page, await zoneOf(page));
  const trouble = collectErrors(page);
  const tile = page
    .getByRole("table")
    .getByRole("link", { name: new RegExp(`, today, No\\. ${puzzleNumber}`) });

  await test.step("the result is entered below the riddle, and nothing moves", async () => {
    await page.goto("/wordle-hint/today");
    await hydrated(page);
    await expect(page.getByText("How much help?", { exact: true })).toBeVisible();
    const three = entry(page).getByRole("button", { name: "Solved in 3 guesses" });
    // Results load when their place is on the screen.
    await three.scrollIntoViewIfNeeded();
    await expect(three).toHaveAttribute("aria-disabled", "false");
    expect(await layoutShift(page)).toBeLessThan(0.01);
    await three.focus();
    await page.keyboard.press("Enter");
    await expect(three).toHaveAttribute("aria-pressed", "true");
    const streak = page.locator("dl > div").filter({ hasText: "Current streak" }).locator("dd");
    await expect(streak).toHaveText("1 day");
    expect(await results(page)).toContain('"guesses":3');
    await page.getByText("Where your results are kept", { exact: true }).click();
    await expectNoViolations(page, "dark", "main");
  });

  await test.step("the archive's calendar has it, and leads to the riddle and back", async () => {
    await page
      .getByRole("navigation", { name: "Breadcrumb" })
      .getByRole("link", { name: "Hint Archive" })
      .click();
    await expect(page).toHaveURL("/wordle-hints");
    await expect(tile).toHaveAccessibleName(/solved in 3 guesses$/);
    await expectNoViolations(page, "dark", "main");
    await tile.click();
    await expect(page.getByRole("heading", { name: `Wordle Hint No. ${puzzleNumber}` })).toBeVisible();
    await page.goBack();
    await page.getByRole("link", { name: /^Previous month: / }).click();
    await expect(page).toHaveURL(/\/wordle-hints\/[a-z]+-\d{4}$/);
    await expect(page.getByRole("link", { name: /^Next month: / })).toBeVisible();
  });

  await test.step("the account has it after the sign-in, and the browser no longer", async () => {
    await open(page, "/auth");
    const merged = page.waitForResponse("**/api/stats/merge*");
    await submitAuth(page, "Sign In", { email, password });
    expect((await merged).status()).toBe(200);
    await expect.poll(() => results(page)).toBeNull();
    expect(trouble).toEqual([]);
    await page.goto("/wordle-hints");
    // The navigation aborted what the page before was still loading.
    trouble.length = 0;
    await expect(tile).toHaveAccessibleName(/solved in 3 guesses$/);
    expect(trouble).toEqual([]);
  });
});
