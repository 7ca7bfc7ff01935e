import type { DomainEvent, EventData, EventType } from "@wordlehint/contracts";
import { newEvent } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { onEvent } from "./on-event.ts";

const now = new Date("2026-11-21T12:00:00Z");
const later = "2026-12-21T05:05:00.000Z";
const account = { userId: "ada", email: "ada@example.org", emailVerified: true };
const link = { ...account, linkId: "a link", expiresAt: "2026-11-21T13:00:00.000Z" };
const summary = { status: "active", currentPeriodEnd: later, cancelAtPeriodEnd: false };
const change = { userId: "ada", ...summary, revision: 1 };
const money = { userId: "ada", amount: 377, currency: "usd" };

/**
 * What is done with events while an account exists in auth, or doesn't, or is known to be erased. `verifiedAt`: when its
 * address was confirmed.
 */
function start({
  isErased = false,
  isGone = false,
  verifiedAt = later,
}: { isErased?: boolean; isGone?: boolean; verifiedAt?: string | null } = {}) {
  const done: string[] = [];
  const withheld: string[] = [];
  const erased = new Set(isErased ? ["ada"] : []);
  let consumption: { types: readonly EventType[]; handle(event: DomainEvent): Promise<void> } | undefined;
  const context = {
    bus: { consume: (one: typeof consumption) => (consumption = one) },
    mongo: { connection: { collection: () => ({}) } },
    accounts: {
      addressOf: () => Promise.resolve(isGone ? undefined : { email: "ada@new.example", verifiedAt }),
    },
    budgets: { take: () => Promise.resolve(true) },
    mailMetrics: { mails: { inc: ({ kind }: { kind: string }) => withheld.push(kind) } },
    erased: {
      has: (id: string) => Promise.resolve(erased.has(id)),
      add: (id: string) => {
        erased.add(id);
        return Promise.resolve(done.push("erased"));
      },
    },
    deliveries: {
      find: () => Promise.resolve(undefined),
      add: (mails: { kind: string; to: string }[]) => {
        for (const { kind, to } of mails) done.push(`${kind} to ${to}`);
        return Promise.resolve(mails.length);
      },
      cancelOfSubscriber: () => Promise.resolve(),
      removeOf: (id: string, except: string) => Promise.resolve(void done.push(`all of ${id} but ${except}`)),
    },
    subscribers: {
      findByUserId: () => Promise.resolve({ id: "1", emailKey: "ada@old.example" }),
      changeEmail: (_id: string, { email }: { email: string }) =>
        Promise.resolve(done.push(`moved to ${email}`)),
      remove: () => Promise.resolve(done.push("unsubscribed")),
    },
    messages: {
      find: () => Promise.resolve({ name: "Bob", email: "bob@example.org", subject: "Hi", receivedAt: now }),
    },
    texts: { settled: Promise.resolve(), contactAddress: () => "us@example.org" },
    outbox: { wake: () => undefined },
    config: { LINK_KEY: "a key of the tests" },
    now: () => now,
  };
  onEvent(context as unknown as Context, { wake: () => done.push("planned") });
  const deliver = async (type: EventType, data: object) => {
    if (!consumption?.types.includes(type)) throw new Error(`${type} isn't consumed`);
    await consumption.handle(newEvent(type, "one", data as EventData<EventType>, now));
  };
  return { done, withheld, deliver };
}

const toAccount: [EventType, object, string][] = [
  ["user.verification_requested", link, "verify-email"],
  ["user.email_change_requested", link, "change-email"],
  ["user.password_reset_requested", link, "reset-password"],
  ["user.password_changed", account, "password-changed"],
  [
    "user.signed_in_on_new_device",
    { ...account, device: "Firefox on Windows", signedInAt: now.toISOString() },
    "new-device",
  ],
];

it.each(toAccount)("%s: mails the address in the event", async (type, data, kind) => {
  const { done, deliver } = start();
  await deliver(type, data);
  expect(done).toEqual([`${kind} to ada@example.org`]);
});

