import { TooManyAttempts } from "@wordlehint/runtime";
import { changePreferences } from "../src/actions/change-preferences.ts";
import { confirmSubscription } from "../src/actions/confirm-subscription.ts";
import { findSubscriber } from "../src/actions/find-subscriber.ts";
import { receiveMessage } from "../src/actions/receive-message.ts";
import { subscribe } from "../src/actions/subscribe.ts";
import { tokensOf } from "../src/actions/subscriber-links.ts";
import { unsubscribe } from "../src/actions/unsubscribe.ts";
import { openContext } from "./support/start-notification.ts";
import { addSubscribers } from "./support/subscriber-documents.ts";

const now = new Date("2026-11-21T12:00:00Z");
const open = () => openContext({ now: () => now });
const spellings = ["Ada@example.org", "ADA@example.org", "ada+1@EXAMPLE.org", "ada+2@example.org"];

/** Expects that an attempt is allowed so many times, and no more. */
async function expectAllowed(times: number, attempt: (nth: number) => Promise<unknown>) {
  for (let nth = 0; nth < times; nth++) await attempt(nth);
  await expect(attempt(times)).rejects.toThrow(TooManyAttempts);
}

it("a network subscribes up to 20 addresses", async () => {
  const context = await open();
  await expectAllowed(20, (nth) => subscribe(context, { email: `p${nth}@example.org`, network: "net" }));
});

it("a mailbox is subscribed up to 3 times, whatever its spelling and tag", async () => {
  const context = await open();
  await expectAllowed(3, (nth) => subscribe(context, { email: spellings[nth] ?? "", network: `net ${nth}` }));
});

const message = { name: "Ada", subject: "Hello", message: "A question" };

it("a mailbox sends up to 5 messages, whatever its spelling and tag, and no other mailbox is limited by it", async () => {
  const context = await open();
  const send = (email: string, nth: number) =>
    receiveMessage(context, { ...message, email, network: `net ${nth}` });
  await expectAllowed(5, (nth) => send(spellings[nth % 4] ?? "", nth));
  await send("bob@example.org", 7);
});

it("all networks together send up to 100 messages, before the site's own mailbox is flooded", async () => {
  const context = await open();
  await expectAllowed(100, (nth) =>
    receiveMessage(context, { ...message, email: `p${nth}@example.org`, network: `net ${nth}` }),
  );
});

it("a subscriber changes the preferences up to 60 times", async () => {
  const context = await open();
  await addSubscribers(context, { a: { userId: "ada" } });
  const change = { timeZone: "UTC", help: "hints" as const, days: [1] };
  await expectAllowed(60, () => changePreferences(context, { userId: "ada" }, change));
});

describe("a network that tries 30 wrong links", () => {
  const network = "192.0.2.1";

  it.each([
    ["confirm", confirmSubscription],
    ["preferences", findSubscriber],
  ] as const)("can't %s any more, while right links don't count", async (purpose, follow) => {
    const context = await open();
    const token = tokensOf(context.config.LINK_KEY, await addSubscribers(context, { a: {} }))[purpose];
    for (let times = 0; times < 40; times++) await follow(context, { token, network });
    for (let times = 0; times < 30; times++)
      await expect(follow(context, { token: "wrong", network })).rejects.toThrow("invalid or has expired");
    await expect(follow(context, { token, network })).rejects.toThrow(TooManyAttempts);
  });

  it("can still unsubscribe by a right link, also by one that was used before", async () => {
    const context = await open();
    const linkId = await addSubscribers(context, { a: {} });
    const token = tokensOf(context.config.LINK_KEY, linkId).unsubscribe;
    for (let times = 0; times < 30; times++)
      await expect(unsubscribe(context, { token: "wrong", network })).rejects.toThrow("invalid");
    await expect(unsubscribe(context, { token: "wrong", network })).rejects.toThrow(TooManyAttempts);
    for (let times = 0; times < 2; times++) await unsubscribe(context, { token, network });
    expect(await context.subscribers.counts()).toEqual({ active: 0, pending: 0 });
  });
});
