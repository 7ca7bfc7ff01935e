import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { sectionPath, type SectionName } from "../../src/look/section-names.ts";
import { shellReady } from "./shell.ts";

export const themes = ["dark", "light"] as const;

interface LookOptions {
  theme?: (typeof themes)[number];
  /** A query or fragment. */
  rest?: string;
}

/** Opens one section of the look or all of it, without the bars of a first visit, and waits until it is interactive. */
export async function openLook(
  page: Page,
  section: SectionName | "all",
  { theme = "dark", rest = "" }: LookOptions = {},
): Promise<void> {
  await page.addInitScript((name) => {
    const preferences = { necessary: true, analytics: false, advertising: false };
    const record = { preferences, timestamp: Date.now(), expiry: Date.now() + 86_400_000 };
    localStorage.setItem("wordlehint-theme", name);
    localStorage.setItem("wordlehint-cookie-consent", JSON.stringify(record));
    sessionStorage.setItem("wordlehint-app-banner-dismissed", "yes");
  }, theme);
  await page.goto(`${section === "all" ? "/_look" : sectionPath(section)}${rest}`);
  await shellReady(page);
}

/** Runs axe on one part of the page, or on all of it, once all finite animations have ended. */
export async function expectNoViolations(page: Page, part = "html"): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
      .every(({ playState }) => playState !== "running"),
  );
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  expect.soft(found, part).toEqual([]);
}
