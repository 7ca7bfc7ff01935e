import { allDays, homeZone, type AccountAddress } from "@wordlehint/contracts";
import { changePreferences } from "../src/actions/change-preferences.ts";
import { confirmSubscription } from "../src/actions/confirm-subscription.ts";
import { findSubscriber } from "../src/actions/find-subscriber.ts";
import { followNewAddress, forgetPerson } from "../src/actions/follow-account.ts";
import { subscribe } from "../src/actions/subscribe.ts";
import { tokensOf } from "../src/actions/subscriber-links.ts";
import { unsubscribe } from "../src/actions/unsubscribe.ts";
import { deliveryOf } from "../src/domain/delivery.ts";
import { addressHash } from "../src/domain/verp.ts";
import type { SubscriberDocument } from "../src/store/subscriber-model.ts";
import { openContext } from "./support/start-notification.ts";
import { addSubscribers } from "./support/subscriber-documents.ts";

const now = new Date("2026-11-21T12:00:00Z");
const email = "Ada@example.org";
const confirmed = { email, verifiedAt: "2026-11-01T12:00:00.000Z" };
const network = "192.0.2.1";

/** Opens a context with these subscribers, where every account has the same address. */
async function open(
  people: Readonly<Record<string, Partial<SubscriberDocument>>> = {},
  address: () => Promise<AccountAddress | undefined> = () => Promise.resolve(undefined),
) {
  const context = { ...(await openContext({ now: () => now })), accounts: { addressOf: address } };
  const linkId = Object.keys(people).length > 0 ? await addSubscribers(context, people) : "";
  const all = () => context.mongo.connection.collection("subscribers").find().toArray();
  const mails = () => context.mongo.connection.collection("deliveries").find().toArray();
  return { context, all, mails, tokens: tokensOf(context.config.LINK_KEY, linkId) };
}

describe("the subscription of a signed-in player", () => {
  const ofPlayer = async (address: AccountAddress | undefined, people: Parameters<typeof open>[0]) => {
    const { context } = await open(people, () => Promise.resolve(address));
    return (await findSubscriber(context, { userId: "ada" }))?.id;
  };

  it("is the account's own, else that of its confirmed address", async () => {
    expect(await ofPlayer(confirmed, { ada: {} })).toBe("ada");
    expect(await ofPlayer(confirmed, { ada: {}, own: { userId: "ada" } })).toBe("own");
  });

  it("isn't found by an address that isn't confirmed", async () => {
    expect(await ofPlayer({ ...confirmed, verifiedAt: null }, { ada: {} })).toBeUndefined();
    expect(await ofPlayer(undefined, { ada: {} })).toBeUndefined();
  });
});

