import { expect } from "@playwright/test";
import { noticeOf } from "../consent-notice.ts";
import { test, withProviders } from "../providers.ts";
import { goTo } from "../shell.ts";
import { hydrated } from "../support.ts";

test("From the consent on, every page view is reported once and with its path only, and so are web vitals", async ({
  page,
}) => {
  const { events } = await withProviders(page);
  const paths = () => events.flatMap((event) => (event.name === "page_view" ? [event.path] : []));
  await page.goto("/");
  await hydrated(page);
  await goTo(page, "/_styleguide/empty?token=a-secret");
  await expect(page).toHaveURL(/_styleguide/);
  await noticeOf(page).acceptAll.click();
  await expect.poll(paths).toEqual(["/_styleguide/empty"]);
  await goTo(page, "/?token=a-secret#part");
  await hydrated(page);
  await expect.poll(paths).toEqual(["/_styleguide/empty", "/"]);
  await page.goBack();
  await expect.poll(paths).toEqual(["/_styleguide/empty", "/", "/_styleguide/empty"]);
  for (const metric of ["TTFB", "FCP", "LCP", "CLS"]) {
    await expect
      .poll(() => events.find((event) => event.name === "web_vital" && event.metric === metric))
      .toMatchObject({ id: expect.any(String), value: expect.any(Number), rating: expect.any(String) });
  }
  expect(JSON.stringify(events)).not.toContain("a-secret");
});
