import { expect, test } from "@playwright/test";
import { noticeOf } from "../consent-notice.ts";
import { hydrated, paper, paperOf } from "../support.ts";

test("With storage blocked, the page works, and what the visitor chooses lasts until the page is left", async ({
  page,
}) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("button", { name: "Switch to light theme" }).click();
  expect(await paperOf(page)).toBe(paper.light);

  const { notice, acceptAll } = noticeOf(page);
  await acceptAll.click();
  await expect(notice).toBeHidden();
  await page.getByRole("button", { name: "Cookie preferences" }).click();
  await expect(page.getByRole("switch", { name: "Analytics" })).toBeChecked();

  await page.reload();
  await expect(notice).toBeVisible();
  expect(await paperOf(page)).toBe(paper.dark);
  expect(errors).toEqual([]);
});
