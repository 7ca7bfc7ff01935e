import { newEvent } from "@wordlehint/runtime";
import type { Subscriber } from "../src/domain/subscriber.ts";
import { openContext } from "./support/start-notification.ts";
import { addSubscribers } from "./support/subscriber-documents.ts";

const now = new Date("2026-11-21T12:00:00Z");
const at = (ms: number) => new Date(now.getTime() + ms);
const dayMs = 86_400_000;

const asked: Subscriber = {
  ...{ id: "a", email: "a@example.org", emailKey: "a@example.org", linkId: "a link", createdAt: now },
  ...{ status: "pending", timeZone: "UTC", help: "riddle", days: [1], confirmBy: at(1) },
};
const links = { confirmHash: "c", preferencesHash: "p", unsubscribeHash: "u" };

describe("Subscribers", () => {
  it("are read by zone in order of their ids, those who have confirmed only", async () => {
    const context = await openContext();
    const { subscribers } = context;
    await addSubscribers(context, {
      c: {},
      a: {},
      b: {},
      asking: { status: "pending", timeZone: "Europe/Berlin" },
      tokyo: { timeZone: "Asia/Tokyo", confirmedAt: now },
    });
    const ids = async (afterId: string, limit: number) =>
      (await subscribers.listActive("America/New_York", afterId, limit)).map(({ id }) => id);
    expect(await ids("", 2)).toEqual(["a", "b"]);
    expect(await ids("b", 2)).toEqual(["c"]);
    expect(await subscribers.listActive("Europe/Berlin", "", 9)).toEqual([]);
    expect((await subscribers.zones()).sort()).toEqual(["America/New_York", "Asia/Tokyo"]);
    expect((await subscribers.findActive(["c", "asking"])).map(({ id }) => id)).toEqual(["c"]);
    expect(await subscribers.hasActiveBefore("Asia/Tokyo", now)).toBe(false);
    expect(await subscribers.hasActiveBefore("Asia/Tokyo", at(1))).toBe(true);
    expect(await subscribers.counts()).toEqual({ active: 4, pending: 1 });
  });

  it("are forgotten when they haven't confirmed in time, or a year after they left", async () => {
    const context = await openContext();
    const { subscribers, mongo } = context;
    await addSubscribers(context, {
      late: { status: "pending", confirmBy: at(-1) },
      inTime: { status: "pending", confirmBy: at(1) },
      active: { confirmBy: at(-1) },
      gone: { status: "gone", goneAt: at(-dayMs - 1) },
      goneLater: { status: "gone", goneAt: at(-dayMs + 1) },
    });
    await subscribers.sweep(now, at(-dayMs));
    const left = await mongo.connection.collection<{ _id: string }>("subscribers").find().toArray();
    expect(left.map(({ _id }) => _id).sort()).toEqual(["active", "goneLater", "inTime"]);
  });

  it("are activated while they are asked, removed once, and neither changed nor asked after that", async () => {
    const context = await openContext();
    const { subscribers } = context;
    await addSubscribers(context, { a: { status: "pending", confirmBy: at(1) } });
    expect(await subscribers.activate("a", { confirmedAt: now, userId: "ada" })).toBe(true);
    expect(await subscribers.activate("a", { confirmedAt: at(1) })).toBe(false);
    const active = await subscribers.findByUserId("ada");
    expect(active).toMatchObject({ status: "active", confirmedAt: now });
    expect(active).not.toHaveProperty("confirmBy");
    if (!active) return;
    expect(await subscribers.ask({ ...active, status: "pending", help: "hints" }, links)).toBe(false);
    expect(await subscribers.findByUserId("ada")).toEqual(active);
    await subscribers.remove("a", now);
    await subscribers.remove("a", now);
    expect(await subscribers.change("a", { help: "hints" })).toBe(false);
    expect(await subscribers.findByEmailKey("a@example.org")).toBeUndefined();
  });

  it("who are asked for another time have what was chosen last, and their first links", async () => {
    const { subscribers } = await openContext();
    expect(await subscribers.ask(asked, links)).toBe(true);
    const again: Subscriber = { ...asked, help: "hints", days: [2], confirmBy: at(2) };
    expect(await subscribers.ask(again, { ...links, confirmHash: "another" })).toBe(true);
    expect(await subscribers.findByLink("confirmHash", "c")).toEqual(again);
    expect(await subscribers.ask({ ...asked, id: "b" }, links)).toBe(false);
  });

  it("aren't joined by the decoy, which is saved where nobody is asked", async () => {
    const { subscribers } = await openContext();
    await Promise.all([subscribers.askDecoy(asked, links), subscribers.askDecoy(asked, links)]);
    expect(await subscribers.counts()).toEqual({ active: 0, pending: 0 });
    expect(await subscribers.findByLink("confirmHash", "c")).toBeUndefined();
  });

  it("don't take an address that somebody else has", async () => {
    const context = await openContext();
    await addSubscribers(context, { a: {}, b: {} });
    const move = (email: string) =>
      context.subscribers.changeEmail("a", { email, emailKey: email, userId: "ada" });
    expect(await move("b@example.org")).toBe(false);
    expect(await move("c@example.org")).toBe(true);
    expect(await context.subscribers.findByEmailKey("c@example.org")).toMatchObject({
      id: "a",
      userId: "ada",
    });
  });
});

