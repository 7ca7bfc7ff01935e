import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Runs axe on the page, or on one part of it. In the light theme, only the colors are different. */
export async function expectNoViolations(page: Page, theme: "dark" | "light", part?: string): Promise<void> {
  // The payment provider answers for its own frame, the only one of another origin. Outside legacy mode, axe opens a
  // second page in each run to test such frames.
  const axe = new AxeBuilder({ page }).exclude('iframe[title="Secure payment input frame"]').setLegacyMode();
  if (part !== undefined) axe.include(part);
  if (theme === "light") axe.withRules(["color-contrast", "link-in-text-block"]);
  const { violations } = await axe.analyze();
  expect(violations, `${part ?? "the page"} in the ${theme} theme`).toEqual([]);
}
