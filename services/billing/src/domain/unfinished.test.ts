import { day } from "./provider-subscription.fixture.ts";
import { nextAttempt, type Unfinished } from "./unfinished.ts";

/** The times of all attempts from day 0 on, the last of which isn't followed by another one. */
function attemptsFor(reason: string): Date[] {
  const times: Date[] = [];
  let known: Unfinished | undefined;
  for (let dueAt: Date | null = day(0); dueAt; dueAt = known.dueAt) {
    times.push(dueAt);
    known = nextAttempt(known, reason, dueAt);
  }
  return times;
}

it.each([
  ["for 30 days", "balance_insufficient", day(30)],
  ["for half a year while a bank decides", "charge_disputed", day(180)],
])("tries ever more rarely what can't be done, and %s at least", (_howLong, reason, end) => {
  const times = attemptsFor(reason);
  const pauses = times.slice(1).map((time, index) => time.getTime() - (times[index]?.getTime() ?? 0));
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect(pauses[0]).toBe(5 * 60_000);
  expect(pauses.at(-1)).toBe(day(1).getTime() - day(0).getTime());
  expect(times.at(-1)?.getTime()).toBeGreaterThanOrEqual(end.getTime());
});

it("doesn't try again what the owner's bank has refused", () => {
  expect(attemptsFor("refund_failed")).toEqual([day(0)]);
});