const toSubscription: [EventType, object, string][] = [
  ["subscription.activated", change, "subscription-activated"],
  ["subscription.past_due", change, "payment-failed"],
  ["subscription.cancelled", change, "subscription-ended"],
  ["subscription.cancellation_requested", change, "subscription-cancelled"],
  ["subscription.renewal_ahead", { ...money, renewsAt: later }, "renewal-ahead"],
  ["subscription.withdrawn", { ...money, withdrawnAt: now.toISOString() }, "withdrawal-receipt"],
];

it.each(toSubscription)("%s: mails the address that the account has now", async (type, data, kind) => {
  const { done, deliver } = start();
  await deliver(type, data);
  expect(done).toEqual([`${kind} to ada@new.example`]);
});

it("mails nobody about the subscription of an account that is gone", async () => {
  const { done, deliver } = start({ isGone: true });
  await deliver("subscription.cancelled", change);
  expect(done).toEqual([]);
});

it.each([...toAccount, ...toSubscription])("%s: mails nobody who is erased", async (type, data) => {
  const { done, deliver } = start({ isErased: true });
  await deliver(type, data);
  expect(done).toEqual([]);
});

it("tells the previous address of an account of the new one, and takes the subscription there", async () => {
  const { done, deliver } = start();
  const addresses = { email: "ada@new.example", previousEmail: "ada@old.example" };
  await deliver("user.email_changed", { userId: "ada", ...addresses, previousVerified: true });
  expect(done).toEqual(["email-changed to ada@old.example", "moved to ada@new.example"]);
});

it("confirms that an account is deleted before its owner is erased, and once", async () => {
  const { done, deliver } = start();
  await deliver("user.deleted", account);
  expect(done).toEqual([
    "account-deleted to ada@example.org",
    "erased",
    "unsubscribed",
    "all of ada but account-deleted",
  ]);
  await deliver("user.deleted", account);
  expect(done.filter((one) => one.startsWith("account-deleted"))).toHaveLength(1);
});

it("looks at the mailings when a riddle is released", async () => {
  const { done, deliver } = start();
  await deliver("riddle.released", { date: "2026-11-21" });
  expect(done).toEqual(["planned"]);
});

it("brings a visitor's message to the site", async () => {
  const { done, deliver } = start();
  await deliver("contact.received", { messageId: "m1" });
  expect(done).toEqual(["contact-message to us@example.org", "contact-acknowledgement to bob@example.org"]);
});

describe("an address that nobody has confirmed", () => {
  const stranger = { userId: "ada", email: "victim@example.org" };
  const device = { ...stranger, device: "Firefox on Windows", signedInAt: now.toISOString() };
  const toNew = { userId: "ada", email: "eve@example.org", previousEmail: stranger.email };

  it.each<[EventType, object, string]>([
    ["user.signed_in_on_new_device", device, "new-device"],
    ["user.signed_in_on_new_device", { ...device, emailVerified: false }, "new-device"],
    ["user.password_changed", { ...stranger, emailVerified: false }, "password-changed"],
    ["user.deleted", { ...stranger, emailVerified: false }, "account-deleted"],
    ["user.email_changed", { ...toNew, previousVerified: false }, "email-changed"],
  ])("%s %j: isn't mailed what somebody does with the account", async (type, data, kind) => {
    const { done, withheld, deliver } = start();
    await deliver(type, data);
    expect(done.filter((one) => one.startsWith(kind))).toEqual([]);
    expect(withheld).toEqual([kind]);
  });

  it.each([...toAccount.slice(0, 3), ...toSubscription])("%s: is mailed", async (type, data, kind) => {
    const { done, deliver } = start({ verifiedAt: null });
    await deliver(type, { ...data, emailVerified: false });
    expect(done).toMatchObject([expect.stringContaining(kind)]);
  });
});
