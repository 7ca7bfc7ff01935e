import { expect, test } from "@playwright/test";

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test("Without scripts, the riddle is readable, no space is kept for ads, and every page is reachable by a link", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Today's riddle" })).toBeVisible();
  await expect(page.locator("article h1 ~ p").first()).not.toBeEmpty();
  await expect(page.getByText("Advertisement", { exact: true })).toBeHidden();

  await page.getByRole("link", { name: "Menu" }).click();
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("navigation")).toBeInViewport();
  for (const name of [
    "Learning Center",
    "Strategy Guide",
    "Step-by-Step Tutorial",
    "Getting Started",
    "Advanced Techniques",
    "Wordle Dictionary",
    "Word Lists",
    "Blog",
    "Today's Hint",
    "About",
    "Contact Us",
    "Ads-Free",
    "Privacy Policy",
  ]) {
    await expect(footer.getByRole("link", { name, exact: true })).toBeVisible();
  }
  // Only scripts know whether somebody is signed in.
  await expect(footer.getByRole("heading", { name: "Account" })).toBeVisible();
  await expect(footer.getByRole("link", { name: /^Sign/ })).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole("link", { name: "Learn", exact: true })).toHaveAttribute(
    "href",
    "/learning-center",
  );
});

test("Without scripts, the archive is readable, and its search leads to a riddle or says why not", async ({
  page,
}) => {
  await page.goto("/wordle-hints");
  const newest = page.getByRole("heading", { level: 3 }).first().getByRole("link");
  const address = await newest.getAttribute("href");
  const number = /No\. (\d+)/.exec(
    await page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { level: 3 }) })
      .first()
      .innerText(),
  )?.[1];
  await page.getByLabel("Puzzle number").fill(number ?? "");
  await page.getByRole("button", { name: "Find by number" }).click();
  await expect(page).toHaveURL(address ?? "");

  await page.goto("/wordle-hints");
  await page.getByLabel("Date", { exact: true }).fill("2199-01-01");
  await page.getByRole("button", { name: "Find by date" }).click();
  await expect(page.getByText("The riddle for 1 January 2199 isn't out yet.")).toBeVisible();
  await expect(page.getByLabel("Date", { exact: true })).toHaveValue("2199-01-01");
});
