import { startStudioLake, type StudioLake } from "@wordlehint/test-servers";
import { expect, find, mutate, openDocument, signIn, test as base, textOf } from "./studio.ts";

/**
 * Starts a content lake of their own for these tests, since they kill it. Each uses another document, in a page of its
 * own: a form that has just changed to another document may lose the place of the first key.
 */
const test = base.extend<object, { lake: StudioLake }>({
  page: async ({ context }, use) => {
    const page = await context.newPage();
    await use(page);
    await page.close();
  },
  lake: [
    async ({}, use) => {
      const lake = await startStudioLake();
      await use(lake);
      await lake.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
});

test.setTimeout(300_000);
// One after the other in one worker, and so with one lake.
test.describe.configure({ mode: "default" });

const documents = [
  { kind: "a draft", author: "author-ada", id: "drafts.author-ada" },
  { kind: "a published document without a draft", author: "author-augusta", id: "author-augusta" },
];
for (const { kind, author, id } of documents) {
  test(`What an editor types into ${kind} survives a crash of the content lake, without a reload`, async ({
    page,
    context,
    lake,
  }) => {
    await signIn(context.request, lake.editor, lake.url);
    await mutate(context.request, [{ create: { _id: id, _type: "author", name: "Ada" } }], lake.url);
    await openDocument(page, "author", author, lake.url);
    const name = textOf(page, "name");
    await expect(name).toHaveValue("Ada");
    await page.evaluate(() => Object.assign(window, { isTheSame: true }));

    // The lake is suspended before it is killed, so that it receives the next edits without responding to them.
    process.kill(lake.process.pid, "SIGSTOP");
    await name.press("End");
    await name.pressSequentially(", who wrote the first programme");
    await lake.process.kill("SIGKILL");
    await lake.process.start();

    const typed = "Ada, who wrote the first programme";
    const draft = () =>
      find<string | null>(context.request, `*[_id == "drafts.${author}"][0].name`, lake.url);
    await expect.poll(draft).toBe(typed);
    await expect(name).toBeEditable();
    await expect(name).toHaveValue(typed);
    await name.press("End");
    await name.pressSequentially(" there is");
    await expect.poll(draft).toBe(`${typed} there is`);
    expect(await page.evaluate(() => "isTheSame" in window)).toBe(true);
  });
}

test("An edit whose response is lost is applied only once", async ({ page, context, lake }) => {
  await signIn(context.request, lake.editor, lake.url);
  const ada = { _id: "drafts.author-lovelace", _type: "author", name: "Ada" };
  await mutate(context.request, [{ create: ada }], lake.url);
  await openDocument(page, "author", "author-lovelace", lake.url);
  const name = textOf(page, "name");
  await expect(name).toHaveValue("Ada");

  const lost: string[] = [];
  await page.route("**/data/actions/production*", async (route) => {
    if (lost.length > 0) return route.continue();
    lost.push(route.request().postData() ?? "");
    await route.fetch();
    await route.abort();
  });
  await name.press("End");
  await name.pressSequentially(" Lovelace", { delay: 150 });

  const draft = () => find<string>(context.request, '*[_id == "drafts.author-lovelace"][0].name', lake.url);
  await expect.poll(draft).toBe("Ada Lovelace");
  await expect(name).toHaveValue("Ada Lovelace");
  expect(lost).toHaveLength(1);
  await page.reload();
  await expect(name).toHaveValue("Ada Lovelace");
});
