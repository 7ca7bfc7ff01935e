import { expect, test, type Page } from "@playwright/test";
import { signInAs } from "./session.ts";
import { layoutShift, sessionParts, shellReady } from "./shell.ts";
import { collectErrors } from "./support.ts";

const token = (page: Page) => page.evaluate(() => localStorage.getItem("token"));
const footer = (page: Page) => page.getByRole("contentinfo");

test("A visitor sees the sign-in links, and no request for a session is sent", async ({ page }) => {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  await page.goto("/");
  const parts = await sessionParts(page);

  await expect(parts.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/auth");
  await expect(parts.getByRole("link", { name: "Sign Up" })).toHaveAttribute("href", "/auth?register=true");
  expect(paths).not.toContain("/api/user");
});

test("A free player sees their address, the link to Premium and Sign Out", async ({ page }) => {
  const trouble = collectErrors(page);
  await signInAs(page, {});
  await page.goto("/");
  const parts = await sessionParts(page);

  await expect(parts.getByRole("button", { name: "player@example.org" })).toBeVisible();
  await expect(parts.getByRole("link", { name: "Upgrade" })).toHaveAttribute("href", "/subscribe");
  await expect(parts.getByRole("button", { name: "Sign Out" })).toBeVisible();
  await expect(parts.getByText("Premium")).toHaveCount(0);
  await expect(parts.getByRole("link", { name: /Sign (In|Up)/ })).toHaveCount(0);
  expect(trouble).toEqual([]);
});

test("A premium player sees the badge and no offer", async ({ page }) => {
  await signInAs(page, { isSubscribed: true });
  await page.goto("/");
  const parts = await sessionParts(page);

  await expect(parts.getByText("Premium", { exact: true })).toBeVisible();
  await expect(parts.getByRole("link", { name: "Upgrade" })).toHaveCount(0);
});

test("The session request carries the token and follows the shared rules", async ({ page }) => {
  await signInAs(page, {});
  const requested = page.waitForRequest("**/api/user");
  await page.goto("/");
  const request = await requested;
  expect(request.method()).toBe("GET");
  expect(request.headers()).toMatchObject({ authorization: "Bearer a.test.token" });
  expect(request.headers()).not.toHaveProperty("content-type");
});

test("The rendered HTML has no session, and an empty account column", async ({ page }) => {
  await signInAs(page, {});
  const html = await (await page.request.get("/")).text();
  expect(/player@|Sign Out|<html[^>]*data-session/.exec(html)).toBeNull();
  await page.setContent(html.replace(/<script.*?<\/script>/gs, ""));
  await expect(footer(page).getByRole("heading", { name: "Account" })).toBeVisible();
  await expect(footer(page).getByRole("link", { name: /Sign/ })).toHaveCount(0);
});

test("A signed-in player never sees the sign-in links, and nothing moves when the session loads", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = (): void => {
      const links = document.querySelectorAll<HTMLElement>("header a[href^='/auth']");
      for (const link of links) if (link.checkVisibility()) seen.push(link.innerText);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await signInAs(page, {});
  const response = Promise.withResolvers<undefined>();
  await page.route("**/api/user", async (route) => {
    await response.promise;
    await route.fallback();
  });
  await page.goto("/");
  await shellReady(page);
  const theme = page.getByRole("banner").getByRole("button", { name: /theme$/ });
  const before = await theme.boundingBox();
  const height = (await footer(page).boundingBox())?.height;

  response.resolve(undefined);
  await expect(footer(page).getByRole("button", { name: "Profile" })).toBeVisible();
  expect(await theme.boundingBox()).toEqual(before);
  expect((await footer(page).boundingBox())?.height).toBe(height);
  expect(await layoutShift(page)).toBeLessThan(0.01);
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
});

for (const status of [401, 403]) {
  test(`A token rejected with ${status} is deleted`, async ({ page }) => {
    await signInAs(page, {});
    await page.route("**/api/user", (route) => route.fulfill({ status, json: { message: "No." } }));
    await page.goto("/");
    await expect(footer(page).getByRole("link", { name: "Sign In" })).toBeVisible();
    expect(await token(page)).toBeNull();
    expect(await page.evaluate(() => document.documentElement.dataset.session)).toBeUndefined();
  });
}

test("While the API fails, the session stays open, and is fetched again with backoff", async ({ page }) => {
  await page.clock.install();
  await signInAs(page, {});
  let isUp = false;
  let refused = 0;
  await page.route("**/api/user", async (route) => {
    if (isUp) {
      await route.fallback();
      return;
    }
    await route.fulfill({ status: 503, json: { message: "Down" } });
    refused += 1;
  });
  await page.addInitScript(() => {
    const requestedAt: number[] = [];
    const { fetch } = window;
    window.fetch = (input, options) => {
      if (new Request(input).url.endsWith("/api/user")) requestedAt.push(Date.now());
      return fetch(input, options);
    };
    Object.assign(window, { requestedAt });
  });
  const requestedAt = () => page.evaluate(() => (window as unknown as { requestedAt: number[] }).requestedAt);
  const requestCountLater = async () => {
    await page.clock.fastForward(1_000);
    return (await requestedAt()).length;
  };

  await page.goto("/");
  await expect.poll(requestCountLater, { intervals: [10], timeout: 20_000 }).toBe(3);
  const [first = NaN, second = NaN, third = NaN] = await requestedAt();
  expect(second - first).toBeGreaterThanOrEqual(5_000);
  expect(third - second).toBeGreaterThanOrEqual(10_000);
  await expect.poll(() => refused).toBe(3);
  expect(await token(page)).toBe("a.test.token");
  await expect(footer(page).getByRole("link", { name: "Sign In" })).toHaveCount(0);

  isUp = true;
  await expect.poll(requestCountLater, { intervals: [10], timeout: 20_000 }).toBe(4);
  await expect(footer(page).getByRole("button", { name: "Profile" })).toBeVisible();
});

test("The session is fetched again as soon as the browser is online", async ({ page, context }) => {
  await signInAs(page, {});
  let isUp = false;
  await page.route("**/api/user", (route) => (isUp ? route.fallback() : route.abort()));
  const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/user"));
  await page.goto("/");
  await failed;
  await context.setOffline(true);
  isUp = true;
  await context.setOffline(false);
  await expect(footer(page).getByRole("button", { name: "Profile" })).toBeVisible();
});

test("A response without a user is no session", async ({ page }) => {
  await signInAs(page, {});
  const failed = page.waitForResponse("**/api/user");
  await page.route("**/api/user", (route) => route.fulfill({ json: { email: 7 } }));
  await page.goto("/");
  await failed;
  await shellReady(page);
  expect(await token(page)).toBe("a.test.token");
  await expect(footer(page).getByRole("button", { name: "Profile" })).toHaveCount(0);
});

test("Other tabs follow a sign-in and a sign-out", async ({ page, context }) => {
  await context.route("**/api/user", (route) =>
    route.fulfill({ json: { email: "player@example.org", isSubscribed: false } }),
  );
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await tab.goto("/");
    await shellReady(tab);
  }
  await second.evaluate(() => localStorage.setItem("token", "a.test.token"));
  await expect(footer(page).getByRole("button", { name: "Profile" })).toBeVisible();
  await second.evaluate(() => localStorage.removeItem("token"));
  await expect(footer(page).getByRole("link", { name: "Sign In" })).toBeVisible();
});

