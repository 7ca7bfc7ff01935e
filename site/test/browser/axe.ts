import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Runs axe on the page, or on one part of it. In the light theme, only the colours are different. */
export async function expectNoViolations(page: Page, theme: "dark" | "light", part?: string): Promise<void> {
  // What the payment provider shows in its frame is the provider's. Our pages have no other frame of another origin;
  // legacy mode spares the second page that axe opens in each run to test such frames.
  const axe = new AxeBuilder({ page }).exclude('iframe[title="Secure payment input frame"]').setLegacyMode();
  if (part !== undefined) axe.include(part);
  if (theme === "light") axe.withRules(["color-contrast", "link-in-text-block"]);
  const { violations } = await axe.analyze();
  expect(violations, `${part ?? "the page"} in the ${theme} theme`).toEqual([]);
}
