import { runCommands } from "@wordlehint/runtime/test-support/run-commands";
import type { Context } from "../context.ts";
import type { DeliveryState } from "../domain/delivery.ts";
import { addQueueCommands } from "./queue-commands.ts";

const now = new Date("2026-11-21T12:00:00Z");
const [secondMs, hourMs] = [1000, 3_600_000];
const ago = (ms: number) => new Date(now.getTime() - ms);

/** Runs a command, and returns the lines that it prints. */
async function run(name: string, context: object) {
  const { out } = await runCommands(addQueueCommands, { now: () => now, ...context } as Context, [name]);
  return { lines: out.trimEnd().split("\n") };
}

describe("status", () => {
  const oldestDueAt = ago(0);
  type Ended = readonly [DeliveryState, Date];
  const contextOf = ({
    waiting = [] as object[],
    ended = [] as Ended[],
    pausedAt = undefined as unknown,
  }) => ({
    sending: { pausedAt: () => Promise.resolve(pausedAt) },
    deliveries: {
      waiting: () => Promise.resolve(waiting),
      countSince: (state: DeliveryState, since: Date) =>
        Promise.resolve(ended.filter(([its, at]) => its === state && at >= since).length),
    },
    subscribers: { counts: () => Promise.resolve({ active: 7, pending: 2 }) },
    suppressions: { count: () => Promise.resolve(9) },
    budgets: { countSpent: (at: Date) => Promise.resolve(at === now ? 4 : 0) },
  });

  it("counts what waits, and what was sent, failed and suppressed in its time", async () => {
    const { lines } = await run(
      "status",
      contextOf({
        waiting: [
          { count: 2, oldestDueAt },
          { count: 3, oldestDueAt: ago(2 * hourMs) },
          { count: 1, oldestDueAt: ago(hourMs) },
        ],
        ended: [
          ["sent", ago(59 * secondMs)],
          ["sent", ago(61 * secondMs)],
          ["sent", ago(24 * hourMs)],
          ["sent", ago(24 * hourMs + 1)],
          ["failed", ago(23 * hourMs)],
          ["failed", ago(23 * hourMs)],
          ["failed", ago(25 * hourMs)],
          ["suppressed", ago(hourMs)],
          ["suppressed", ago(25 * hourMs)],
        ],
      }),
    );
    expect(lines).toEqual([
      "Sending                   yes",
      "Waiting                   6, the oldest due 2026-11-21 10:00 (UTC)",
      "Sent in the last minute   1",
      "Sent in 24 hours          3",
      "Failed in 24 hours        2",
      "Suppressed in 24 hours    1",
      "In quarantine             0",
      "Subscribers               7, and 2 who haven't confirmed yet",
      "Suppressed addresses      9",
      "Mailboxes at their limit  4",
    ]);
  });

  it("says since when sending is paused, and that nothing waits", async () => {
    const { lines } = await run("status", contextOf({ pausedAt: ago(hourMs) }));
    expect(lines.slice(0, 2)).toEqual([
      "Sending                   paused since 2026-11-21 11:00 (UTC)",
      "Waiting                   0",
    ]);
  });
});

describe("mailings", () => {
  const tokyo = { id: "2026-11-21 Asia/Tokyo", date: "2026-11-21", timeZone: "Asia/Tokyo" };
  const utc = { id: "2026-11-21 UTC", date: "2026-11-21", timeZone: "UTC" };

  it("says of each mailing of two days what has become of its mails, with those that wait or are being sent", async () => {
    const counts: Record<string, object> = {
      [tokyo.id]: { queued: 1, claimed: 2, sent: 4, failed: 5, suppressed: 6, quarantined: 7 },
      [utc.id]: {},
    };
    const listSince = (since: Date) =>
      Promise.resolve(
        since < ago(48 * hourMs)
          ? []
          : [
              { ...tokyo, state: "filled" },
              { ...utc, state: "held", reason: "The guard refuses it." },
            ],
      );
    const deliveries = { countsOf: (id: string) => Promise.resolve(counts[id]) };
    const { lines } = await run("mailings", { mailings: { listSince }, deliveries });
    expect(lines.map((line) => line.split(/ {2,}/))).toEqual([
      ["DATE", "ZONE", "STATE", "WAITING", "SENT", "FAILED", "SUPPRESSED", "QUARANTINED", "WHY"],
      ["2026-11-21", "Asia/Tokyo", "complete", "3", "4", "5", "6", "7"],
      ["2026-11-21", "UTC", "held", "0", "0", "0", "0", "0", "The guard refuses it."],
    ]);
  });
});

describe("quarantine", () => {
  it("lists the mails with when they were ordered, how often they were tried again, and why they are there", async () => {
    const mail = { id: "a1", kind: "new-device", attempts: 3, reason: "RCPT TO: blocked" };
    const listQuarantined = () => Promise.resolve([{ ...mail, createdAt: ago(hourMs), dueAt: now }]);
    expect((await run("quarantine", { deliveries: { listQuarantined } })).lines).toEqual([
      "ID  KIND        SINCE (UTC)       RETRIES  WHY",
      "a1  new-device  2026-11-21 11:00  3        RCPT TO: blocked",
    ]);
  });

  it.each([
    [100, []],
    [101, ["These are 100 of the 101 mails in quarantine."]],
  ])("lists 100 mails of %i, and says so where there are more", async (count, more) => {
    const mail = { kind: "new-device", attempts: 3, reason: "RCPT TO: blocked", createdAt: now, dueAt: now };
    const all = Array.from({ length: count }, (_, index) => ({ ...mail, id: `a${index}` }));
    const listQuarantined = (limit: number) => Promise.resolve(all.slice(0, limit));
    const deliveries = { listQuarantined, countSince: () => Promise.resolve(count) };
    const { lines } = await run("quarantine", { deliveries });
    expect(lines.filter((line) => line.startsWith("a"))).toHaveLength(100);
    expect(lines.slice(101)).toEqual(more);
  });
});
