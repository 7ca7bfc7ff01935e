import { expect, test, type Page } from "@playwright/test";
import { openStyleguide } from "../styleguide.ts";
import { shellReady } from "../shell.ts";

/** All parts of the design on a phone, where the cookie notice covers most, and a page with the desktop's header. */
const walks = [
  { path: "/_styleguide", viewport: { width: 390, height: 844 }, fewest: 60 },
  { path: "/", viewport: { width: 1280, height: 800 }, fewest: 20 },
];

/** Returns the focused element, whether its focus ring is visible, and whether it is covered. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    // A checkbox draws the ring around the box inside it.
    const isMarked = [element, ...element.querySelectorAll("*")].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(part);
      return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
    });
    const box = element.getBoundingClientRect();
    // Chromium scrolls to the first line of a text area, where the caret is.
    const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height / 2, 24)];
    const top = document.elementFromPoint(x, y);
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
    return {
      what: `${element.tagName} ${(element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 40)} #${element.id}`,
      isMarked,
      isSeen:
        top !== null && (element.contains(top) || top.contains(element) || label?.contains(top) === true),
    };
  });
}

for (const { path, viewport, fewest } of walks) {
  test(`Every tab stop on ${path} has a visible focus ring, ${viewport.width} px wide`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await page.goto(path);
    await shellReady(page);
    await page.waitForLoadState("networkidle");
    const stops: string[] = [];
    for (let stop = 0; stop < 600; stop += 1) {
      await page.keyboard.press("Tab");
      const now = await focused(page);
      if (now === null) break;
      stops.push(now.what);
      if (now.isMarked && now.isSeen) continue;
      // The page may still be scrolling to the element.
      await expect
        .poll(() => focused(page), now.what)
        .toMatchObject({ what: now.what, isMarked: true, isSeen: true });
    }
    expect(stops.length).toBeGreaterThan(fewest);
    expect(stops.length).toBeLessThan(600);
  });
}

test("In forced colors, every control has an outline or is underlined, an open list and its option too, and each tile has its own border", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openStyleguide(page, "all");
  // The browser itself draws radio buttons.
  const bare = await page.evaluate(() =>
    Array.from(
      document.querySelectorAll(
        "main button, main input:not([aria-hidden=true], [type=radio]), main textarea, main [role=checkbox], main [role=switch], main [role=combobox]",
      ),
    )
      .filter((control) => control.checkVisibility() && control.closest("[aria-hidden=true]") === null)
      .filter((control) => getComputedStyle(control).clipPath === "none")
      .filter((control) => {
        // What a ticked day looks like is drawn by another part of its label.
        const whole = control.closest("label") ?? control;
        return [whole, ...whole.querySelectorAll("*")].every((part) => {
          const { borderStyle, borderWidth, textDecorationLine } = getComputedStyle(part);
          return (borderStyle === "none" || parseFloat(borderWidth) === 0) && textDecorationLine === "none";
        });
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );
  expect(bare).toEqual([]);

  const borders = await page
    .locator("#tiles [role=img]")
    .first()
    .locator("> *")
    .evaluateAll((tiles) =>
      tiles.map((one) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(one);
        return `${borderTopStyle} ${borderTopWidth}`;
      }),
    );
  // Right, absent, elsewhere, closed; the fourth is like the second.
  expect(new Set(borders).size).toBe(4);

  await page.getByRole("combobox", { name: "Letter", exact: true }).focus();
  await page.keyboard.press("Enter");
  const list = page.getByRole("listbox");
  expect(await list.evaluate((element) => parseFloat(getComputedStyle(element).borderTopWidth))).toBe(1);
  const marked = page.getByRole("option", { name: "C words" });
  expect(await marked.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe("solid");
});

test("With reduced motion nothing moves, whatever is opened or turned", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openStyleguide(page, "all");
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === "running")
        .map(({ effect }) =>
          effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 100) : "",
        ),
    );
  expect(await moving()).toEqual([]);
  await page.getByRole("button", { name: "Letter 1, closed" }).click();
  await expect(page.getByRole("button", { name: "Letter 1: T" })).toBeVisible();
  expect(await moving()).toEqual([]);
  // Those of the header's section open nothing.
  const sections = ["#dialogs", "#panel", "#cookie-notice", "#blockers"].join();
  const openers = await page.locator(`:is(${sections}) button[aria-haspopup=dialog]:visible`).all();
  expect(openers).toHaveLength(7);
  const overlay = page.locator("[role=dialog], dialog[open]");
  for (const [index, button] of openers.entries()) {
    await button.click();
    await expect(overlay).toBeVisible();
    expect(await moving()).toEqual([]);
    // The last one opens the wall against an ad blocker, which nothing closes.
    if (index === openers.length - 1) break;
    // It listens to the keyboard a moment after it is shown.
    await expect(async () => {
      await page.keyboard.press("Escape");
      await expect(overlay).toHaveCount(0, { timeout: 1000 });
    }).toPass();
  }
});
