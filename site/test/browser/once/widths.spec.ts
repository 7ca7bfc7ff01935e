import { expect, test, type Page } from "@playwright/test";
import { doubledText, misplaced, textSpacing } from "../layout.ts";

const paths = ["/", "/_look", "/_look/empty", "/no-such-page"];
/** From a small phone to a large desktop; 320 is the width at which WCAG 1.4.10 requires reflow. */
const widths = [320, 360, 390, 768, 1280, 1920];
/** The layout width at a browser zoom of 200 %. */
const zoomed = [768, 1280, 1920].map((width) => width / 2);

async function open(page: Page, path: string, width: number, style?: string): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  if (style) await page.addStyleTag({ content: style });
}

for (const path of paths) {
  for (const theme of ["dark", "light"] as const) {
    test(`Nothing on ${path} overflows or is clipped at any width in the ${theme} theme`, async ({
      page,
    }) => {
      await page.addInitScript((name) => localStorage.setItem("wordlehint-theme", name), theme);
      await open(page, path, widths[0] ?? 320);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        expect(await misplaced(page), `at ${width} px`).toEqual([]);
      }
    });
  }

  test(`Nothing on ${path} overflows or is clipped at 200 % zoom`, async ({ page }) => {
    await open(page, path, 640);
    for (const width of zoomed) {
      await page.setViewportSize({ width, height: 422 });
      expect(await misplaced(page), `at ${width} px`).toEqual([]);
    }
  });

  for (const [what, style] of [
    ["with text spacing enlarged", textSpacing],
    ["with text of twice the size", doubledText],
  ] as const) {
    test(`Nothing on ${path} overflows or is clipped ${what}`, async ({ page }) => {
      await open(page, path, 360, style);
      for (const width of widths.slice(1)) {
        await page.setViewportSize({ width, height: 844 });
        expect(await misplaced(page), `at ${width} px`).toEqual([]);
      }
    });
  }
}
