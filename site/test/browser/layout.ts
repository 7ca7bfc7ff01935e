import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Returns short descriptions of elements that overflow the page's width or are clipped by a box that doesn't
 * scroll.
 */
export function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const describe = (element: Element, what: string): string =>
      `${what}: <${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}"> ${element.textContent.trim().slice(0, 60)}`;
    const isUnseen = (element: Element): boolean => {
      const style = getComputedStyle(element);
      return (
        style.clipPath !== "none" ||
        // As Radix hides what is for screen readers alone.
        style.getPropertyValue("clip") !== "auto" ||
        style.visibility === "hidden" ||
        style.opacity === "0" ||
        !element.checkVisibility()
      );
    };
    const scrolls = (value: string): boolean => value === "auto" || value === "scroll";
    const inScroller = (element: Element): boolean => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        if (scrolls(getComputedStyle(box).overflowX) || isUnseen(box)) return true;
      }
      return false;
    };
    const found: string[] = [];
    if (document.documentElement.scrollWidth > width)
      found.push(`the page is ${document.documentElement.scrollWidth} wide, not ${width}`);
    for (const element of document.body.querySelectorAll("*")) {
      if (isUnseen(element) || element.closest("svg") !== null) continue;
      const box = element.getBoundingClientRect();
      if (box.width === 0 || inScroller(element)) continue;
      if (box.right > width + 1 || box.left < -1) found.push(describe(element, "sticks out"));
      const { overflowX, overflowY } = getComputedStyle(element);
      const isCutX =
        // A single-line field scrolls while one types.
        !(element instanceof HTMLInputElement) &&
        !scrolls(overflowX) &&
        overflowX !== "visible" &&
        element.scrollWidth > element.clientWidth + 1;
      const isCutY =
        !scrolls(overflowY) && overflowY !== "visible" && element.scrollHeight > element.clientHeight + 1;
      if (isCutX || isCutY) found.push(describe(element, "is cut"));
    }
    return found;
  });
}

/** The text spacing of WCAG 2.2, success criterion 1.4.12. */
export const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`;

/** Text at twice its size, as set in a phone or browser. */
export const doubledText = "html { font-size: 200% !important }";

/** The edges of an element's box in pixels: left, top, right and bottom. */
export async function edgesOf(element: Locator): Promise<number[]> {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: NaN, y: NaN, width: 0, height: 0 };
  return [x, y, x + width, y + height];
}

/** Expects edges where they were, but for a rounded pixel. */
export function expectSamePlace(now: readonly number[], before: readonly number[]): void {
  const moved = now.map((edge, index) => Math.abs(edge - (before[index] ?? NaN)));
  expect(Math.max(...moved), `moved to ${now.join(", ")} from ${before.join(", ")}`).toBeLessThanOrEqual(1);
}
