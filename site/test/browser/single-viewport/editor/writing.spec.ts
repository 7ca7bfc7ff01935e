import { expect, field, openStudio, publish, studioUrl, test, textOf, untilLive } from "./studio.ts";

const picture = "studio/seed/dataset/images/figure-splitting.png";

test("An editor writes an article with a picture and an author, previews the draft, and publishes it, and the search and the feed have it", async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(300_000);
  const slug = `written-${Date.now().toString(36)}`;
  const title = `Written in the studio: ${slug}`;
  await openStudio(page, "/intent/create/type=blogPost/");
  await textOf(page, "title").fill(title);
  await textOf(page, "slug").fill(slug);
  await textOf(page, "excerpt").fill("What an editor does from the first word to the last click.");
  await page.getByTestId("image-input").locator("input[type=file]").first().setInputFiles(picture);
  await textOf(page, "cover.alt").fill("Letter tiles that split a list of words");
  const body = field(page, "body").locator("[contenteditable=true]").first();
  await body.click();
  await page.keyboard.type("The first words of an article.");

  await page.getByTestId("group-tab-details").click();
  await choose("author", "puzzle", "The WordleHint puzzle desk");
  await choose("category", "Psych", "Psychology");
  await page.getByTestId("group-tab-all-fields").click();
  await textOf(page, "seo.title").fill("Written in the studio");
  await textOf(page, "seo.description").fill(
    "What an editor does in the studio, from the first word of an article to the click that publishes it.",
  );
  await expect(page.getByTestId("action-publish")).toBeEnabled();

  // The editor's own browser may be in a preview, which shows drafts.
  expect((await request.get(`/blog/${slug}`)).status()).toBe(404);
  const draft = await context.newPage();
  await draft.goto(`${studioUrl}/presentation?preview=/blog/${slug}`);
  const shown = draft.frameLocator("iframe");
  const heading = shown.getByRole("heading", { level: 1 });
  await expect(heading).toContainText(title);
  await expect(shown.getByText("Preview: drafts are shown")).toBeVisible();
  // The preview shows the page before what is clicked in it opens its field.
  await expect(async () => {
    await heading.click();
    await expect(draft).toHaveURL(/blogPost.*title/, { timeout: 5000 });
  }).toPass({ timeout: 90_000 });
  const finalTitle = `${title}, with another word`;
  await textOf(page, "title").fill(finalTitle);
  await expect(heading).toContainText(finalTitle);
  await draft.close();

  const search = `/search?q=${slug}`;
  expect(await (await request.get(search)).text()).not.toContain(`/blog/${slug}`);
  await publish(page, slug);
  await untilLive(request, `/blog/${slug}`, finalTitle);
  await untilLive(request, search, `/blog/${slug}`);
  await untilLive(request, "/blog/rss.xml", finalTitle);
  const reader = await context.browser()?.newPage();
  if (!reader) throw new Error("The context has no browser.");
  await reader.goto(`${process.env.BASE_URL ?? ""}/blog/${slug}`);
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText(finalTitle);
  await expect(reader.getByRole("img", { name: "Letter tiles that split" })).toBeVisible();
  await expect(reader.getByText("The WordleHint puzzle desk").first()).toBeVisible();
  await expect(reader.getByText("Preview: drafts are shown")).toHaveCount(0);
  await reader.close();

  async function choose(name: string, search: string, found: string): Promise<void> {
    await page.locator(`input#${name}`).fill(search);
    await page.locator("[data-ui*=Popover]").getByText(found, { exact: true }).click();
    await expect(page.locator(`input#${name}`)).toHaveCount(0);
  }
});
