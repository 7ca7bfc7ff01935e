import {
  expect as baseExpect,
  test as base,
  type APIRequestContext,
  type BrowserContext,
  type Locator,
  type Page,
} from "@playwright/test";

/** `expect` with a longer timeout: the studio is large, and slow to load on a busy machine. */
export const expect = baseExpect.configure({ timeout: 90_000 });

/** Origin of the studio, set by the command that starts the product for the tests. */
export const studioUrl = setting("STUDIO_URL");

const apiPath = "/v2025-02-19/data";

/** An editor's account. */
export interface Account {
  email: string;
  password: string;
}

/**
 * A test whose browser is signed in as the first editor. The tests of a worker share one page, because the studio takes
 * seconds to load. After a failure, Playwright starts a new worker, and so a new page.
 */
export const test = base.extend<object, { editorContext: BrowserContext; editorPage: Page }>({
  editorContext: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 1000 },
        baseURL: setting("BASE_URL"),
        timezoneId: "America/New_York",
      });
      await signInAsFirstEditor(context.request);
      await use(context);
      await context.close();
    },
    { scope: "worker" },
  ],
  editorPage: [async ({ editorContext }, use) => use(await editorContext.newPage()), { scope: "worker" }],
  context: ({ editorContext }, use) => use(editorContext),
  page: async ({ editorPage }, use) => {
    await use(editorPage);
    await editorPage.unrouteAll({ behavior: "ignoreErrors" });
  },
});

/** Signs in the editor that the product was started with. */
export function signInAsFirstEditor(request: APIRequestContext): Promise<void> {
  return signIn(request, { email: setting("EDITOR_EMAIL"), password: setting("EDITOR_PASSWORD") });
}

/** Signs in with the same request as the sign-in form. */
export async function signIn(
  request: APIRequestContext,
  { email, password }: Account,
  at = studioUrl,
): Promise<void> {
  const response = await request.post(`${at}/login`, {
    headers: { origin: at },
    form: { email, password },
    maxRedirects: 0,
  });
  expect(response.status(), await response.text()).toBe(303);
}

export interface Article {
  _id: string;
  title: string;
  slug: string;
}

/** Publishes a copy of the seed's first article with its own title and address, also for search engines. */
export async function publishArticle(request: APIRequestContext, name: string): Promise<Article> {
  const original = await find<object>(request, '*[_type == "blogPost"] | order(_id)[0]');
  const slug = `${name}-${Date.now().toString(36)}`;
  const article: Article = { _id: `blogPost-${slug}`, title: `The ${slug} article`, slug };
  const own = {
    _id: article._id,
    title: article.title,
    slug: { _type: "slug", current: slug },
    seo: { _type: "seo", title: article.title, description: `About ${slug}.`, keywords: ["article"] },
  };
  await mutate(request, [{ create: { ...original, ...own } }]);
  return article;
}

/** The result of a query over all documents, including drafts. */
export async function find<Result>(
  request: APIRequestContext,
  query: string,
  at = studioUrl,
): Promise<Result> {
  const response = await request.get(`${at}${apiPath}/query/production`, {
    params: { query, perspective: "raw" },
  });
  return ((await response.json()) as { result: Result }).result;
}

/** Changes documents through the API, as the signed-in editor. */
export async function mutate(
  request: APIRequestContext,
  mutations: readonly object[],
  at = studioUrl,
): Promise<void> {
  const response = await request.post(`${at}${apiPath}/mutate/production`, {
    headers: { origin: at },
    data: { mutations },
  });
  expect(response.status(), await response.text()).toBe(200);
}

export async function openDocument(page: Page, type: string, id: string, at = studioUrl): Promise<void> {
  const title = page.getByTestId("document-panel-document-title");
  const previous = await title.elementHandles();
  await openStudio(page, `/intent/edit/id=${id};type=${type}/`, at);
  // Until the document is loaded, the studio shows the previous one.
  for (const element of previous) await element.waitForElementState("hidden", { timeout: 90_000 });
  await expect(title).toBeVisible();
}

/** Goes to a path of the studio: by its router if the page shows the studio already, otherwise by loading it. */
export async function openStudio(page: Page, path: string, at = studioUrl): Promise<void> {
  if (!page.url().startsWith(`${at}/`)) {
    await page.goto(`${at}${path}`);
    return;
  }
  await page.evaluate((place) => {
    history.pushState(null, "", place);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

export const field = (page: Page, name: string): Locator => page.getByTestId(`field-${name}`);

/** The text box of a field. */
export const textOf = (page: Page, name: string): Locator => field(page, name).getByRole("textbox").first();

/**
 * Publishes the open document, whose draft has this slug, and waits until it is published. The button is disabled until
 * the studio has taken up the last change, and again while it validates, so a single press could be lost.
 */
export async function publish(page: Page, slug: string): Promise<void> {
  const button = page.getByTestId("action-publish");
  const published = `count(*[slug.current == "${slug}" && !(_id in path("drafts.**"))])`;
  await expect(async () => {
    if (await button.isEnabled()) await button.click({ timeout: 1000 });
    expect(await find<number>(page.request, published)).toBe(1);
  }).toPass({ timeout: 90_000 });
}

/** Waits until the public page at `path` contains `text`. */
export async function untilLive(request: APIRequestContext, path: string, text: string): Promise<void> {
  await expect(async () => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain(text);
  }).toPass({ intervals: [100], timeout: 30_000 });
}

function setting(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(`The editor tests need ${name}, which \`npm test\` sets when it starts the product.`);
  return value;
}
