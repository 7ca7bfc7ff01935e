import { expect, test } from "@playwright/test";
import { expectNoViolations } from "./axe.ts";
import { noticeOf } from "./consent-notice.ts";
import { hydrated } from "./support.ts";

test("axe finds no violations on the home page, in its notice and its dialogs, in either theme", async ({
  page,
}) => {
  // While a dialog fades in, its text has less contrast.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await hydrated(page);
  const { notice, preferences } = noticeOf(page);
  await expect(notice).toBeVisible();
  const howItWorks = page.getByRole("main").getByRole("button", { name: "How it Works" });
  const dialog = page.getByRole("dialog");
  for (const theme of ["dark", "light"] as const) {
    await expectNoViolations(page, theme);
    for (const opener of [preferences, howItWorks]) {
      await opener.click();
      await expect(dialog).toBeVisible();
      await expectNoViolations(page, theme, "[role=dialog]");
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    }
    if (theme === "dark") await page.getByRole("button", { name: "Switch to light theme" }).click();
  }
});
