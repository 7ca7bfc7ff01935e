import { expect, test } from "@playwright/test";
import { shellReady } from "../shell.ts";
import { publishArticle, signInAsFirstEditor, untilLive } from "./editor/studio.ts";

test.beforeAll(async ({ playwright, baseURL }) => {
  const editor = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
  await signInAsFirstEditor(editor);
  await publishArticle(editor, "latest");
  await untilLive(editor, "/blog/page/2", "Newer articles");
  await editor.dispose();
});

test("Older posts are on further pages of the blog, which link back to the newer ones and name their addresses", async ({
  page,
}) => {
  await page.goto("/blog/page/2");
  const address = (rel: string) => page.locator(`link[rel=${rel}]`);
  await expect(address("canonical")).toHaveAttribute("href", /\/blog\/page\/2$/);
  await expect(address("prev")).toHaveAttribute("href", /\/blog$/);

  await page.goto("/blog");
  await shellReady(page);
  const pages = page.getByRole("navigation", { name: "Pages of the blog" });
  await expect(pages.getByText("Newer articles")).toHaveCount(0);
  const newest = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();

  await pages.getByRole("link", { name: "Older articles" }).click();
  await expect(page).toHaveURL(/\/blog\/page\/2$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/, page 2$/);
  await expect(page).toHaveTitle(/, page 2 \|/);
  await expect(pages.locator("[aria-current=page]")).toHaveText("Page 2");
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  const older = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
  expect(older.length).toBeGreaterThan(0);
  expect(newest).not.toEqual(expect.arrayContaining(older));

  await pages.getByRole("link", { name: "Newer articles" }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test("On a phone, one line replaces the page numbers", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/blog");
  const pages = page.getByRole("navigation", { name: "Pages of the blog" });
  await expect(pages.getByText(/^Page 1 of \d+$/)).toBeVisible();
  await expect(pages.getByRole("list")).toBeHidden();
});

test("A page of the blog that doesn't exist isn't found, nor a second address of one that does", async ({
  request,
}) => {
  for (const path of ["/blog/page", "/blog/page/1", "/blog/page/02", "/blog/page/0", "/blog/page/9999"]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
