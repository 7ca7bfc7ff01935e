import { AxeBuilder } from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";

const viewports = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

for (const theme of ["dark", "light"] as const) {
  for (const viewport of viewports) {
    test(`axe finds no violations on the whole look page, ${theme}, ${viewport.width} px wide`, async ({
      page,
    }) => {
      test.slow();
      await page.addInitScript((name) => localStorage.setItem("wordlehint-theme", name), theme);
      await page.setViewportSize(viewport);
      await page.goto("/_look");
      await page.waitForLoadState("networkidle");
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual(
        [],
      );
    });
  }
}

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
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
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

for (const viewport of viewports) {
  test(`Every tab stop has a visible focus ring, ${viewport.width} px wide`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await page.goto("/_look");
    await page.waitForLoadState("networkidle");
    const stops: string[] = [];
    for (let stop = 0; stop < 600; stop += 1) {
      await page.keyboard.press("Tab");
      const now = await focused(page);
      if (now === null) break;
      stops.push(now.what);
      expect(now, now.what).toMatchObject({ isMarked: true, isSeen: true });
    }
    expect(stops.length).toBeGreaterThan(60);
    expect(stops.length).toBeLessThan(600);
  });
}

test("In forced colours, every control has an outline, or is underlined as a link", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/_look");
  await page.waitForLoadState("networkidle");
  const bare = await page.evaluate(() =>
    Array.from(
      document.querySelectorAll(
        "main button, main input, main textarea, main [role=checkbox], main [role=switch], main [role=combobox]",
      ),
    )
      .filter((control) => control.checkVisibility() && getComputedStyle(control).clipPath === "none")
      .filter((control) =>
        [control, ...control.querySelectorAll("*")].every((part) => {
          const { borderStyle, borderWidth, textDecorationLine } = getComputedStyle(part);
          return (borderStyle === "none" || parseFloat(borderWidth) === 0) && textDecorationLine === "none";
        }),
      )
      .map((control) => control.outerHTML.slice(0, 120)),
  );
  expect(bare).toEqual([]);
});

test("With reduced motion nothing moves, whatever is opened", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/_look");
  await page.waitForLoadState("networkidle");
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
  for (const button of await page.locator("main button[aria-haspopup=dialog]:visible").all()) {
    await button.click();
    expect(await moving()).toEqual([]);
    await page.keyboard.press("Escape");
  }
});
