import type { Delivery } from "../src/domain/delivery.ts";
import type { Context } from "../src/context.ts";
import { addQueueGauges } from "../src/jobs/queue-gauges.ts";
import { openContext } from "./support/start-notification.ts";

const now = new Date("2026-11-21T12:00:00Z");
const at = (ms: number) => new Date(now.getTime() + ms);
const delivery = (id: string, more: Partial<Delivery & { toHash: string }> = {}) => ({
  ...{ id, kind: "password-changed" as const, to: `${id}@example.org`, data: { email: "x" } },
  ...{ priority: 0 as const, dueAt: now, attempts: 0, createdAt: now, expiresAt: at(86_400_000) },
  ...more,
});
const all = ({ mongo }: Context) =>
  mongo.connection.collection<{ _id: string }>("deliveries").find().sort({ _id: 1 }).toArray();

it("gives those that are due, people before mailings, the longest due first, and no more than asked for", async () => {
  const { deliveries } = await openContext();
  await deliveries.add([
    delivery("mailing", { priority: 1, dueAt: at(-5000) }),
    delivery("mailing, too", { priority: 1, dueAt: at(-4000) }),
    delivery("second", { dueAt: at(-1000) }),
    delivery("first", { dueAt: at(-2000) }),
    delivery("now"),
    delivery("later", { dueAt: at(1) }),
  ]);
  const due = async (limit: number) => (await deliveries.listDue(now, limit)).map(({ id }) => id);
  expect(await due(10)).toEqual(["first", "second", "now", "mailing", "mailing, too"]);
  expect(await due(4)).toEqual(["first", "second", "now", "mailing"]);
  expect(await due(2)).toEqual(["first", "second"]);
});

it("keeps what is known when the same is queued again, and says how many are new", async () => {
  const context = await openContext();
  const { deliveries } = context;
  expect(await deliveries.add([delivery("a", { attempts: 3 })])).toBe(1);
  expect(await deliveries.add([delivery("a"), delivery("b")])).toBe(1);
  expect(await all(context)).toMatchObject([{ _id: "a", attempts: 3 }, { _id: "b" }]);
});

it("belongs to one claim, and only that one says what has become of it", async () => {
  const context = await openContext();
  const { deliveries } = context;
  await deliveries.add([delivery("a"), delivery("b"), delivery("c")]);
  expect(await deliveries.claim(["a", "b"], "one", at(1000))).toEqual(["a", "b"]);
  expect(await deliveries.claim(["b", "c"], "two", at(1000))).toEqual(["c"]);
  expect(await deliveries.claim(["a"], "two", at(1000))).toEqual([]);
  await deliveries.finish(
    [
      { id: "a", claimedBy: "one", state: "sent" },
      { id: "b", claimedBy: "two", state: "sent" },
      { id: "c", claimedBy: "two", state: "queued", dueAt: at(5000), attempts: 1, reason: "busy" },
    ],
    now,
  );
  const [a, b, c] = await all(context);
  expect(a).toMatchObject({ state: "sent", doneAt: now });
  expect(b).toMatchObject({ state: "claimed", claimedBy: "one" });
  expect(c).toMatchObject({ state: "queued", dueAt: at(5000), attempts: 1, reason: "busy" });
  expect([a, c].some((one) => one && ("claimedBy" in one || "claimedUntil" in one))).toBe(false);
});

it("is queued again after its claim has run out, and not before", async () => {
  const context = await openContext();
  const { deliveries } = context;
  await deliveries.add([delivery("a"), delivery("b"), delivery("c")]);
  await deliveries.claim(["a"], "dead", at(-1));
  await deliveries.claim(["b"], "alive", at(1));
  expect(await deliveries.requeueLost(now)).toBe(1);
  expect(await all(context)).toMatchObject([{ state: "queued" }, { state: "claimed" }, { state: "queued" }]);
});

it("is ended for a subscriber or an address while it waits, without what it says, and stays once it is sent", async () => {
  const context = await openContext();
  const { deliveries } = context;
  await deliveries.add([
    delivery("a", { subscriberId: "1" }),
    delivery("b", { subscriberId: "1" }),
    delivery("c", { toHash: "hash" }),
    delivery("d", { subscriberId: "2", toHash: "other" }),
  ]);
  await deliveries.claim(["b"], "one", at(1000));
  await deliveries.finish([{ id: "b", claimedBy: "one", state: "sent" }], at(-1));
  await deliveries.cancelOfSubscriber("1", now, "unsubscribed");
  await deliveries.cancelTo("hash", now, "bounce");
  const [a, b, c, d] = await all(context);
  expect(a).toMatchObject({ state: "suppressed", reason: "unsubscribed", doneAt: now, data: {} });
  expect(b).toMatchObject({ state: "sent", doneAt: at(-1) });
  expect(c).toMatchObject({ state: "suppressed", reason: "bounce", doneAt: now, data: {} });
  expect([a, c].some((one) => one && ("to" in one || "toHash" in one))).toBe(false);
  expect(d).toMatchObject({ state: "queued", to: "d@example.org" });
});