describe("changing preferences", () => {
  const change = { timeZone: "asia/calcutta", help: "hints" as const, days: [1] };

  it("stores the canonical name of the time zone", async () => {
    const { context, all } = await open({ ada: { userId: "ada" } });
    const { timeZone } = new Intl.DateTimeFormat("en", { timeZone: "Asia/Calcutta" }).resolvedOptions();
    expect(await changePreferences(context, { userId: "ada" }, change)).toMatchObject({ timeZone });
    expect(await all()).toMatchObject([{ ...change, timeZone }]);
  });

  it("is refused where nobody is subscribed", async () => {
    const { context } = await open();
    const changing = changePreferences(context, { userId: "ada" }, change);
    await expect(changing).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("confirming a subscription", () => {
  const pending = { ada: { status: "pending" as const, confirmBy: new Date(+now + 1) } };

  it.each([
    ["complaint", undefined],
    ["operator", "operator"],
  ] as const)(
    "by its link or by subscribing while signed in leaves of the address's suppression because of %s: %s",
    async (reason, left) => {
      for (const isSignedIn of [false, true]) {
        const { context, tokens, all } = await open(pending, () => Promise.resolve(confirmed));
        const hash = addressHash(context.config.LINK_KEY, "ada@example.org");
        await context.suppressions.add(hash, reason, now);
        if (isSignedIn) await subscribe(context, { email, network, userId: "ada" });
        else await confirmSubscription(context, { token: tokens.confirm, network });
        expect(await all()).toMatchObject([{ status: "active", confirmedAt: now }]);
        expect((await context.suppressions.find([hash])).get(hash)?.reason).toBe(left);
      }
    },
  );

  it("is refused from the moment on at which the link expires", async () => {
    const { context, tokens } = await open({ ada: { status: "pending", confirmBy: now } });
    const confirming = confirmSubscription(context, { token: tokens.confirm, network });
    await expect(confirming).rejects.toThrow("invalid or has expired");
  });
});

describe("subscribing", () => {
  it("chooses every day's riddle in the home zone where the time zone doesn't exist and nothing else is chosen", async () => {
    const { context, all, mails } = await open();
    await subscribe(context, { email, network, timeZone: "Nowhere/Land" });
    const choices = { timeZone: homeZone, help: "riddle", days: allDays };
    const confirmBy = new Date("2026-11-28T12:00:00Z");
    expect(await all()).toMatchObject([{ email, status: "pending", ...choices, confirmBy }]);
    const mail = { kind: "confirm-subscription", data: { validFor: "7 days" }, expiresAt: confirmBy };
    expect(await mails()).toMatchObject([mail]);
  });

  it("asks for a confirmation while the auth service is away", async () => {
    const { context, mails } = await open({}, () => Promise.reject(new Error("auth is away")));
    const subscribed = await subscribe(context, { email, network, userId: "ada" });
    expect(subscribed).toEqual({ status: "confirmation-sent" });
    expect(await mails()).toHaveLength(1);
  });

  it("sends no link that doesn't work, when another request for the address came first", async () => {
    const { context, mails } = await open({ ada: { status: "pending" } });
    const subscribers = { ...context.subscribers, findByEmailKey: () => Promise.resolve(undefined) };
    const subscribed = await subscribe({ ...context, subscribers }, { email, network });
    expect(subscribed).toEqual({ status: "confirmation-sent" });
    expect(await mails()).toEqual([]);
  });

  it("activates the pending subscription of a signed-in player's confirmed address, with the choices of now", async () => {
    const pending = { ada: { status: "pending" as const, timeZone: "UTC", days: [1] } };
    const { context, all } = await open(pending, () => Promise.resolve(confirmed));
    await subscribe(context, { email, network, userId: "ada", help: "hints" });
    const choices = { timeZone: homeZone, help: "hints", days: allDays };
    expect(await all()).toMatchObject([{ status: "active", userId: "ada", confirmedAt: now, ...choices }]);
  });
});

it("ends what is still queued for a subscriber who unsubscribes", async () => {
  const { context, mails } = await open({ ada: { userId: "ada" } });
  const order = { key: "1", kind: "daily-hint" as const, data: {}, expiresAt: now, subscriberId: "ada" };
  await context.deliveries.add([deliveryOf(order, now)]);
  await unsubscribe(context, { userId: "nobody" });
  expect(await mails()).toMatchObject([{ state: "queued" }]);
  await unsubscribe(context, { userId: "ada" });
  expect(await mails()).toMatchObject([{ state: "suppressed", reason: "unsubscribed" }]);
});

describe("the subscription of an account", () => {
  const account = { userId: "ada", email: "ada@old.example" };
  const changed = { userId: "ada", email: "ada@new.example", previousEmail: "ada@old.example" };
  const at = (address: string) => ({ email: address, emailKey: address });
  const old = at("ada@old.example");
  const own = { ...old, userId: "ada" };
  const moved = { ...at("ada@new.example"), userId: "ada" };

  it.each([
    ["follows the account to its new address", own, true, moved],
    ["follows it from its confirmed address", old, true, moved],
    ["stays at the address of somebody else", old, false, old],
    ["follows it from an address that isn't confirmed, if it is the account's own", own, false, moved],
    ["stays at an address of its own", { ...own, ...at("o@x.example") }, true, at("o@x.example")],
  ])("%s", async (_name, before, previousVerified, after) => {
    const { context, all } = await open({ a: before });
    await followNewAddress(context, { ...changed, previousVerified });
    expect(await all()).toMatchObject([after]);
  });

  it("ends where the new address is subscribed already", async () => {
    const { context, all } = await open({ a: own, b: at("ada@new.example") });
    await followNewAddress(context, { ...changed, previousVerified: true });
    expect(await all()).toMatchObject([{ status: "gone" }, { status: "active" }]);
  });

  it.each([
    ["ends with the account, whatever its address", { ...own, ...at("o@x.example") }, false, "gone"],
    ["ends with the account whose confirmed address it has", old, true, "gone"],
    ["outlives an account whose address isn't confirmed", old, false, "active"],
    ["outlives an account of an older release, which doesn't say that", old, undefined, "active"],
  ])("%s", async (_name, before, emailVerified, status) => {
    const { context, all } = await open({ a: before });
    await forgetPerson(context, { ...account, emailVerified });
    expect(await all()).toMatchObject([{ status }]);
  });
});
