import { expect, test } from "@playwright/test";
import { layoutShift } from "./shell.ts";
import { fetchLatestRiddle, hydrated, zoneOf } from "./support.ts";

test("Today's answer is locked, the chosen help stays chosen, and nothing on the page moves", async ({
  page,
}) => {
  await page.goto("/wordle-hint");
  await expect(page).toHaveURL(/\/wordle-hint\/[a-z]+-\d{1,2}-\d{4}$/);
  await hydrated(page);
  const latest = await fetchLatestRiddle(page, await zoneOf(page));
  await expect(page.getByRole("heading", { name: `Wordle Hint No. ${latest.puzzleNumber}` })).toBeVisible();
  await expect(page.getByText("How much help?", { exact: true })).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.01);
  await page.getByRole("button", { name: "Reveal Answer" }).click();
  await expect(page.getByText(/^Answer available in \d+ hours?$/)).toBeVisible();

  await page.getByText("How much help?", { exact: true }).click();
  await page.getByRole("radio", { name: "Facts and hints" }).check();
  await expect(page.getByRole("button", { name: "Letter 1, closed" })).toBeHidden();
  await expect(page.getByText(/^Letters and the answer are hidden/)).toBeVisible();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-help", "hints");
  await expect(page.getByText(/^Letters and the answer are hidden/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Hint 1:" })).toBeVisible();
  for (const part of ["letters", "answer"])
    await expect(page.locator(`[data-part=${part}]`).first()).toBeHidden();
});