it("is sent from quarantine as if it were new, and no other is", async () => {
  const context = await openContext();
  const { deliveries } = context;
  await deliveries.add([delivery("a", { attempts: 4 }), delivery("b")]);
  await deliveries.claim(["a", "b"], "one", at(1000));
  await deliveries.finish(
    [
      { id: "a", claimedBy: "one", state: "quarantined", reason: "spam" },
      { id: "b", claimedBy: "one", state: "failed" },
    ],
    now,
  );
  expect(await deliveries.listQuarantined(10)).toMatchObject([{ id: "a", reason: "spam" }]);
  expect(await deliveries.redrive(at(9000))).toBe(1);
  const [a, b] = await all(context);
  expect(a).toMatchObject({ state: "queued", dueAt: at(9000), attempts: 0 });
  expect(a).not.toHaveProperty("doneAt");
  expect(a).not.toHaveProperty("reason");
  expect(b).toMatchObject({ state: "failed" });
});

it("is counted by its mailing and state, by how long it waits, and by when it ended", async () => {
  const { deliveries } = await openContext();
  await deliveries.add([
    delivery("a", { mailing: "m", dueAt: at(-3000) }),
    delivery("b", { mailing: "m", dueAt: at(-4000) }),
    delivery("c", { mailing: "m" }),
    delivery("d"),
  ]);
  await deliveries.claim(["c"], "one", at(1000));
  await deliveries.finish([{ id: "c", claimedBy: "one", state: "sent" }], now);
  expect(await deliveries.countsOf("m")).toEqual({ queued: 2, sent: 1 });
  expect((await deliveries.waiting()).sort((one, other) => one.count - other.count)).toEqual([
    { mailing: "", count: 1, oldestDueAt: now },
    { mailing: "m", count: 2, oldestDueAt: at(-4000) },
  ]);
  expect(await deliveries.countSince("sent", now)).toBe(1);
  expect(await deliveries.countSince("sent", at(1))).toBe(0);
  expect(await deliveries.countSince("failed", now)).toBe(0);
});

it("is a person's by account or subscription, the oldest first, and is forgotten 30 days after it ended", async () => {
  const { deliveries, mongo } = await openContext();
  await deliveries.add([
    delivery("new", { userId: "ada" }),
    delivery("old", { subscriberId: "1", createdAt: at(-1) }),
    delivery("last", { userId: "ada", kind: "account-deleted", createdAt: at(1) }),
    delivery("other", { userId: "bob" }),
  ]);
  const listed = await deliveries.listOf({ userId: "ada", subscriberId: "1" });
  expect(listed.map(({ _id }) => _id)).toEqual(["old", "new", "last"]);
  await deliveries.removeOf("ada", "account-deleted");
  expect((await deliveries.listOf({ userId: "ada" })).map(({ _id }) => _id)).toEqual(["last"]);
  expect(await deliveries.listOf({ userId: "bob" })).toHaveLength(1);
  expect(await mongo.connection.collection("deliveries").indexes()).toContainEqual(
    expect.objectContaining({ key: { doneAt: 1 }, expireAfterSeconds: 30 * 86_400 }),
  );
});

describe("The metrics of the queue", () => {
  const textOf = async ({ metrics }: Context) => metrics.registry.metrics();

  it("add up the mails that wait in a time zone, and show none where none waits any more", async () => {
    const context = await openContext({ now: () => at(60_000) });
    addQueueGauges(context);
    await context.deliveries.add([
      delivery("a", { mailing: "2026-11-21 Asia/Tokyo" }),
      delivery("b", { mailing: "2026-11-22 Asia/Tokyo" }),
    ]);
    const before = await textOf(context);
    expect(before).toMatch(/mail_queue_length\{zone="Asia\/Tokyo".*\} 2\n/);
    expect(before).toMatch(/mail_queue_oldest_seconds\S* 60\n/);
    await context.deliveries.claim(["a", "b"], "one", at(1000));
    const after = await textOf(context);
    expect(after).not.toContain("Asia/Tokyo");
    expect(after).toMatch(/mail_queue_oldest_seconds\S* 0\n/);
  });

  it("count the mailings of the last day that are held or missed, and keep their values while the database is away", async () => {
    const context = await openContext({ now: () => now });
    const { mailings } = context;
    let isAway = false;
    const listSince: typeof mailings.listSince = (since) =>
      isAway ? Promise.reject(new Error("the database is away")) : mailings.listSince(since);
    addQueueGauges({ ...context, mailings: { ...mailings, listSince } });
    const states = ["held", "missed", "filled", "preparing"] as const;
    for (const state of states)
      for (const releasedAt of [at(-86_400_000), at(-86_400_001)]) {
        const mailing = { timeZone: "UTC", date: "2026-11-21", releasedAt, expiresAt: now, cursor: "" };
        await mailings.add({ ...mailing, id: `${state} ${+releasedAt}`, state });
      }
    expect(await textOf(context)).toMatch(/mailings_held\S* 2\n/);
    isAway = true;
    expect(await textOf(context)).toMatch(/mailings_held\S* 2\n/);
  });
});
