import type { Page, Response } from "@playwright/test";
import { expect, mutate, openDocument, publishArticle, test } from "./studio.ts";

/** The response to the next check of a text with these words that the page requests. */
const nextCheck = (page: Page, words: string): Promise<Response> =>
  page.waitForResponse(
    (response) =>
      response.url().endsWith("/api/riddle/check-text") &&
      (response.request().postData()?.includes(words) ?? false),
    { timeout: 90_000 },
  );

test("An editor's text is checked for coming answers, with a pass of the studio's own", async ({ page }) => {
  const article = await publishArticle(page.request, "checked");
  const check = nextCheck(page, article.title);
  await openDocument(page, "blogPost", article._id);
  const response = await check;
  expect([response.status(), await response.json()]).toEqual([200, { ok: true }]);
  expect(await response.request().headerValue("authorization")).toMatch(/^TextCheck [\w-]{43}$/);
});

test("An editor is told why a list of words isn't checked, and what to do", async ({ page }) => {
  const words = `aback abase abate abbey abbot abhor abide abled abode abort about above abuse abyss acorn acrid actor
    acute adage adapt adept admin admit adobe adopt adore adorn adult affix afire afoot afoul after again agape`;
  const _id = `faq-list-${Date.now().toString(36)}`;
  await mutate(page.request, [
    { create: { _id: `drafts.${_id}`, _type: "faq", question: `Which words are these: ${words}` } },
  ]);
  const check = nextCheck(page, "Which words are these");
  await openDocument(page, "faq", _id);
  expect(await (await check).json()).toMatchObject({ ok: null });
  await page
    .getByRole("button", { name: /validation/i })
    .first()
    .click();
  const explanation = page.getByText("This text was not checked for spoilers").filter({ visible: true });
  await expect(explanation.first()).toBeVisible();
});
