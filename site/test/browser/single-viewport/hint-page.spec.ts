import { expect, test, type Page } from "@playwright/test";
import { expectNoViolations } from "../axe.ts";
import { collectErrors, hydrated, withMotion } from "../support.ts";

test.use(withMotion);

/** Opens a hint page, and waits until the help below its riddle has loaded. */
async function open(page: Page, day: string): Promise<void> {
  await page.goto(`/wordle-hint/${day}`);
  await hydrated(page);
  await expect(page.getByText("How much help?", { exact: true })).toBeVisible();
}

const requestsFor = (page: Page) => {
  const paths: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const piece = searchParams.get("number") ?? searchParams.get("position") ?? "";
    if (/\/(hint|letter|reveal-answer)$/.test(pathname)) paths.push(pathname.replace(/.*\//, "") + piece);
  });
  return paths;
};

test("With the keyboard alone, a player opens hints, letters and the answer of yesterday, each fetched when asked for", async ({
  page,
}) => {
  const trouble = collectErrors(page);
  const asked = requestsFor(page);
  await open(page, "yesterday");
  const letters = page.getByRole("group", { name: "The answer" }).getByRole("button");
  const answer = page.getByRole("button", { name: "Reveal Answer" });

  await letters.first().focus();
  await page.keyboard.press("Enter");
  await expect(letters.first()).toHaveAccessibleName(/^Letter 1: [A-Z]$/);
  await expect(letters.first()).toBeFocused();
  await expect(letters.first()).toHaveCSS("animation-name", "turn");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(letters.nth(1)).toHaveAccessibleName(/^Letter 2: [A-Z]$/);
  await expect(page.getByText("2 of 5 are open")).toBeVisible();

  for (const number of [1, 2, 3]) {
    const hint = page.getByRole("button", { name: `Hint ${number}:` });
    await hint.focus();
    await page.keyboard.press("Enter");
    await expect(hint).toHaveAttribute("aria-expanded", "true");
    await expect(hint).toBeFocused();
  }

  await answer.focus();
  await page.keyboard.press("Enter");
  const word = page.getByText(/^[A-Z]{5}$/);
  await expect(word).toBeVisible();
  expect(await word.innerText()).toMatch(new RegExp(`^${(await letters.first().innerText()).trim()}`, "i"));
  await page.getByText("How much help?", { exact: true }).click();
  await expectNoViolations(page, "dark", "main");
  expect(asked).toEqual(["letter1", "letter2", "hint1", "hint2", "hint3", "reveal-answer"]);
  expect(trouble).toEqual([]);
});

test.describe("With reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("a tile opens without a turn", async ({ page }) => {
    await open(page, "yesterday");
    await page.getByRole("button", { name: "Letter 3, closed" }).click();
    const letter = page.getByRole("button", { name: /^Letter 3: [A-Z]$/ });
    await expect(letter).toBeVisible();
    await expect(letter).toHaveCSS("animation-name", "none");
  });
});

test("A day ahead is not found, and its page leads on to what there is", async ({ page }) => {
  const response = await page.goto("/wordle-hint/march-5-2199");
  expect(response?.status()).toBe(404);
  await expect(
    page.getByRole("heading", { name: "The riddle for 5 March 2199 isn't out yet" }),
  ).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Today's Hint" }).click();
  await expect(page).toHaveURL("/wordle-hint/today");
  await expect(page.getByRole("heading", { name: /^Wordle Hint No\. \d+$/ })).toBeVisible();
  await page.getByRole("link", { name: /^Previous day/ }).click();
  await expect(page.getByRole("link", { name: /^Next day/ })).toBeVisible();
});
