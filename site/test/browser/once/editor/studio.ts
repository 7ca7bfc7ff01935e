import {
  expect as baseExpect,
  test as base,
  type APIRequestContext,
  type Locator,
  type Page,
} from "@playwright/test";

/** The studio is large: a busy machine takes its time to show it. */
export const expect = baseExpect.configure({ timeout: 90_000 });

type State = Awaited<ReturnType<APIRequestContext["storageState"]>>;

/** Where editors write, as told by what started the product. */
export const studioUrl = setting("STUDIO_URL");

const apiPath = "/v2025-02-19/data";

/** A person's way into the studio. */
export interface Account {
  email: string;
  password: string;
}

/** Tests as the first editor, who is signed in once for all of a worker's tests. */
export const test = base.extend<object, { editorState: State }>({
  editorState: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext();
      const account = { email: setting("EDITOR_EMAIL"), password: setting("EDITOR_PASSWORD") };
      await signIn(request, account);
      await use(await request.storageState());
      await request.dispose();
    },
    { scope: "worker" },
  ],
  storageState: ({ editorState }, use) => use(editorState),
  viewport: { width: 1440, height: 1000 },
});

/** Signs in as the form does. */
export async function signIn(
  request: APIRequestContext,
  { email, password }: Account,
  at = studioUrl,
): Promise<void> {
  const answer = await request.post(`${at}/login`, {
    headers: { origin: at },
    form: { email, password },
    maxRedirects: 0,
  });
  expect(answer.status(), await answer.text()).toBe(303);
}

export interface Article {
  _id: string;
  title: string;
  slug: string;
}

/** Publishes a copy of the seed's first article under a title and address of its own. */
export async function publishArticle(request: APIRequestContext, name: string): Promise<Article> {
  const result = await find<object>(request, '*[_type == "blogPost"] | order(_id)[0]');
  const slug = `${name}-${Date.now().toString(36)}`;
  const article: Article = { _id: `blogPost-${slug}`, title: `The ${slug} article`, slug };
  await mutate(request, [
    { create: { ...result, _id: article._id, title: article.title, slug: { _type: "slug", current: slug } } },
  ]);
  return article;
}

/** What a query gives of all documents, drafts among them. */
export async function find<Result>(
  request: APIRequestContext,
  query: string,
  at = studioUrl,
): Promise<Result> {
  const answer = await request.get(`${at}${apiPath}/query/production`, {
    params: { query, perspective: "raw" },
  });
  return ((await answer.json()) as { result: Result }).result;
}

/** Changes documents by the API, as a script of the editor's would. */
export async function mutate(
  request: APIRequestContext,
  mutations: readonly object[],
  at = studioUrl,
): Promise<void> {
  const answer = await request.post(`${at}${apiPath}/mutate/production`, {
    headers: { origin: at },
    data: { mutations },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

export async function openDocument(page: Page, type: string, id: string, at = studioUrl): Promise<void> {
  await page.goto(`${at}/intent/edit/id=${id};type=${type}/`);
  await expect(page.getByTestId("document-panel-document-title")).toBeVisible();
}

export const field = (page: Page, name: string): Locator => page.getByTestId(`field-${name}`);

/** The one line or the text that a field is written in. */
export const textOf = (page: Page, name: string): Locator => field(page, name).getByRole("textbox").first();

/** Waits until the draft is valid and saved, and publishes it. */
export async function publish(page: Page): Promise<void> {
  const button = page.getByTestId("action-publish");
  await expect(async () => {
    if (await button.isEnabled()) await button.click({ timeout: 1000 });
    await expect(button).toBeDisabled({ timeout: 3000 });
    await expect(page.getByTestId("document-header-Published-chip")).toBeEnabled({ timeout: 3000 });
  }).toPass({ timeout: 90_000 });
}

/** Until the site's page, as players get it, says so. */
export async function untilLive(request: APIRequestContext, path: string, text: string): Promise<void> {
  await expect(async () => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain(text);
  }).toPass({ intervals: [100], timeout: 30_000 });
}

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`Tests of the studio need ${name}, which is set where they start the product.`);
  return value;
}
