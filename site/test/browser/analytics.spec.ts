import { expect } from "@playwright/test";
import { noticeOf, withConsent } from "./consent-notice.ts";
import { test, withProviders } from "./providers.ts";
import { goTo } from "./shell.ts";
import { hydrated } from "./support.ts";

const agreed = { analytics: true, advertising: false };

test("Every page view is reported once, with the path only", async ({ page }) => {
  const { events } = await withProviders(page);
  await withConsent(page, agreed);
  await page.goto("/?token=a-secret#part");
  await hydrated(page);
  const views = () => events.filter(({ name }) => name === "page_view");
  await expect.poll(views).toEqual([{ name: "page_view", path: "/" }]);
  await goTo(page, "/_look/empty?token=a-secret");
  await expect.poll(views).toEqual([
    { name: "page_view", path: "/" },
    { name: "page_view", path: "/_look/empty" },
  ]);
  await page.goBack();
  await expect.poll(() => views().length).toBe(3);
  expect(JSON.stringify(events)).not.toContain("a-secret");
});

test("Web vitals are reported with their rating", async ({ page }) => {
  const { events } = await withProviders(page);
  await withConsent(page, agreed);
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("button", { name: "How it Works" }).click();
  for (const metric of ["TTFB", "FCP", "LCP", "CLS"]) {
    await expect
      .poll(() => events.find((event) => event.name === "web_vital" && event.metric === metric))
      .toMatchObject({ id: expect.any(String), value: expect.any(Number), rating: expect.any(String) });
  }
});

test("What happened before consent is never reported", async ({ page }) => {
  const { events } = await withProviders(page);
  await page.goto("/");
  await hydrated(page);
  await goTo(page, "/_look/empty");
  await expect(page).toHaveURL(/_look/);
  await noticeOf(page).acceptAll.click();
  await expect.poll(() => events.length).toBeGreaterThan(0);
  const views = events.filter(({ name }) => name === "page_view");
  expect(views).toEqual([{ name: "page_view", path: "/_look/empty" }]);
});

test("Without a configured provider, no analytics code is loaded, whatever the consent", async ({ page }) => {
  const scripts: string[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") {
      void response.text().then(
        (text) => scripts.push(text),
        () => undefined,
      );
    }
  });
  await withConsent(page, { analytics: true, advertising: true });
  await page.goto("/");
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  expect(scripts.some((text) => text.includes("reportAllChanges"))).toBe(false);
  await expect(page.locator("iframe")).toHaveCount(0);
});
