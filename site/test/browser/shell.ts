import { expect, type Locator, type Page } from "@playwright/test";
import { nextFrames } from "./support.ts";

/** Waits until the shell is interactive, on any page: only then does the theme switch have its label. */
export async function shellReady(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: /^Switch to (dark|light) theme$/ }).first()).toBeAttached();
  await nextFrames(page);
}

/** Navigates to another page by a link, without a reload. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate(
    (to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
    path,
  );
}

/** The session's part of the header, or, on a phone, of the panel, which this opens. */
export async function sessionParts(page: Page): Promise<Locator> {
  await shellReady(page);
  const banner = page.getByRole("banner");
  const toggle = banner.getByRole("button", { name: "Menu" });
  if (!(await toggle.isVisible())) return banner;
  const panel = page.getByRole("dialog", { name: "Menu" });
  if (!(await panel.isVisible())) await toggle.click();
  return panel;
}

/** The sum of all layout shifts so far. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum), 0));
      }),
  );
}
