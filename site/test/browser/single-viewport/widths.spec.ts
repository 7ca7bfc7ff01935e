import { expect, test, type Page } from "@playwright/test";
import { doubledText, misplaced, textSpacing } from "../layout.ts";
import { shellReady } from "../shell.ts";

const paths = [
  "/",
  "/wordle-hint/today",
  "/wordle-hints",
  "/_styleguide",
  "/_styleguide/empty",
  "/no-such-page",
];
/** From a small phone to a large desktop; 320 is the width at which WCAG 1.4.10 requires reflow. */
const widths = [320, 360, 390, 768, 1280, 1920];
/** The layout width at a browser zoom of 200 %. */
const zoomed = [768, 1280, 1920].map((width) => width / 2);

async function expectFit(page: Page, what: string, sizes: readonly number[], height = 844): Promise<void> {
  for (const width of sizes) {
    await page.setViewportSize({ width, height });
    expect.soft(await misplaced(page), `${what}, at ${width} px`).toEqual([]);
  }
}

for (const path of paths) {
  test(`Nothing on ${path} overflows or is clipped: at any width, in both themes, at 200 % zoom, and with larger or wider text`, async ({
    page,
  }) => {
    test.slow();
    await page.addInitScript(() => localStorage.setItem("wordlehint-theme", "dark"));
    await page.goto(path);
    await shellReady(page);
    await page.waitForLoadState("networkidle");
    await expectFit(page, "dark", widths);
    await page.getByRole("banner").first().getByRole("button", { name: "Switch to light theme" }).click();
    await expectFit(page, "light", widths);
    await expectFit(page, "zoomed", zoomed, 422);
    for (const [what, content] of [
      ["with text spacing enlarged", textSpacing],
      ["with text of twice the size", doubledText],
    ] as const) {
      const style = await page.addStyleTag({ content });
      await expectFit(page, what, widths.slice(1));
      await style.evaluate((element) => element.parentNode?.removeChild(element));
    }
  });
}
