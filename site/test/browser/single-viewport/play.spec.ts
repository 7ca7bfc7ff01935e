import { expect, test, type Page } from "@playwright/test";
import { hydrated, withMotion } from "../support.ts";

const tiles = (page: Page) => page.getByRole("group", { name: "The answer" }).getByRole("button");
const style = (page: Page, index: number) =>
  tiles(page)
    .nth(index)
    .evaluate((tile) => {
      const { animationName, animationDelay, animationDuration } = getComputedStyle(tile);
      return `${animationName} ${animationDuration} ${animationDelay}`;
    });

async function revealYesterday(page: Page): Promise<void> {
  await page.route("**/api/riddle/notes?*", (route) =>
    route.fulfill({
      json: { notes: ["One.", "Two.", "Three.", "Four."], answerAvailableAt: new Date().toISOString() },
    }),
  );
  await page.goto("/wordle-hint/yesterday");
  await hydrated(page);
  await page.getByRole("button", { name: "Letter 3, closed" }).click();
  await expect(page.getByRole("button", { name: /^Letter 3: / })).toBeVisible();
  await page.getByRole("button", { name: "Reveal Answer" }).click();
  await expect(page.getByText("Four.", { exact: true })).toBeVisible();
}

test.describe("With motion", () => {
  test.use(withMotion);

  test("the row turns from left to right, one tile after another, and the one opened by hand stays", async ({
    page,
  }) => {
    await revealYesterday(page);
    expect(await style(page, 0)).toBe("turn 0.26s 0s");
    expect(await style(page, 1)).toBe("turn 0.26s 0.08s");
    expect(await style(page, 4)).toBe("turn 0.26s 0.32s");
    await expect(tiles(page).nth(2)).not.toHaveAttribute("data-place");
    await expect(page.getByText("Two.", { exact: true })).toHaveCSS("animation-delay", "0.88s");
  });
});

test("With reduced motion, tiles and notes are there at once", async ({ page }) => {
  await revealYesterday(page);
  for (const index of [0, 1, 2, 3, 4]) expect(await style(page, index)).toMatch(/^none /);
  await expect(page.getByText("Two.", { exact: true })).toHaveCSS("animation-name", "none");
});

test("A guess that can't be sent, or is one too many, stays typed, and the page says what to do", async ({
  page,
}) => {
  let status = 429;
  await page.route("**/api/riddle/guess", (route) =>
    status === 429
      ? route.fulfill({ status, headers: { "retry-after": "18000" }, json: { message: "Too many" } })
      : route.abort(),
  );
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("button", { name: "Guess the word" }).click();
  await page.getByRole("group", { name: "Your guess" }).waitFor();
  await page.keyboard.type("crane");
  await page.getByRole("button", { name: "Send guess" }).click();
  await expect(page.getByText("No tries left. Come back in 5 hours.")).toBeVisible();
  status = 0;
  await page.getByRole("button", { name: "Send guess" }).click();
  await expect(page.getByText("Your guess couldn’t be sent.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Letter 5" })).toHaveValue("e");
});
