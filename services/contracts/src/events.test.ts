import { eventDataSchemas, eventEnvelopeSchema, parseEvent, type EventType } from "./events.ts";

const verse = { date: "2026-11-21", puzzleNumber: 1982, riddle: "One line\nand another" };
const notice = { date: "2026-11-21", reason: "two days are left" };
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
  "riddle.generated": { date: "2026-11-21" },
  "riddle.released": verse,
  "riddle.renumbered": { puzzleNumberOffset: 1 },
  "riddle.horizon_low": notice,
  "riddle.generation_failed": notice,
  "puzzle.result_recorded": { userId: account.userId, date: "2026-11-21", guesses: 4 },
  "puzzle.result_removed": { userId: account.userId, date: "2026-11-21" },
  "content.published": change,
  "content.unpublished": change,
  "user.registered": account,
  "user.verification_requested": link,
  "user.email_verified": account,
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
  "mail.subscribed": { subscriberId: "s1" },
  "mail.unsubscribed": { subscriberId: "s1", reason: "request" },
  "contact.received": { messageId: "m1" },
};
const types = Object.keys(eventDataSchemas) as EventType[];

const event = (over: object = {}) => ({
  id: "0b7c2f6e-5c58-4a37-9c35-1c4a6f2b8f10",
  type: "riddle.released",
  version: 1,
  occurredAt: "2026-11-21T05:05:00.000Z",
  aggregateId: "2026-11-21",
  data: verse,
  ...over,
});
const without = (name: string, whole: object) =>
  Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name));

describe.each(types)("%s", (type) => {
  const data = samples[type];

  it("is parsed as it was sent", () => {
    expect(parseEvent(event({ type, data }))).toEqual(event({ type, data }));
  });

  it.each(Object.keys(data))("is refused without %s, or with another type of it", (name) => {
    expect(() => parseEvent(event({ type, data: without(name, data) }))).toThrow();
    const meaningful = [
      name === "currentPeriodEnd" && type !== "subscription.cancellation_requested" && null,
      name === "cancelAtPeriodEnd" && true,
      name === "guesses" && null,
    ];
    for (const wrong of [null, {}, [], true, Symbol("s")]) {
      if (meaningful.includes(wrong as never)) continue;
      expect(() => parseEvent(event({ type, data: { ...data, [name]: wrong } }))).toThrow();
    }
  });

  it("drops fields that its contract doesn't have, such as the word", () => {
    const parsed = parseEvent(event({ type, data: { ...data, word: "crane", extra: {} } }));
    expect(parsed.data).toEqual(data);
  });

  it.each([[undefined], [null], ["text"], [1], [[]], [[data]]])("is refused with %p for data", (wrong) => {
    expect(() => parseEvent(event({ type, data: wrong }))).toThrow();
  });
});

const withText = types.filter((type) =>
  Object.keys(samples[type]).some((name) => /riddle|reason|dataset/.test(name)),
);
describe.each(withText)("%s", (type) => {
  it("is refused with too long a text", () => {
    const huge = "x".repeat(1_000_000);
    const texts = { riddle: huge, reason: huge, dataset: huge };
    expect(() => parseEvent(event({ type, data: { ...samples[type], ...texts } }))).toThrow();
  });
});

describe.each(types.filter((type) => "date" in samples[type]))("%s", (type) => {
  it.each(["2026-02-30", "tomorrow", ""])("is refused with the date %p", (date) => {
    expect(() => parseEvent(event({ type, data: { ...samples[type], date } }))).toThrow();
  });
});

