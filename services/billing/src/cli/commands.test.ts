import { runCommands } from "@wordlehint/runtime/test-support/run-commands";
import { startFakes } from "../actions/billing.fixture.ts";
import type { WantedPrice } from "../clients/setup.ts";
import type { CommandContext } from "./command-context.ts";
import { addBillingCommands } from "./commands.ts";

/** Runs `billing setup` for a Stripe account in which nothing exists yet or, with `isThere`, everything does. */
async function setUp(options: string[], { isThere = false } = {}) {
  const prices: WantedPrice[] = [];
  const [added, removed, webhooks]: [string[], string[], string[]] = [[], [], []];
  const setup = {
    price: (price: WantedPrice) => Promise.resolve(prices.push(price) > 0 && !isThere),
    removePrice: (interval: string) => Promise.resolve(removed.push(interval)),
    webhook: (url: string) =>
      Promise.resolve(webhooks.push(url) > 0 && isThere ? undefined : { id: "we_1", secret: "whsec" }),
    portal: () => Promise.resolve(!isThere),
  };
  const context = {
    ...startFakes().context,
    config: { PUBLIC_ORIGIN: "https://wordlehint.example" },
    provider: () => ({ setup, prices: { forget: () => undefined } }),
    webhookSecrets: {
      ids: () => Promise.resolve([]),
      add: (...secret: string[]) => Promise.resolve(added.push(...secret)),
    },
  } as unknown as CommandContext;
  const { code, out, err, done } = await runCommands(addBillingCommands, context, ["setup", ...options]);
  return { code, err, done, prices, added, removed, webhooks, printed: out.trimEnd().split("\n") };
}

describe("billing setup", () => {
  it.each([
    ["3.77", "eur", 377],
    ["500", "jpy", 500],
    ["1.500", "kwd", 1500],
    ["150000", "idr", 15_000_000],
  ])("makes a price of %s %s, and says so", async (text, currency, amount) => {
    const { prices, printed } = await setUp(["--monthly", text, "--yearly", text, "--currency", currency]);
    expect(prices).toEqual([
      { interval: "month", amount, currency },
      { interval: "year", amount, currency },
    ]);
    expect(printed[0]).toBe(`The monthly price is ${text}${currency === "idr" ? ".00" : ""} ${currency}.`);
  });

  it("makes the usual prices, the webhook with its secret and the hosted page, and says so", async () => {
    const { prices, printed, added, webhooks, removed, done } = await setUp([]);
    expect(prices).toEqual([
      { interval: "month", amount: 377, currency: "usd" },
      { interval: "year", amount: 3770, currency: "usd" },
    ]);
    expect(webhooks).toEqual(["https://wordlehint.example/webhooks/stripe"]);
    expect(added).toEqual(["we_1", "whsec"]);
    expect(removed).toEqual([]);
    expect(printed).toHaveLength(4);
    expect(done).toMatchObject([{ event: "payment account set up" }]);
  });

  it.each([
    ["--monthly 500.00 --currency jpy", "--monthly must be an amount in jpy, such as 500."],
    ["--monthly 1.505 --currency kwd", "--monthly must be an amount in kwd, such as 5.000."],
    ["--currency jpy", "--monthly must be an amount in jpy, such as 500."],
    ["--monthly 500 --currency jpy", "--yearly must be an amount in jpy, such as 500, or none."],
    ["--monthly 3,77", "--monthly must be an amount in usd"],
    ["--yearly=-1", "--yearly must be an amount in usd"],
    ["--currency USD", "--currency must be a code such as usd."],
    ["--webhook-url example", "--webhook-url must be an address."],
  ])("refuses %s", async (options, message) => {
    const { code, err } = await setUp(options.split(" "));
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  });

  it("has no yearly price where none is wanted", async () => {
    const { prices, removed } = await setUp(["--yearly", "none"]);
    expect(prices.map(({ interval }) => interval)).toEqual(["month"]);
    expect(removed).toEqual(["year"]);
  });
});

it("billing show writes the price by the decimals of its currency", async () => {
  const subscription = {
    ...{ id: "sub_1", status: "active", price: { amount: 500, currency: "jpy", interval: "month" } },
    ...{ currentPeriodEnd: new Date(), pastDueSince: null, graceEndsAt: null, cancelAtPeriodEnd: false },
  };
  const customer = { _id: "ada", createdAt: new Date(), subscription };
  const context = {
    customers: { findByEmail: () => Promise.resolve(customer) },
  } as unknown as CommandContext;
  const { out } = await runCommands(addBillingCommands, context, ["show", "ada@example.org"]);
  expect(out).toMatch(/Price +500 jpy a month/);
});
