import { eventDataSchemas, isRetiredEventType, parseEvent, type EventType } from "./events.ts";

const date = "2026-11-21";
const notice = { date, reason: "two days are left" };
const change = {
  dataset: "production",
  transactionId: "t1",
  documents: [{ id: "post", type: "blogPost", slugs: ["a-post"] }],
};
const account = { userId: "0b7c2f6e-5c58-4a37-9c35-1c4a6f2b8f11", email: "player@example.org" };
const link = { ...account, linkId: "k3x9", expiresAt: "2026-11-21T06:05:00.000Z" };
const subscription = {
  userId: account.userId,
  status: "active",
  currentPeriodEnd: "2026-12-21T05:05:00.000Z",
  cancelAtPeriodEnd: false,
  revision: 1,
};
const money = { userId: account.userId, amount: 377, currency: "usd" };
const samples: Record<EventType, object> = {
  "riddle.generated": { date },
  "riddle.released": { date },
  "riddle.horizon_low": notice,
  "riddle.generation_failed": notice,
  "content.published": change,
  "content.unpublished": change,
  "user.verification_requested": link,
  "user.email_change_requested": link,
  "user.email_changed": { ...account, previousEmail: "before@example.org" },
  "user.password_reset_requested": link,
  "user.password_changed": account,
  "user.signed_in_on_new_device": {
    ...account,
    device: "Firefox on Windows",
    signedInAt: "2026-11-21T05:05:00.000Z",
  },
  "user.deleted": account,
  "session.revoked": { userId: account.userId, expiresAt: link.expiresAt },
  "subscription.activated": subscription,
  "subscription.updated": subscription,
  "subscription.past_due": { ...subscription, status: "past_due" },
  "subscription.cancelled": { ...subscription, status: "cancelled" },
  "subscription.cancellation_requested": {
    userId: account.userId,
    currentPeriodEnd: "2026-12-21T05:05:00.000Z",
  },
  "subscription.renewal_ahead": { ...money, renewsAt: "2026-12-21T05:05:00.000Z" },
  "subscription.withdrawn": { ...money, withdrawnAt: "2026-12-21T05:05:00.000Z" },
  "contact.received": { messageId: "m1" },
};
/** For each event a change of its sample that a hostile or faulty sender could make. */
const hostile: Record<EventType, object> = {
  "riddle.generated": { date: "2026-02-30" },
  "riddle.released": { date: null },
  "riddle.horizon_low": { date: "tomorrow" },
  "riddle.generation_failed": { reason: "x".repeat(2001) },
  "content.published": { documents: Array(101).fill(change.documents[0]) },
  "content.unpublished": { dataset: "x".repeat(65) },
  "user.verification_requested": { linkId: undefined },
  "user.email_change_requested": { accountEmail: {} },
  "user.email_changed": { previousVerified: "yes" },
  "user.password_reset_requested": { expiresAt: "2026-11-21" },
  "user.password_changed": { emailVerified: null },
  "user.signed_in_on_new_device": { device: "x".repeat(201) },
  "user.deleted": { userId: "" },
  "session.revoked": { expiresAt: 0 },
  "subscription.activated": { revision: 0 },
  "subscription.updated": { status: "paid" },
  "subscription.past_due": { cancelAtPeriodEnd: "no" },
  "subscription.cancelled": { reason: "a whim" },
  "subscription.cancellation_requested": { currentPeriodEnd: null },
  "subscription.renewal_ahead": { amount: 1.5 },
  "subscription.withdrawn": { currency: 978 },
  "contact.received": { messageId: ["m1"] },
};
const types = Object.keys(eventDataSchemas) as EventType[];

const event = (over: object = {}) => ({
  id: "0b7c2f6e-5c58-4a37-9c35-1c4a6f2b8f10",
  type: "riddle.released",
  version: 1,
  occurredAt: "2026-11-21T05:05:00.000Z",
  aggregateId: "2026-11-21",
  data: { date },
  ...over,
});
const without = (name: string, whole: object) =>
  Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name));

describe.each(types)("%s", (type) => {
  const data = samples[type];

  it("is parsed as it was sent, without fields that its contract doesn't have", () => {
    const sent = event({ type, data: { ...data, word: "crane", extra: {} } });
    expect(parseEvent(sent)).toEqual(event({ type, data }));
  });

  it("is refused without data, and with what a hostile sender could make of it", () => {
    for (const wrong of [undefined, {}, [data], { ...data, ...hostile[type] }])
      expect(() => parseEvent(event({ type, data: wrong }))).toThrow();
  });
});