describe("a change of content", () => {
  const [document] = change.documents;
  const parse = (over: object) =>
    parseEvent(event({ type: "content.published", data: { ...change, ...over } }));

  it("may name the sync tags of stale query results", () => {
    expect(parse({ syncTags: ["s1:a"] }).data).toEqual({ ...change, syncTags: ["s1:a"] });
  });

  it("may name a hundred documents, each with its slug before and after a move", () => {
    const documents = Array(100).fill({ ...document, slugs: ["a-post", "old-post"] }) as object[];
    expect(parse({ documents }).data).toEqual({ ...change, documents });
  });

  it.each([
    [{ documents: Array(101).fill(document) }],
    [{ documents: [{ ...document, slugs: ["a", "b", "c"] }] }],
    [{ documents: [{ ...document, slugs: [""] }] }],
    [{ documents: [{ ...document, type: 1 }] }],
    [{ documents: [{ id: "post" }] }],
    [{ syncTags: [] }],
    [{ syncTags: ["x".repeat(65)] }],
  ])("is refused with %j", (over) => {
    expect(() => parse(over)).toThrow();
  });
});

it("tells of a coming riddle nothing but its date, since a verse leads to its word", () => {
  const { data } = parseEvent(event({ type: "riddle.generated", data: verse }));
  expect(data).toEqual({ date: verse.date });
});

describe("the envelope", () => {
  it.each([
    ["id", ["", "short", "x".repeat(129), 12345678, null]],
    ["type", ["", "riddle.forgotten", "__proto__", "constructor", "toString", "RIDDLE.GENERATED", 1, null]],
    ["version", [0, -1, 1.5, "1", NaN, Infinity, null]],
    ["occurredAt", ["", "2026-11-21", "2026-02-30T00:00:00Z", "2026-11-21T25:00:00Z", 0, new Date(), null]],
    ["aggregateId", ["", "x".repeat(257), 1, null]],
    ["traceparent", ["", "00-0-0-00", "x".repeat(1_000_000), 1, null]],
  ])("refuses a wrong %s", (name, wrongs) => {
    for (const wrong of wrongs) expect(() => parseEvent(event({ [name]: wrong }))).toThrow();
  });

  it.each(["id", "type", "version", "occurredAt", "aggregateId", "data"])("must have %s", (name) => {
    expect(() => parseEvent(without(name, event()))).toThrow();
  });

  it("accepts values at its bounds, a trace, and later versions", () => {
    for (const over of [
      { id: "x".repeat(8) },
      { id: "x".repeat(128) },
      { aggregateId: "x".repeat(256) },
      { traceparent: `00-${"a".repeat(32)}-${"b".repeat(16)}-01` },
      { version: 7 },
    ]) {
      expect(parseEvent(event(over))).toEqual(event(over));
    }
  });

  it("drops unknown fields and lets nothing reach a prototype", () => {
    const hostile = JSON.stringify(event({ extra: 1 })).replace("{", '{"__proto__":{"admin":true},');
    const parsed: unknown = parseEvent(JSON.parse(hostile));
    expect(parsed).toEqual(event());
    expect((parsed as { admin?: boolean }).admin).toBeUndefined();
    expect(eventEnvelopeSchema.parse(event({ extra: 1 }))).not.toHaveProperty("extra");
  });

  it.each([[undefined], [null], ["{}"], [0], [[]], [[event()]], [new Map()]])("is not %p", (input) => {
    expect(() => parseEvent(input)).toThrow();
  });
});

it.each([
  ["subscription.cancelled", "reason", "payment_reversed"],
  ["user.email_change_requested", "accountEmail", "before@example.org"],
  ["user.email_changed", "previousVerified", true],
  ["user.password_reset_requested", "emailVerified", true],
  ["user.password_changed", "emailVerified", false],
  ["user.signed_in_on_new_device", "emailVerified", true],
  ["user.deleted", "emailVerified", true],
] as const)("%s: %s may be left out, and is refused with another type", (type, name, value) => {
  const whole = event({ type, data: { ...samples[type], [name]: value } });
  expect(parseEvent(whole)).toEqual(whole);
  expect(() => parseEvent(event({ type, data: { ...samples[type], [name]: {} } }))).toThrow();
});
