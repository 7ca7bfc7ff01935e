import { expect, test } from "@playwright/test";
import { collectErrors, fetchLatestRiddle, hydrated, zoneOf } from "../support.ts";

test("A player reads today's riddle, the same as the API's, switches the theme and reads How it Works, without an error", async ({
  page,
}) => {
  const trouble = collectErrors(page);
  // The last request of a load; a reload would abort it.
  const bait = page.waitForResponse("**/adsbygoogle.js");
  await page.goto("/");
  await hydrated(page);
  const latest = await fetchLatestRiddle(page, await zoneOf(page));

  await expect(page.getByText(`No. ${latest.puzzleNumber}`)).toBeVisible();
  await expect(page.locator(`time[datetime="${latest.date}"]`)).toBeVisible();
  const shown = await page.locator("article h1 ~ p").first().textContent();
  expect(shown?.trim().split("\n")).toEqual(latest.riddle.split("\n").map((line) => line.trim()));
  await expect(page.getByRole("group", { name: "The answer" }).getByRole("button")).toHaveCount(
    latest.wordLength,
  );
  const { facts } = latest;
  await page.getByRole("button", { name: "Facts: the bare bones" }).click();
  const list = page.getByRole("list", { name: "Facts about the answer" });
  await expect(list).toContainText(`${facts.wordLength} letters`);
  await expect(list).toContainText(`${facts.vowelCount} vowel`);
  await expect(list).toContainText(facts.hasRepeatedLetter ? "One letter comes twice" : "No letter twice");
  await expect(list).toContainText(`Starts with a ${facts.startsWith}`);

  await page.getByRole("button", { name: "Switch to light theme" }).click();
  const opener = page.getByRole("main").getByRole("button", { name: "How it Works" });
  const dialog = page.getByRole("dialog", { name: "How it Works" });
  await opener.click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(4, 4);
  await expect(dialog).toBeHidden();

  await (await bait).finished();
  await page.reload();
  await hydrated(page);
  expect(trouble).toEqual([]);
});

test("The answer is in neither the API's response nor the page's data", async ({ request }) => {
  const text = async (path: string) => (await request.get(path)).text();
  expect(await text("/api/riddle/latest?tz=America%2FNew_York")).toContain('"word":null');
  const data = await text("/page-data/index/page-data.json");
  expect(data).toContain('"puzzleNumber"');
  for (const page of [data, await text("/")]) expect(page).not.toMatch(/"(word|answer)":/);
});

test("On a phone, the date, the riddle and the tiles fit on the first screen, and no width makes the page scroll sideways", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  for (const part of [
    page.locator("article time"),
    page.locator("article h1 ~ p").first(),
    page.getByRole("group", { name: "The answer" }),
  ]) {
    const box = await part.first().boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(845);
  }
  for (const width of [360, 390, 600, 767, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
  }
});
