import { expect, test, type Page, type Route } from "@playwright/test";
import { hydrated } from "../support.ts";

const notFound = "404 Page Not Found";
const robots = (page: Page) => page.locator("meta[name=robots]");

// A page may still be fetching the code of linked pages when its test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

/** Intercepts the request for the code that updates heads, and counts its requests. */
async function onHelmet(page: Page, treat: (route: Route) => Promise<void>): Promise<{ requests: number }> {
  const count = { requests: 0 };
  await page.route("**/*.js", async (route) => {
    const response = await route.fetch();
    if (!(await response.text()).includes("data-react-helmet")) return route.fulfill({ response });
    count.requests += 1;
    await treat(route);
  });
  return count;
}

async function goToNotFound(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as { ___navigate: (to: string) => void }).___navigate("/404"));
  await expect(page.getByRole("heading", { name: notFound })).toBeVisible();
}

async function goHome(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Go to Homepage" }).click();
  await expect(page.getByRole("heading", { name: "Today's riddle" })).toBeVisible();
}

test("The title changes at once, and the other tags as soon as the late code has loaded", async ({
  page,
}) => {
  const line = Promise.withResolvers<undefined>();
  const helmet = await onHelmet(page, async (route) => {
    await line.promise;
    await route.continue();
  });
  await page.goto("/");
  await hydrated(page);
  expect(helmet.requests).toBe(0);

  await goToNotFound(page);
  await expect(page).toHaveTitle(/^404 Page Not Found/);
  await expect.poll(() => helmet.requests).toBe(1);
  await expect(robots(page)).not.toHaveAttribute("content", /noindex/);
  line.resolve(undefined);
  await expect(robots(page)).toHaveAttribute("content", /noindex/);

  await goHome(page);
  await expect(robots(page)).not.toHaveAttribute("content", /noindex/);
  expect(helmet.requests).toBe(1);
});

test("After a failure the head's code is requested again, and titles are right meanwhile", async ({
  page,
}) => {
  let isDown = true;
  const helmet = await onHelmet(page, (route) => (isDown ? route.abort() : route.continue()));
  await page.goto("/");
  await hydrated(page);
  const title = await page.title();

  await goToNotFound(page);
  await expect.poll(() => helmet.requests).toBe(1);
  await expect(page).toHaveTitle(/^404 Page Not Found/);
  await goHome(page);
  await expect(page).toHaveTitle(title);

  isDown = false;
  await goToNotFound(page);
  await expect(robots(page)).toHaveAttribute("content", /noindex/);
  await expect(page).toHaveTitle(/^404 Page Not Found/);
  expect(helmet.requests).toBe(2);
});
