import { expect, test } from "@playwright/test";
import { shellReady } from "../shell.ts";
import { collectErrors } from "../support.ts";

test("From the header, one types and finds, follows a result, and goes back to it", async ({ page }) => {
  const trouble = collectErrors(page);
  await page.goto("/about");
  await shellReady(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Search" })).toBeVisible();

  const box = page.getByRole("searchbox", { name: "Search the site" });
  await box.pressSequentially("eliminatoin");
  await expect(page.getByText("Searched for “elimination” instead of “eliminatoin”.")).toBeVisible();
  await expect(page).toHaveURL("/search?q=eliminatoin");
  await box.fill("elimination guess");
  const result = page.getByRole("main").getByRole("link", { name: "Elimination guess" });
  await expect(result.locator("mark").first()).toHaveText("Elimination");
  await expect(page).toHaveTitle(/^“elimination guess”: Search/);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");

  await result.click();
  await expect(page).toHaveURL("/wordle-dictionary#elimination-guess");
  await page.goBack();
  await expect(box).toHaveValue("elimination guess");
  await expect(result).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/search");
  await expect(box).toHaveValue("");
  await expect(page.getByRole("heading", { name: "For example" })).toBeVisible();
  expect(trouble).toEqual([]);
});

test.describe("Without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the search is a form, whose results are a page", async ({ page }) => {
    await page.goto("/search");
    await page.getByRole("searchbox", { name: "Search the site" }).fill("hard mode");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/search?q=hard+mode");
    await expect(page.getByRole("searchbox")).toHaveValue("hard mode");
    await expect(page.getByRole("heading", { level: 2, name: "Glossary" })).toBeVisible();
  });

  test("the not-found page leads to the search", async ({ page }) => {
    await page.goto("/no-such-page");
    await page.getByRole("main").getByRole("link", { name: "Search" }).click();
    await expect(page).toHaveURL("/search");
  });
});

test("An address that is no search is answered with a page that says what a search needs", async ({
  request,
}) => {
  const textOf = async (query: string): Promise<string> => {
    const response = await request.get(`/search?${query}`);
    expect(response.status(), query).toBe(200);
    return response.text();
  };
  expect(await textOf(`q=${"a".repeat(5000)}`)).toContain("only the first 100 characters");
  expect(await textOf("q=%5B(%2A%00")).toContain("at least one letter or digit");
  expect(await textOf("q[]=slate&q[1]=crane")).toContain("For example");
});