describe("a change of content", () => {
  const [document] = change.documents;
  const parse = (over: object) =>
    parseEvent(event({ type: "content.published", data: { ...change, ...over } }));

  it("may name a hundred documents, each with its slug before and after a move, and stale sync tags", () => {
    const documents = Array(100).fill({ ...document, slugs: ["a-post", "old-post"] }) as object[];
    expect(parse({ documents, syncTags: ["s1:a"] }).data).toEqual({
      ...change,
      documents,
      syncTags: ["s1:a"],
    });
  });

  it.each([
    ["three slugs of a document", { documents: [{ ...document, slugs: ["a", "b", "c"] }] }],
    ["an empty slug", { documents: [{ ...document, slugs: [""] }] }],
    ["a document without a type", { documents: [{ id: "post", slugs: [] }] }],
    ["an empty list of sync tags", { syncTags: [] }],
    ["a sync tag that is too long", { syncTags: ["x".repeat(65)] }],
  ])("is refused with %s", (_name, over) => {
    expect(() => parse(over)).toThrow();
  });
});

describe("an event of an earlier release", () => {
  it("is parsed without the verse, the number and the trace that it carried", () => {
    const data = { date, puzzleNumber: 1982, riddle: "One line\nand another" };
    const traceparent = `00-${"a".repeat(32)}-${"b".repeat(16)}-01`;
    expect(parseEvent(event({ data, traceparent }))).toEqual(event());
  });

  it("may have a type that is retired now", () => {
    expect(isRetiredEventType("user.registered")).toBe(true);
    expect(types.filter(isRetiredEventType)).toEqual([]);
    expect(isRetiredEventType("riddle.unheard_of")).toBe(false);
  });

  it.each([
    ["subscription.cancelled", "reason", "payment_reversed"],
    ["user.email_change_requested", "accountEmail", "before@example.org"],
    ["user.email_changed", "previousVerified", true],
    ["user.password_reset_requested", "emailVerified", true],
    ["user.password_changed", "emailVerified", false],
    ["user.signed_in_on_new_device", "emailVerified", true],
    ["user.deleted", "emailVerified", true],
  ] as const)("may be a %s without %s, which newer ones have", (type, name, value) => {
    const whole = event({ type, data: { ...samples[type], [name]: value } });
    expect(parseEvent(whole)).toEqual(whole);
  });
});

describe("the envelope", () => {
  it.each([
    ["id", ["", "short", "x".repeat(129), 12345678, null, undefined]],
    ["type", ["", "riddle.forgotten", "__proto__", "constructor", "RIDDLE.GENERATED", 1, null, undefined]],
    ["version", [0, -1, 1.5, "1", Infinity, null, undefined]],
    ["occurredAt", ["", "2026-11-21", "2026-02-30T00:00:00Z", 0, new Date(), null, undefined]],
    ["aggregateId", ["", "x".repeat(257), 1, null, undefined]],
  ])("is refused with a wrong %s", (name, wrongs) => {
    for (const wrong of wrongs) expect(() => parseEvent(event({ [name]: wrong }))).toThrow();
    expect(() => parseEvent(without(name, event()))).toThrow();
  });

  it("accepts values at its bounds, and later versions", () => {
    for (const over of [{ id: "x".repeat(8) }, { id: "x".repeat(128) }, { aggregateId: "x".repeat(256) }])
      expect(parseEvent(event({ ...over, version: 7 }))).toEqual(event({ ...over, version: 7 }));
  });

  it("drops unknown fields and lets nothing reach a prototype", () => {
    const hostileJson = JSON.stringify(event({ extra: 1 })).replace("{", '{"__proto__":{"admin":true},');
    const parsed: unknown = parseEvent(JSON.parse(hostileJson));
    expect(parsed).toEqual(event());
    expect((parsed as { admin?: boolean }).admin).toBeUndefined();
  });

  it("is an object", () => {
    for (const input of [undefined, null, "{}", 0, [], [event()]]) expect(() => parseEvent(input)).toThrow();
  });
});
