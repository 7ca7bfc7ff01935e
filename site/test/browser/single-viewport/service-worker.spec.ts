import { expect, test, type Page } from "@playwright/test";
import { hydrated } from "../support.ts";

test.use({ serviceWorkers: "allow" });

const workerReady = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== "activated")
      await new Promise((resolve) => active?.addEventListener("statechange", resolve));
    return active?.scriptURL;
  });

const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const kept = await Promise.all(opened.map((cache) => cache.keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });

test("The service worker serves the build's files, keeps nothing else, and says when the network is gone", async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto("/");
  await hydrated(page);
  expect(await workerReady(page)).toBe(`${baseURL}/sw.js`);

  await test.step("It keeps hashed files, and no page, page data or response of the API", async () => {
    await page.reload();
    await hydrated(page);
    await page.getByRole("link", { name: "About", exact: true }).first().click();
    await expect(page).toHaveURL("/about");
    await page.evaluate(async () => {
      for (const path of [
        "/about",
        "/page-data/about/page-data.json",
        "/api/riddle/latest",
        "/manifest.webmanifest",
      ])
        await fetch(path);
    });
    await expect.poll(async () => (await keptAddresses(page)).length).toBeGreaterThan(5);
    const odd = (await keptAddresses(page)).filter(
      (path) => !/^\/(?:scripts|static)\/.+-[0-9a-f]{8,}\.\w+$|^\/[^/]+\.[0-9a-f]{8,}\.css$/.test(path),
    );
    expect(odd).toEqual([]);
  });

  await test.step("It serves a script that it has kept, without the network", async () => {
    const path = (await keptAddresses(page)).find((kept) => kept.startsWith("/scripts/app-")) ?? "";
    await context.setOffline(true);
    const served = await page.evaluate(async (address) => {
      const response = await fetch(address, { cache: "no-store" });
      return { status: response.status, length: (await response.text()).length };
    }, path);
    expect(served.status).toBe(200);
    expect(served.length).toBeGreaterThan(1000);
    const other = page.evaluate(() => fetch("/api/riddle/latest", { cache: "no-store" }));
    await expect(other).rejects.toThrow("Failed to fetch");
  });

  await test.step("Offline, a page says so in the theme that was chosen, and opens when the network is back", async () => {
    await page.evaluate(() => localStorage.setItem("wordlehint-theme", "light"));
    const response = await page.goto("/wordle-hints");
    expect(response?.status()).toBe(503);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You seem to be offline");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page).toHaveURL("/wordle-hints");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You seem to be offline");
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("You seem to be offline");
    await expect(page).toHaveURL("/wordle-hints");
  });
});
