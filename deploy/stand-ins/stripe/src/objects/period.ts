export type Interval = "month" | "year";

/**
 * Returns the instant that is `count` intervals after an anchor: on the same day of the month, or on the month's last day
 * where it has fewer (as Stripe's billing cycle anchor).
 */
function addIntervals(anchor: number, interval: Interval, count: number): number {
  const date = new Date(anchor * 1000);
  const months = interval === "year" ? count * 12 : count;
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(date.getUTCDate(), lastDay);
  return Math.floor(
    Date.UTC(year, month, day, date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()) / 1000,
  );
}

export const monthsAfter = (anchor: number, count: number): number => addIntervals(anchor, "month", count);

/** Returns the end of the period that begins at `start`, in the cycle of an anchor. */
export function periodEnd(anchor: number, interval: Interval, start: number): number {
  let count = 1;
  while (addIntervals(anchor, interval, count) <= start) count++;
  return addIntervals(anchor, interval, count);
}
