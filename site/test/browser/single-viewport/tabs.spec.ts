import { expect, test, type Page } from "@playwright/test";
import { openStyleguide } from "../styleguide.ts";
import { collectErrors, withMotion } from "../support.ts";

test.use(withMotion);

const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const panel = (page: Page, name: string) => page.getByRole("tabpanel", { name });
const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY);

test("Tabs are kept in the address; switching them, also by Back and Forward, keeps the scroll position", async ({
  page,
}) => {
  const trouble = collectErrors(page);
  await page.setViewportSize({ width: 390, height: 400 });
  await openStyleguide(page, "tabs");
  await tab(page, "Starting Words").evaluate((element) => element.scrollIntoView());
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(0);
  await tab(page, "Starting Words").click();
  await expect(panel(page, "Starting Words")).toBeVisible();
  await expect(page).toHaveURL(/\?guide=starting-words$/);
  expect(await scrolled(page)).toBeCloseTo(before, -1);
  await page.goBack();
  await expect(panel(page, "Fundamentals")).toBeVisible();
  await expect(page).toHaveURL(/\/_styleguide\/tabs\/?$/);
  expect(await scrolled(page)).toBeCloseTo(before, -1);
  await page.goForward();
  await expect(panel(page, "Starting Words")).toBeVisible();
  expect(trouble).toEqual([]);
});