test("Sign Out ends the session, says so and leads to the sign-in page", async ({ page }) => {
  await signInAs(page, {});
  await page.route("**/api/auth/logout", (route) => route.fulfill({ json: {} }));
  await page.goto("/");
  const parts = await sessionParts(page);
  const sent = page.waitForRequest("**/api/auth/logout");
  await parts.getByRole("button", { name: "Sign Out" }).click();

  const request = await sent;
  expect(request.method()).toBe("POST");
  expect(request.headers().authorization).toBe("Bearer a.test.token");
  await expect(page.getByText("Logged out", { exact: true })).toBeVisible();
  await expect(page.getByText("You have been successfully logged out.", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/auth");
  expect(await token(page)).toBeNull();
  await expect(footer(page).getByRole("link", { name: "Sign In" })).toBeVisible();
});

test("When signing out fails, the player sees why and stays signed in", async ({ page }) => {
  await signInAs(page, {});
  await page.route("**/api/auth/logout", (route) =>
    route.fulfill({ status: 500, json: { message: "The server has hiccups" } }),
  );
  await page.goto("/");
  const parts = await sessionParts(page);
  await parts.getByRole("button", { name: "Sign Out" }).click();

  await expect(page.getByText("Logout failed", { exact: true })).toBeVisible();
  await expect(page.getByText("The server has hiccups", { exact: true })).toBeVisible();
  expect(await token(page)).toBe("a.test.token");
  await expect(page).toHaveURL("/");
});
