/** Scrolls to an element as far as it is out of sight. */
export function showRow(element: HTMLElement): void {
  const isReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.scrollIntoView({ block: "nearest", behavior: isReduced ? "auto" : "smooth" });
}
