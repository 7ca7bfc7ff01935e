import { expect, find, studioUrl, test } from "./studio.ts";

/** Runs in the page: where invisible characters stand that belong to visible text alone. */
function marksIn(html: string | null): string[] {
  const shown = html === null ? document : new DOMParser().parseFromString(html, "text/html");
  const mark = /[\u200B-\u200D\u2060-\u2064\uFEFF]{4,}/u;
  const inHead = [...shown.head.querySelectorAll("title, script")]
    .filter(({ textContent }) => mark.test(textContent))
    .map(({ outerHTML }) => outerHTML.slice(0, 60));
  const inAttributes = [...shown.querySelectorAll("*")].flatMap((element) =>
    [...element.attributes]
      .filter(({ value }) => mark.test(value))
      .map(({ name }) => `${element.localName}[${name}] ${element.textContent.slice(0, 40)}`),
  );
  return [...inHead, ...inAttributes];
}

test("A preview carries its invisible marks in visible text alone: not in the head, nor in attributes", async ({
  context,
}) => {
  test.setTimeout(300_000);
  const slugs = await find<{ guide: string; page: string; post: string }>(
    context.request,
    `{
      "guide": *[_type == "guide"] | order(_id)[0].slug.current,
      "page": *[_type == "page"] | order(_id)[0].slug.current,
      "post": *[_type == "blogPost" && defined(body[_type == "chart"][0])] | order(_id)[0].slug.current
    }`,
  );
  // A page of its own: in the shared one, the next test's documents would open in the narrow pane beside the preview.
  const page = await context.newPage();
  await page.goto(`${studioUrl}/presentation?preview=/`);
  const shown = page.frameLocator("iframe");
  await expect(shown.getByText("Preview: drafts are shown")).toBeVisible();
  const frame = page.frames().find((one) => one.url().startsWith(process.env.BASE_URL ?? studioUrl));
  if (!frame) throw new Error("The studio shows no preview.");
  for (const path of [
    "/",
    "/blog",
    `/blog/${slugs.post}`,
    `/${slugs.guide}`,
    `/${slugs.page}`,
    "/learning-center",
    "/step-by-step-tutorial",
    "/word-lists",
    "/wordle-dictionary",
  ]) {
    const response = await frame.goto(path);
    const html = (await response?.text()) ?? "";
    expect(html, path).toContain("\u200B\u200B\u200B\u200B");
    expect(await frame.evaluate(marksIn, html), path).toEqual([]);
    await expect(shown.getByText("Preview: drafts are shown")).toBeVisible();
    expect(await frame.evaluate(marksIn, null), path).toEqual([]);
  }
  await page.close();
});
