/** Number of pages to show on each side of the current one. */
const beside = 1;

/**
 * Returns the page numbers to show: the first, the last and those around `page`. Null marks a gap; a gap of a
 * single number isn't made, since the number takes no more room than the ellipsis.
 */
export function shownPages(page: number, count: number): (number | null)[] {
  const all = Array.from({ length: count }, (_, index) => index + 1);
  const near = all.filter((n) => n === 1 || n === count || Math.abs(n - page) <= beside);
  return near.flatMap((n, index) => {
    const before = near[index - 1] ?? 0;
    if (n - before === 1) return [n];
    return n - before === 2 ? [n - 1, n] : [null, n];
  });
}
