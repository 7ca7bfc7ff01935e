import { createLog } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { deliveryOf } from "../domain/delivery.ts";
import { addressHash } from "../domain/verp.ts";
import { createMailTexts } from "../state/mail-texts.ts";
import { prepareDeliveries, sendDelivery } from "./send-delivery.ts";

const now = new Date("2026-11-21T12:00:00Z");
const LINK_KEY = "k".repeat(32);
const order = { data: {}, expiresAt: new Date(now.getTime() + 60_000) };
const toAda = { ...order, to: "ada@example.org" };
const personal = { ...deliveryOf({ ...toAda, key: "one", kind: "password-changed" }, now), attempts: 2 };
const farewell = deliveryOf({ ...toAda, key: "two", kind: "account-deleted" }, now);
const message = deliveryOf({ ...toAda, key: "three", kind: "contact-message", messageId: "m" }, now);

/** Sends a delivery, with a mail server and a store of messages that do what the test says. */
function start({
  send = () => Promise.resolve(),
  find = () => Promise.resolve(undefined),
  ...more
}: Faked = {}) {
  const texts = createMailTexts();
  texts.keep();
  const counted: object[] = [];
  const context = {
    now: () => now,
    server: { send },
    messages: { find },
    texts,
    mailMetrics: { mails: { inc: (labels: object) => counted.push(labels) } },
    config: { PUBLIC_ORIGIN: "https://wordle.example", MAIL_FROM: "hints@wordle.example", LINK_KEY },
    retry: { firstMs: 1000, maxMs: 1000 },
    log: createLog({ service: "test", level: "silent" }),
    ...more,
  } as unknown as Context;
  return { context, counted };
}
type Faked = { send?: () => Promise<void>; find?: () => Promise<undefined>; suppressions?: object };
const prepared = (delivery: typeof personal) => ({ delivery, reader: undefined, suppression: undefined });
const refusal = (response: string) => () =>
  Promise.reject(
    Object.assign(new Error(response), {
      ...{ code: "EENVELOPE", command: "RCPT TO", response, responseCode: Number(response.slice(0, 3)) },
    }),
  );

it.each([
  ["is sent", personal, {}, { state: "sent" }],
  ["may be taken later", personal, { send: refusal("450 later") }, { state: "queued", attempts: 3 }],
  ["won't be taken", personal, { send: refusal("552 5.2.2 full") }, { state: "failed" }],
  ["is refused", personal, { send: refusal("550 5.7.1 spam") }, { state: "quarantined" }],
  ["brings a message that is forgotten", message, {}, { state: "suppressed", reason: "the message is gone" }],
] as const)("a mail that %s is recorded and counted", async (_name, delivery, faked, outcome) => {
  const { context, counted } = start(faked);
  expect((await sendDelivery(context, prepared(delivery))).outcome).toMatchObject(outcome);
  const counts = outcome.state === "queued" ? "retried" : outcome.state;
  expect(counted).toEqual([{ kind: delivery.kind, outcome: counts }]);
});

it("stays in the queue, without an attempt, when the database is away while it is made", async () => {
  const away = Object.assign(new Error("no server"), { name: "MongoServerSelectionError" });
  const { context, counted } = start({ find: () => Promise.reject(away) });
  const { id, dueAt } = message;
  const outcome = { id, state: "queued", dueAt, attempts: 0 };
  expect(await sendDelivery(context, prepared(message))).toEqual({ outcome });
  expect(counted).toEqual([]);
});

it("is ended for an address that doesn't exist, even when that can't be written down", async () => {
  const suppressions = { add: () => Promise.reject(new Error("the database is away")) };
  const { context } = start({ send: refusal("550 5.1.1 no such user"), suppressions });
  expect((await sendDelivery(context, prepared(personal))).outcome).toMatchObject({ state: "suppressed" });
});

it.each([
  ["sent", {}],
  ["failed", { send: refusal("552 5.2.2 full") }],
])("keeps nothing of a person who is gone, whose last mail is %s", async (state, faked) => {
  const { context } = start(faked);
  const { outcome } = await sendDelivery(context, prepared(farewell));
  expect(outcome).toMatchObject({ state, isForgotten: true });
  expect((await sendDelivery(context, prepared(personal))).outcome).toMatchObject({ isForgotten: false });
});

it("isn't sent any more at the moment when its time is over", async () => {
  const send = jest.fn(() => Promise.resolve());
  const { context } = start({ send });
  const sent = await sendDelivery(context, prepared({ ...personal, expiresAt: now }));
  expect(sent.outcome).toMatchObject({ state: "failed", reason: "its time was over" });
  expect(send).not.toHaveBeenCalled();
});

it("is prepared with its subscriber, and with what is known against the address that it goes to", async () => {
  const daily = deliveryOf({ ...order, key: "four", kind: "daily-hint", subscriberId: "1" }, now);
  const orphan = deliveryOf({ ...order, key: "five", kind: "daily-hint", subscriberId: "2" }, now);
  const reader = { id: "1", emailKey: "eve@example.org" };
  const suppressions = new Map(
    ["ada@example.org", "eve@example.org"].map((key) => [addressHash(LINK_KEY, key), { reason: key }]),
  );
  const context = {
    subscribers: { findActive: () => Promise.resolve([reader]) },
    suppressions: { find: () => Promise.resolve(suppressions) },
    config: { LINK_KEY },
  } as unknown as Context;
  expect(await prepareDeliveries(context, [daily, orphan, { ...personal, to: "Ada@example.org" }])).toEqual([
    { delivery: daily, reader, suppression: { reason: "eve@example.org" } },
    { delivery: orphan, reader: undefined, suppression: undefined },
    {
      delivery: { ...personal, to: "Ada@example.org" },
      reader: undefined,
      suppression: { reason: "ada@example.org" },
    },
  ]);
});
