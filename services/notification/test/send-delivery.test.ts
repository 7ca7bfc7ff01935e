import { builtInMailTexts } from "@wordlehint/contracts/mail-texts";
import { composeMail, NothingToSend } from "../src/actions/compose-mail.ts";
import { prepareDeliveries, sendDelivery } from "../src/actions/send-delivery.ts";
import type { Context } from "../src/context.ts";
import type { OutgoingMail } from "../src/clients/mail-server.ts";
import { deliveryOf } from "../src/domain/delivery.ts";
import { mailingIn } from "../src/domain/mailing.ts";
import { addressHash } from "../src/domain/verp.ts";
import { openContext } from "./support/start-notification.ts";
import { addSubscribers } from "./support/subscriber-documents.ts";

const now = new Date("2026-11-21T12:00:00Z");
const toAda = { data: {}, expiresAt: new Date(+now + 60_000), to: "ada@example.org" };
const data = { email: "ada@example.org", time: "noon" };
const personal = deliveryOf({ ...toAda, key: "one", kind: "password-changed", data }, now);
const message = deliveryOf({ ...toAda, key: "two", kind: "contact-message", messageId: "m" }, now);
const plan = mailingIn("UTC", now);
const { to: _to, ...order } = toAda;
const daily = deliveryOf(
  { ...order, key: "three", kind: "daily-hint", mailing: plan.id, subscriberId: "ada" },
  now,
);
const away = Object.assign(new Error("no server"), { name: "MongoServerSelectionError" });

/** Opens a context with a mail server that takes mails, or refuses them all with a reply. */
async function open(reply?: string, settings: Readonly<Record<string, string>> = {}) {
  const sent: OutgoingMail[] = [];
  const send = (mail: OutgoingMail) => {
    if (reply === undefined) return Promise.resolve(void sent.push(mail));
    const parts = { command: "RCPT TO", response: reply, responseCode: Number(reply.slice(0, 3)) };
    return Promise.reject(Object.assign(new Error(reply), { code: "EENVELOPE", ...parts }));
  };
  const opened = await openContext({ now: () => now }, settings);
  const context: Context = { ...opened, server: { send, close: () => undefined } };
  return { context, sent };
}
/** Opens a context with the day's mailing and Ada, who gets it. */
async function openMailing(settings: Readonly<Record<string, string>> = {}) {
  const { context } = await open(undefined, settings);
  context.texts.keep();
  const content = {
    ...{ riddle: "I wade on long legs.", puzzleNumber: 1982, hints: [], product: "WordleHint" },
    facts: { wordLength: 5, vowelCount: 2, hasRepeatedLetter: false, startsWith: "consonant" as const },
    text: builtInMailTexts["daily-hint"],
  };
  const { isLate: _isLate, ...mailing } = plan;
  await context.mailings.add({ ...mailing, state: "filled", cursor: "", content });
  await addSubscribers(context, { ada: {} });
  const [reader] = await context.subscribers.findActive(["ada"]);
  return { context, reader };
}
const prepared = (delivery: typeof personal) => ({ delivery, reader: undefined, suppression: undefined });

