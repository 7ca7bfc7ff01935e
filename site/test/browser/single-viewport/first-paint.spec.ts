import { expect, test, type Page } from "@playwright/test";
import { noticeOf, withConsent } from "../consent-notice.ts";
import { layoutShift, shellReady } from "../shell.ts";

/** Holds the site's scripts back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<undefined>();
  await page.route("**/*.js", async (route) => {
    await released.promise;
    await route.continue();
  });
  return () => released.resolve(undefined);
}

test("The notice is painted with the page, and a press before the scripts have come counts", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  const { notice, necessaryOnly } = noticeOf(page);
  await expect(notice).toBeInViewport();
  await necessaryOnly.click();
  await expect(notice).toBeHidden();
  release();
  await shellReady(page);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("wordlehint-cookie-consent")))
    .toContain('"analytics":false,"advertising":false');
  await page.reload();
  await expect(notice).toBeHidden();
});

test("Who has chosen never sees the notice, and nothing moves when the page becomes interactive", async ({
  page,
}) => {
  await withConsent(page, { analytics: false, advertising: false });
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  const { notice } = noticeOf(page);
  await expect(notice).toBeHidden();
  release();
  await shellReady(page);
  await expect(page.locator("section[aria-label=Cookies]")).toHaveCount(0);
  expect(await layoutShift(page)).toBeLessThan(0.01);
});
