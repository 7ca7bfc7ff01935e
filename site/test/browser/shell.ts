import { expect, type Locator, type Page } from "@playwright/test";
import { nextFrames } from "./support.ts";

/** Waits until the shell can act, on whatever page: only then does the theme switch know where it leads. */
export async function shellReady(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: /^Switch to (dark|light) theme$/ }).first()).toBeAttached();
  await nextFrames(page);
}

/** Goes to another page of the site as a link does, without loading the document anew. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate(
    (to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
    path,
  );
}

/** Where the session's parts stand: in the header, or on a phone in the panel, which this opens. */
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