describe("sending a mail", () => {
  it("leaves it in the queue, without an attempt, when the database is away while it is made", async () => {
    const { context } = await open();
    context.texts.keep();
    const messages = { ...context.messages, find: () => Promise.reject(away) };
    const { id, dueAt } = message;
    const outcome = { id, state: "queued", dueAt, attempts: 0 };
    expect(await sendDelivery({ ...context, messages }, prepared(message))).toEqual({ outcome });
  });

  it("ends it for an address that doesn't exist, even when the address can't be suppressed", async () => {
    const { context } = await open("550 5.1.1 no such user");
    context.texts.keep();
    const suppressions = { ...context.suppressions, add: () => Promise.reject(away) };
    const { outcome } = await sendDelivery({ ...context, suppressions }, prepared(personal));
    expect(outcome).toMatchObject({ state: "suppressed" });
  });

  it.each([
    ["sent", undefined],
    ["failed", "552 5.2.2 full"],
  ])("keeps nothing of a deleted account whose last mail is %s", async (state, reply) => {
    const { context } = await open(reply);
    context.texts.keep();
    const { outcome } = await sendDelivery(context, prepared({ ...personal, kind: "account-deleted" }));
    expect(outcome).toMatchObject({ state, isForgotten: true });
    const other = await sendDelivery(context, prepared(personal));
    expect(other.outcome).toMatchObject({ state, isForgotten: false });
  });

  it("doesn't happen from the moment on at which the mail expires", async () => {
    const { context, sent } = await open();
    const { outcome } = await sendDelivery(context, prepared({ ...personal, expiresAt: now }));
    expect(outcome).toMatchObject({ state: "failed", reason: "its time was over" });
    expect(sent).toEqual([]);
  });

  it("is prepared with the subscriber, and with the suppression of the address that the mail goes to", async () => {
    const { context, reader } = await openMailing();
    const hash = addressHash(context.config.LINK_KEY, "ada@example.org");
    await context.suppressions.add(hash, "operator", now);
    const suppression = { hash, reason: "operator", since: now };
    const orphan = { ...daily, subscriberId: "nobody" };
    const toOther = { ...personal, to: "Ada@example.org" };
    expect(await prepareDeliveries(context, [daily, orphan, toOther])).toEqual([
      { delivery: daily, reader, suppression },
      { delivery: orphan, reader: undefined, suppression: undefined },
      { delivery: toOther, reader: undefined, suppression },
    ]);
  });
});

describe("composing a mail", () => {
  it("works again after the mailing's content couldn't be read once", async () => {
    const { context, reader } = await openMailing();
    const mailings = { ...context.mailings, find: () => Promise.reject(away) };
    await expect(composeMail({ ...context, mailings }, daily, reader)).rejects.toThrow(away);
    expect((await composeMail(context, daily, reader)).text).toContain("I wade on long legs.");
  });

  it("waits for an editor's text and the site's name when the service has only just started", async () => {
    const { context } = await open();
    const composing = composeMail(context, personal, undefined);
    await new Promise(setImmediate);
    const text = { ...builtInMailTexts["password-changed"], paragraphs: ["At {{time}}, says {{product}}."] };
    const texts = new Map([["password-changed" as const, text]]);
    context.texts.use({ product: "Riddlers", contactAddress: undefined, texts });
    const mail = await composing;
    expect(mail.text).toContain("At noon, says Riddlers.");
    expect(mail.from).toEqual({ name: "Riddlers", address: context.config.MAIL_FROM });
    expect(mail.headers["Feedback-ID"]).toMatch(/^personal:password-changed:/);
    expect(mail.list).toBeUndefined();
  });

  it("puts the postal address below every mail", async () => {
    const { context, reader } = await openMailing({ POSTAL_ADDRESS: "1 Main Street" });
    for (const delivery of [daily, personal]) {
      const { text, html } = await composeMail(context, delivery, reader);
      for (const part of [text, html]) expect(part).toContain("1 Main Street");
    }
  });

  it("offers no address to unsubscribe by email where nobody reads it, and returns bounces to their address", async () => {
    const { context, reader } = await openMailing({ BOUNCE_DOMAIN: "bounces.example" });
    const { list, bounceTo } = await composeMail(context, daily, reader);
    expect(list?.unsubscribe).toEqual([expect.stringMatching(/^https?:.*\/unsubscribe\?token=/)]);
    expect(bounceTo).toMatch(/^bounce\+[\da-f]{32}\.[\da-f]{16}@bounces\.example$/);
  });

  it("fails when the subscriber, the address, the message or the mailing is gone", async () => {
    const { context, reader } = await openMailing();
    const { to: _to, ...toNobody } = personal;
    const compose = (...about: [typeof personal, typeof reader]) => composeMail(context, ...about);
    await expect(compose(daily, undefined)).rejects.toThrow(new NothingToSend("the subscriber is gone"));
    await expect(compose(toNobody, undefined)).rejects.toThrow(new NothingToSend("the address is gone"));
    await expect(compose(message, undefined)).rejects.toThrow(new NothingToSend("the message is gone"));
    const forgotten = { ...daily, mailing: "forgotten" };
    await expect(compose(forgotten, reader)).rejects.toThrow(new NothingToSend("the mailing is gone"));
  });
});