it("lets one replica at a time work on a mailing, until it is filled or the replica is overdue", async () => {
  const { mailings } = await openContext();
  const mailing = { id: "m", timeZone: "UTC", date: "2026-11-21", releasedAt: now, expiresAt: at(dayMs) };
  expect(await mailings.add({ ...mailing, state: "preparing", cursor: "" })).toBe(true);
  expect(await mailings.add({ ...mailing, state: "missed", cursor: "" })).toBe(false);
  expect(await mailings.hold("m", "one", now, at(1000))).toMatchObject({ id: "m", state: "preparing" });
  expect(await mailings.hold("m", "two", at(999), at(2000))).toBeUndefined();
  expect(await mailings.hold("m", "one", at(999), at(1000))).toBeDefined();
  expect(await mailings.hold("m", "two", at(1000), at(2000))).toBeDefined();
  expect(await mailings.save("m", "one", { cursor: "x", heldUntil: at(3000) })).toBe(false);
  expect(await mailings.save("m", "two", { cursor: "y", state: "filled", heldUntil: at(1000) })).toBe(true);
  expect(await mailings.find("m")).toMatchObject({ cursor: "y", state: "filled" });
  expect(await mailings.hold("m", "two", at(9000), at(9001))).toBeUndefined();
  await mailings.add({ ...mailing, id: "n", releasedAt: at(1), state: "held", cursor: "" });
  expect((await mailings.listSince(now)).map(({ id }) => id)).toEqual(["n", "m"]);
  expect((await mailings.listSince(at(1))).map(({ id }) => id)).toEqual(["n"]);
});

it("remembers the gravest reason against an address, and lifts only the one that it is told to", async () => {
  const { suppressions } = await openContext();
  const reasonOf = async (hash: string) => (await suppressions.find([hash])).get(hash);
  await suppressions.add("a", "complaint", now);
  await suppressions.add("a", "bounce", at(1));
  await suppressions.add("a", "complaint", at(2));
  expect(await reasonOf("a")).toEqual({ hash: "a", reason: "bounce", since: at(1) });
  await suppressions.add("b", "operator", at(5));
  expect((await suppressions.list(9)).map(({ hash }) => hash)).toEqual(["b", "a"]);
  expect(await suppressions.list(1)).toHaveLength(1);
  expect(await suppressions.remove("a", "complaint")).toBe(false);
  expect(await suppressions.remove("a", "bounce")).toBe(true);
  expect(await suppressions.remove("a")).toBe(false);
  expect(await reasonOf("a")).toBeUndefined();
  expect(await suppressions.remove("b")).toBe(true);
});

it("keeps a visitor's message whose event isn't published yet, and lists an address's messages since a moment, the oldest first", async () => {
  const { messages, mongo } = await openContext();
  // The bus refuses it, so that the relay leaves it where it is.
  const event = { ...newEvent("contact.received", "m", { messageId: "m" }, now), data: { messageId: "" } };
  const message = { name: "Ada", email: "ada@example.org", emailKey: "ada", subject: "x", message: "y" };
  await messages.add({ ...message, id: "second", receivedAt: at(1) }, event);
  await messages.add({ ...message, id: "first", receivedAt: now }, event);
  await messages.add({ ...message, id: "other", emailKey: "bob", receivedAt: now }, event);
  expect((await messages.listFrom("ada", now)).map(({ id }) => id)).toEqual(["first", "second"]);
  expect((await messages.listFrom("ada", at(1))).map(({ id }) => id)).toEqual(["second"]);
  await messages.sweep(at(500 * dayMs));
  expect(await messages.listFrom("ada", now)).toHaveLength(2);
  const stored = mongo.connection.collection("contactMessages");
  await stored.updateMany({}, { $unset: { outboxPending: 1 } });
  await messages.sweep(at(365 * dayMs));
  expect(await stored.countDocuments()).toBe(3);
  await messages.sweep(at(365 * dayMs + 1));
  expect((await messages.listFrom("ada", now)).map(({ id }) => id)).toEqual(["second"]);
});
