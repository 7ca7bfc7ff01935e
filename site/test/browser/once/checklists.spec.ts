import { expect, test, type Page } from "@playwright/test";
import { openLook } from "../look.ts";

const storageKey = "look-checklist";
const list = (page: Page) => page.getByRole("region", { name: "Your first week" });
const box = (page: Page, name: RegExp) => list(page).getByRole("checkbox", { name });
const stored = (page: Page): Promise<unknown> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "null") as unknown, storageKey);

test("Progress is shown, read out and stored", async ({ page }) => {
  await openLook(page);
  await expect(list(page)).toContainText("0 of 3");
  await box(page, /^Find the vowels/).click();
  await box(page, /^Choose an opener/).click();
  await expect(list(page).getByRole("status")).toHaveText("2 of 3 done");
  expect(await stored(page)).toEqual(["vowels", "opener"]);

  await page.reload();
  await expect(box(page, /^Find the vowels/)).toBeChecked();
  await expect(box(page, /^Put a yellow/)).not.toBeChecked();
  await expect(list(page)).toContainText("2 of 3");
  await expect(list(page).getByRole("status")).toBeEmpty();

  await box(page, /^Find the vowels/).click();
  expect(await stored(page)).toEqual(["opener"]);
});

test("Two tabs show the same progress, and neither overwrites the other's", async ({ page, context }) => {
  await openLook(page);
  const other = await context.newPage();
  await openLook(other);

  await box(page, /^Find the vowels/).click();
  await expect(box(other, /^Find the vowels/)).toBeChecked();
  await box(other, /^Choose an opener/).click();
  await expect(box(page, /^Choose an opener/)).toBeChecked();
  expect(await stored(page)).toEqual(["vowels", "opener"]);

  await other.evaluate(() => localStorage.clear());
  await expect(list(page)).toContainText("0 of 3");
});

for (const garbage of ["{", '{"vowels":true}', "null", '[1,["vowels"],null]', '"vowels"', "\u0000"]) {
  test(`Malformed stored data (${JSON.stringify(garbage)}) counts as no progress, and ticking works`, async ({
    page,
  }) => {
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    await page.addInitScript(
      ([key, value]) => {
        if (sessionStorage.getItem("planted") === null) localStorage.setItem(key, value);
        sessionStorage.setItem("planted", "yes");
      },
      [storageKey, garbage] as const,
    );
    await openLook(page);
    await expect(list(page)).toContainText("0 of 3");
    await box(page, /^Find the vowels/).click();
    await expect(list(page)).toContainText("1 of 3");
    expect(await stored(page)).toEqual(["vowels"]);
    expect(errors).toEqual([]);
  });
}

test("Unknown ids are ignored and kept", async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, '["gone","opener"]'), storageKey);
  await openLook(page);
  await expect(list(page)).toContainText("1 of 3");
  await box(page, /^Find the vowels/).click();
  expect(await stored(page)).toEqual(["gone", "opener", "vowels"]);
});

const refusals = {
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("No room", "QuotaExceededError");
    };
  },
  blocked: () => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("Not allowed", "SecurityError");
      },
    });
  },
};
for (const [what, refuse] of Object.entries(refusals)) {
  test(`With a ${what} storage, ticks last as long as the page`, async ({ page }) => {
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    await openLook(page);
    await page.evaluate(refuse);
    await box(page, /^Find the vowels/).click();
    await box(page, /^Choose an opener/).click();
    await expect(list(page)).toContainText("2 of 3");
    await box(page, /^Find the vowels/).click();
    await expect(list(page)).toContainText("1 of 3");
    expect(errors).toEqual([]);
  });
}

test("The rendered HTML has no ticks", async ({ page }) => {
  const html = await (await page.request.get("/_look")).text();
  expect(html).toContain("Find the vowels first");
  const section = html.slice(html.indexOf('id="checklists"'), html.indexOf('id="charts"'));
  expect(section).not.toContain('aria-checked="true"');
});
