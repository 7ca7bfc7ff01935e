import { expect, test } from "@playwright/test";
import { fetchLatestRiddle, hydrated, collectErrors, zoneOf } from "./support.ts";

test("A player reads today's riddle, the same as the API's", async ({ page }) => {
  const trouble = collectErrors(page);
  await page.goto("/");
  await hydrated(page);
  const latest = await fetchLatestRiddle(page, await zoneOf(page));

  await expect(page.getByText(`No. ${latest.puzzleNumber}`)).toBeVisible();
  await expect(page.locator(`time[datetime="${latest.date}"]`)).toBeVisible();
  const shown = await page.locator("article h1 ~ p").first().textContent();
  expect(shown?.trim().split("\n")).toEqual(latest.riddle.split("\n").map((line) => line.trim()));
  expect(trouble).toEqual([]);
});

test("The page shows the length of the answer and its hint facts", async ({ page }) => {
  await page.goto("/");
  const { facts } = await fetchLatestRiddle(page, "America/New_York");
  const list = page.getByRole("list", { name: "Facts about the answer" });

  await expect(page.getByRole("img", { name: /The answer: .* letters, all closed/ })).toBeVisible();
  await expect(list).toContainText(`${facts.wordLength} letters`);
  await expect(list).toContainText(`${facts.vowelCount} vowel`);
  await expect(list).toContainText(facts.hasRepeatedLetter ? "A repeated letter" : "No repeated letter");
  await expect(list).toContainText(`Starts with a ${facts.startsWith}`);
});

test("The answer is in neither the API's response nor the page's data", async ({ page }) => {
  const data = await (await page.request.get("/page-data/index/page-data.json")).text();
  const html = await (await page.request.get("/")).text();

  expect((await fetchLatestRiddle(page, "America/New_York")).word).toBeNull();
  expect(data).toContain('"puzzleNumber"');
  for (const text of [data, html]) expect(text).not.toMatch(/"(word|answer)"/);
});

test("On a phone, the date, the riddle and the tiles fit on the first screen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");

  for (const part of [
    page.locator("article time"),
    page.locator("article h1 ~ p").first(),
    page.getByRole("img"),
  ]) {
    const box = await part.first().boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(844);
  }
});

test("Nothing scrolls sideways, from the smallest phone to a wide screen", async ({ page }) => {
  await page.goto("/");
  for (const width of [360, 390, 600, 767, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
  }
});

test("How it Works opens and closes, and returns the focus", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const button = page.getByRole("button", { name: "How it Works" });
  const dialog = page.getByRole("dialog", { name: "How it Works" });

  await button.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await page.mouse.click(4, 4);
  await expect(dialog).toBeHidden();
});
