import { expect, test, type Page } from "@playwright/test";
import { openStyleguide } from "../styleguide.ts";

const list = (page: Page) => page.getByRole("region", { name: "Your first week" });
const box = (page: Page, name: RegExp) => list(page).getByRole("checkbox", { name });
const stored = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("styleguide-checklist") ?? "null") as unknown);

test("Two tabs show the same progress, neither overwrites the other's, and it lasts over a reload", async ({
  page,
  context,
}) => {
  await openStyleguide(page, "checklists");
  const other = await context.newPage();
  await openStyleguide(other, "checklists");

  await box(page, /^Find the vowels/).click();
  await expect(box(other, /^Find the vowels/)).toBeChecked();
  await box(other, /^Choose an opener/).click();
  await expect(box(page, /^Choose an opener/)).toBeChecked();
  expect(await stored(page)).toEqual(["vowels", "opener"]);

  await page.reload();
  await expect(list(page)).toContainText("2 of 3");
  await other.evaluate(() => localStorage.clear());
  await expect(list(page)).toContainText("0 of 3");
});
