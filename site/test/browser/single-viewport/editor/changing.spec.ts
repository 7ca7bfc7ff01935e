import { expect, openDocument, publish, publishArticle, test, textOf, untilLive } from "./studio.ts";

test.setTimeout(300_000);

test("An editor reviews unpublished changes and discards them", async ({ page, context }) => {
  const article = await publishArticle(context.request, "reviewed");
  await untilLive(context.request, `/blog/${article.slug}`, article.title);
  await openDocument(page, "blogPost", article._id);
  await textOf(page, "title").fill("A headline on trial");
  await page.getByTestId("pane-context-menu-button").last().click();
  await page.getByRole("menuitem", { name: "History" }).click();
  await page.getByRole("tab", { name: "Review changes" }).click();
  const review = page.getByTestId("review-changes-pane");
  await expect(review.getByText("A headline on trial")).toBeVisible();
  await expect(review.getByText(article.title)).toBeVisible();

  await page.getByTestId("action-menu-button").click();
  await page.getByRole("menuitem", { name: "Discard changes" }).click();
  await page.getByTestId("confirm-button").click();
  await expect(textOf(page, "title")).toHaveValue(article.title);
  const kept = await context.request.get(`/blog/${article.slug}`);
  expect(await kept.text()).not.toContain("A headline on trial");
});

test("A page that moves redirects its old address", async ({ page, context }) => {
  const article = await publishArticle(context.request, "moved");
  const moved = `${article.slug}-on`;
  await untilLive(context.request, `/blog/${article.slug}`, article.title);
  await openDocument(page, "blogPost", article._id);
  await textOf(page, "slug").fill(moved);
  await publish(page, moved);
  await untilLive(context.request, `/blog/${moved}`, article.title);
  await expect(async () => {
    const old = await context.request.get(`/blog/${article.slug}`, { maxRedirects: 0 });
    expect([old.status(), old.headers().location]).toEqual([301, `/blog/${moved}`]);
  }).toPass();
  await page.goto(`/blog/${article.slug}`);
  await expect(page).toHaveURL(`/blog/${moved}`);
});

test("A document with references to it can't be deleted, and the studio lists what refers to it", async ({
  page,
  context,
}) => {
  const article = await publishArticle(context.request, "referring");
  await openDocument(page, "author", "author-puzzle-desk");
  const remove = page.getByRole("menuitem", { name: "Delete" });
  // The menu closes when the studio learns late what may be done with the document.
  await expect(async () => {
    if (!(await remove.isVisible())) await page.getByTestId("action-menu-button").click();
    await remove.click({ timeout: 5000 });
  }).toPass();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(/refer/i).first()).toBeVisible();
  await expect(
    dialog.getByText(article.title).or(dialog.getByText("The Psychology of Daily Puzzles")).first(),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  const response = await context.request.get(`/blog/psychology-of-daily-puzzles`);
  expect(await response.text()).toContain("The WordleHint puzzle desk");
});
