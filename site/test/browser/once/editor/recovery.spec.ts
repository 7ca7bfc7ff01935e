import { startStudioLake, type StudioLake } from "@wordlehint/local/test-servers";
import { expect, find, mutate, openDocument, signIn, test as base, textOf } from "./studio.ts";

/** With a lake of the test's own: others must not feel that it is killed. */
const test = base.extend<{ lake: StudioLake }>({
  lake: async ({}, use) => {
    const lake = await startStudioLake();
    await use(lake);
    await lake.stop();
  },
});

test.setTimeout(300_000);

const documents = [
  { name: "a draft", id: "drafts.author-ada" },
  { name: "a page that has no draft yet", id: "author-ada" },
];
for (const { name: what, id } of documents) {
  test(`What an editor typed into ${what} survives a killed lake, and writing goes on without a reload`, async ({
    page,
    context,
    lake,
  }) => {
    await signIn(context.request, lake.editor, lake.url);
    await mutate(context.request, [{ create: { _id: id, _type: "author", name: "Ada" } }], lake.url);
    await openDocument(page, "author", "author-ada", lake.url);
    const name = textOf(page, "name");
    await expect(name).toHaveValue("Ada");
    await page.evaluate(() => Object.assign(window, { isTheSame: true }));

    // It stands still before it dies, so that what is typed now was sent and never answered.
    process.kill(lake.process.pid, "SIGSTOP");
    await name.press("End");
    await name.pressSequentially(", who wrote the first programme");
    await lake.process.kill("SIGKILL");
    await lake.process.start();

    const typed = "Ada, who wrote the first programme";
    const draft = () =>
      find<string | null>(context.request, '*[_id == "drafts.author-ada"][0].name', lake.url);
    await expect.poll(draft).toBe(typed);
    await expect(name).toBeEditable();
    await expect(name).toHaveValue(typed);
    await name.press("End");
    await name.pressSequentially(" there is");
    await expect.poll(draft).toBe(`${typed} there is`);
    expect(await page.evaluate(() => "isTheSame" in window)).toBe(true);
  });
}

test("An edit that arrived, but whose answer was lost, is not made twice", async ({
  page,
  context,
  lake,
}) => {
  await signIn(context.request, lake.editor, lake.url);
  const ada = { _id: "drafts.author-ada", _type: "author", name: "Ada" };
  await mutate(context.request, [{ create: ada }], lake.url);
  await openDocument(page, "author", "author-ada", lake.url);
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

  const draft = () => find<string>(context.request, '*[_id == "drafts.author-ada"][0].name', lake.url);
  await expect.poll(draft).toBe("Ada Lovelace");
  await expect(name).toHaveValue("Ada Lovelace");
  expect(lost).toHaveLength(1);
  await page.reload();
  await expect(name).toHaveValue("Ada Lovelace");
});
