import { allDays, homeZone, type AccountAddress } from "@wordlehint/contracts";
import { createLog } from "@wordlehint/runtime";
import { countAttempts } from "../../test/support/count-attempts.ts";
import { subscribe } from "./subscribe.ts";

type Subscribing = Parameters<typeof subscribe>[0];

const now = new Date("2026-11-21T12:00:00Z");
const inAWeek = new Date("2026-11-28T12:00:00Z");
const email = "Ada@example.org";
const owned = { email: "ada@example.org", verifiedAt: "2026-11-01T12:00:00.000Z" };
const choices = { timeZone: "Europe/Berlin", help: "hints", days: [1] } as const;
const pending = { id: "1", email: "ada@example.org", linkId: "a link", status: "pending" };

/** A service whose auth service knows this address of Ada's account, and that has this subscriber. */
function start(address: () => Promise<AccountAddress | undefined>, known?: object, { isFree = true } = {}) {
  const done: unknown[][] = [];
  const note =
    (name: string, result: unknown = true) =>
    (...args: unknown[]) => {
      done.push([name, ...args]);
      return Promise.resolve(result);
    };
  const context = {
    subscribers: {
      findByEmailKey: () => Promise.resolve(known),
      add: note("add", isFree),
      ask: note("ask", isFree),
      askDecoy: note("decoy"),
      activate: note("activate"),
      change: note("change"),
    },
    deliveries: { find: () => Promise.resolve(undefined), add: note("mail", 1) },
    budgets: { take: () => Promise.resolve(true) },
    suppressions: { remove: () => Promise.resolve(false) },
    attempts: countAttempts(),
    accounts: { addressOf: address },
    config: { LINK_KEY: "a key of the tests" },
    now: () => now,
    log: createLog({ service: "test", level: "silent" }),
  } as unknown as Subscribing;
  return { context, done };
}
const noAccount = () => Promise.resolve(undefined);
const account = () => Promise.resolve(owned);
const fromAda = { email, userId: "ada", network: "192.0.2.1" };
const fromVisitor = { email, network: "192.0.2.1" };

it.each([
  ["every day's riddle alone, at the release in the home zone", {}, { timeZone: homeZone, help: "riddle" }],
  ["the home zone in place of one that doesn't exist", { timeZone: "Nowhere/Land" }, { timeZone: homeZone }],
])("is asked to confirm %s, unless something else is chosen", async (_name, chosen, expected) => {
  const { context, done } = start(noAccount);
  expect(await subscribe(context, { ...fromVisitor, ...chosen })).toEqual({ status: "confirmation-sent" });
  const subscriber = { email, status: "pending", days: allDays, confirmBy: inAWeek, ...expected };
  expect(done).toMatchObject([
    ["ask", subscriber, {}],
    ["mail", [{ kind: "confirm-subscription", to: email, data: { validFor: "7 days" }, expiresAt: inAWeek }]],
  ]);
});

it("asks to confirm the address when it isn't known whose it is", async () => {
  const { context, done } = start(() => Promise.reject(new Error("auth is away")));
  expect(await subscribe(context, fromAda)).toEqual({ status: "confirmation-sent" });
  expect(done.map(([what]) => what)).toEqual(["ask", "mail"]);
});

it("sends no mail whose link doesn't work, when another request for the address came first", async () => {
  const { context, done } = start(noAccount, undefined, { isFree: false });
  expect(await subscribe(context, fromVisitor)).toEqual({ status: "confirmation-sent" });
  expect(done.map(([what]) => what)).toEqual(["ask"]);
});

it("mails the way to the preferences to the subscriber's own spelling of the address, for a week", async () => {
  const { context, done } = start(noAccount, { ...pending, status: "active" });
  await subscribe(context, { ...fromVisitor, ...choices });
  const mail = { kind: "already-subscribed", to: "ada@example.org", expiresAt: inAWeek };
  expect(done).toMatchObject([
    ["decoy", choices, {}],
    ["mail", [mail]],
  ]);
});

describe("the owner of a confirmed address, who is signed in,", () => {
  it("is subscribed from now on", async () => {
    const { context, done } = start(account);
    expect(await subscribe(context, { ...fromAda, ...choices })).toEqual({ status: "subscribed" });
    const subscriber = { email, userId: "ada", status: "active", confirmedAt: now, ...choices };
    expect(done).toMatchObject([["add", subscriber, {}]]);
  });

  it("needn't follow the link of an earlier mail, whose choices don't count any more", async () => {
    const { context, done } = start(account, pending);
    await subscribe(context, { ...fromAda, help: "hints" });
    const change = { timeZone: homeZone, help: "hints", days: allDays, userId: "ada", confirmedAt: now };
    expect(done).toEqual([["activate", "1", change]]);
  });

  it("changes only what is chosen anew, and has the subscription as the account's", async () => {
    const { context, done } = start(account, { ...pending, status: "active" });
    await subscribe(context, { ...fromAda, timeZone: "europe/berlin" });
    expect(done).toEqual([["change", "1", { timeZone: "Europe/Berlin", userId: "ada" }]]);
  });
});

it("refuses a network that subscribes many addresses", async () => {
  const { context } = start(noAccount);
  const ask = (to: string) => subscribe(context, { ...fromVisitor, email: to });
  for (let times = 0; times < 20; times++) await ask(`player-${times}@example.org`);
  await expect(ask("another@example.org")).rejects.toThrow("Too many attempts");
});

it("counts all spellings and tags of an address as one, from wherever it is given", async () => {
  const { context } = start(noAccount);
  const ask = (to: string, network: string) => subscribe(context, { email: to, network });
  for (const [times, to] of [email, "ADA@example.org", "ada+1@EXAMPLE.org"].entries())
    await ask(to, `net ${times}`);
  await expect(ask("ada+2@example.org", "another")).rejects.toThrow("Too many attempts");
});
