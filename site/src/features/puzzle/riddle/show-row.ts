/** Scrolls to an element of which a part is out of sight. */
export function showRow(element: HTMLElement): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= 0 && bottom <= innerHeight) return;
  const isReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.scrollIntoView({ block: "center", behavior: isReduced ? "auto" : "smooth" });
}
