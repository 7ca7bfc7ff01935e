import type { Kinds } from "./kinds.ts";

type Recurring = NonNullable<Kinds["price"]["recurring"]>;
export type Interval = Pick<Recurring, "interval" | "interval_count">;

const daySeconds = 24 * 3600;

/**
 * The time that is `count` intervals after an anchor: on the same day of the month, or on the month's last day where it
 * has fewer (as Stripe's billing cycle anchor).
 */
function addIntervals(anchor: number, { interval, interval_count }: Interval, count: number): number {
  const steps = interval_count * count;
  if (interval === "day") return anchor + steps * daySeconds;
  if (interval === "week") return anchor + steps * 7 * daySeconds;
  const date = new Date(anchor * 1000);
  const months = interval === "year" ? steps * 12 : steps;
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(date.getUTCDate(), lastDay);
  return Math.floor(
    Date.UTC(year, month, day, date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()) / 1000,
  );
}

/** The end of the period that begins at `start`, in the cycle of an anchor. */
export function periodEnd(anchor: number, interval: Interval, start: number): number {
  let count = 1;
  while (addIntervals(anchor, interval, count) <= start) count++;
  return addIntervals(anchor, interval, count);
}
