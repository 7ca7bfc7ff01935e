import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

export const themes = ["dark", "light"] as const;

/** Opens the look page, without the bars of a first visit, and waits until it is interactive. */
export async function openLook(
  page: Page,
  theme: (typeof themes)[number] = "dark",
  rest = "",
): Promise<void> {
  await page.addInitScript((name) => {
    const preferences = { necessary: true, analytics: false, advertising: false };
    const record = { preferences, timestamp: Date.now(), expiry: Date.now() + 86_400_000 };
    localStorage.setItem("wordlehint-theme", name);
    localStorage.setItem("wordlehint-cookie-consent", JSON.stringify(record));
    sessionStorage.setItem("wordlehint-app-banner-dismissed", "yes");
  }, theme);
  await page.goto(`/_look${rest}`);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("#dialogs button") ?? {}).some((key) =>
      key.startsWith("__reactProps"),
    ),
  );
}

/** Runs axe on one part of the page, once all finite animations have ended. */
export async function expectNoViolations(page: Page, part: string): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
      .every(({ playState }) => playState !== "running"),
  );
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
}
