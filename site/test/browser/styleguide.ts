import type { Page } from "@playwright/test";
import { sectionPath, type SectionName } from "../../src/styleguide/section-names.ts";
import { shellReady } from "./shell.ts";

export const themes = ["dark", "light"] as const;

interface LookOptions {
  theme?: (typeof themes)[number];
  /** A query or fragment. */
  rest?: string;
}

/** Opens one section of the style guide or all of it, without the bars of a first visit, and waits until it is interactive. */
export async function openStyleguide(
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
  await page.goto(`${section === "all" ? "/_styleguide" : sectionPath(section)}${rest}`);
  await shellReady(page);
}
