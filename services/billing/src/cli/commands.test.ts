import type { WantedPrice } from "../clients/setup.ts";
import { startFakes } from "../actions/billing.fixture.ts";
import { billingCommands } from "./commands.ts";
import type { CommandContext, Flags } from "./command.ts";

/** Runs `billing setup` for a Stripe account in which nothing exists yet or, with `isThere`, everything does. */
async function setUp(flags: Flags, { isThere = false } = {}) {
  const prices: WantedPrice[] = [];
  const printed: string[] = [];
  const add = jest.fn(() => Promise.resolve());
  const webhook = jest.fn((_url: string) =>
    Promise.resolve(isThere ? undefined : { id: "we_1", secret: "whsec" }),
  );
  const removePrice = jest.fn(() => Promise.resolve());
  const setup = {
    price: (price: WantedPrice) => Promise.resolve(prices.push(price) > 0 && !isThere),
    ...{ removePrice, webhook, portal: () => Promise.resolve(!isThere) },
  };
  const context = {
    ...startFakes().context,
    config: { PUBLIC_ORIGIN: "https://wordlehint.example" },
    provider: () => ({ setup, prices: { forget: jest.fn() } }),
    webhookSecrets: { ids: () => Promise.resolve([]), add },
  } as unknown as CommandContext;
  const terminal = { print: (line: string) => void printed.push(line) };
  const done = await billingCommands.setup?.run(context, [], flags, terminal as never);
  return { prices, printed, add, webhook, removePrice, done };
}

describe("billing setup", () => {
  it.each([
    ["3.77", "eur", 377],
    ["500", "jpy", 500],
    ["1.500", "kwd", 1500],
    ["150000", "idr", 15_000_000],
  ])("makes a price of %s %s, and says so", async (text, currency, amount) => {
    const { prices, printed } = await setUp({ monthly: text, yearly: text, currency });
    expect(prices).toEqual([
      { interval: "month", amount, currency },
      { interval: "year", amount, currency },
    ]);
    expect(printed[0]).toBe(`The monthly price is ${text}${currency === "idr" ? ".00" : ""} ${currency}.`);
  });

  it("makes the usual prices, the webhook with its secret and the hosted page, and says so", async () => {
    const { prices, printed, add, webhook, removePrice, done } = await setUp({});
    expect(prices).toEqual([
      { interval: "month", amount: 377, currency: "usd" },
      { interval: "year", amount: 3770, currency: "usd" },
    ]);
    expect(webhook.mock.calls[0]?.[0]).toBe("https://wordlehint.example/webhooks/stripe");
    expect(add).toHaveBeenCalledWith("we_1", "whsec");
    expect(removePrice).not.toHaveBeenCalled();
    expect(printed).toHaveLength(4);
    expect(done).toMatchObject({ event: "payment account set up" });
  });

  it.each<[Flags, string]>([
    [{ monthly: "500.00", currency: "jpy" }, "--monthly must be an amount in jpy, such as 500."],
    [{ monthly: "1.505", currency: "kwd" }, "--monthly must be an amount in kwd, such as 5.000."],
    [{ currency: "jpy" }, "--monthly must be an amount in jpy, such as 500."],
    [{ monthly: "500", currency: "jpy" }, "--yearly must be an amount in jpy, such as 500, or none."],
  ])("asks for an amount in the currency instead of %j", async (flags, message) => {
    await expect(setUp(flags)).rejects.toThrow(message);
  });

  it("has no yearly price where none is wanted", async () => {
    const { prices, removePrice } = await setUp({ yearly: "none" });
    expect(prices.map(({ interval }) => interval)).toEqual(["month"]);
    expect(removePrice).toHaveBeenCalledWith("year");
  });

  it("says when all is there", async () => {
    const { printed, add } = await setUp({}, { isThere: true });
    expect(printed).toEqual(["Everything was set up already."]);
    expect(add).not.toHaveBeenCalled();
  });

  it.each<[string, Flags]>([
    ["--monthly", { monthly: "3,77" }],
    ["--monthly", { monthly: "3.7" }],
    ["--yearly", { yearly: "-1" }],
    ["--currency", { currency: "USD" }],
    ["--webhook-url", { "webhook-url": "example" }],
  ])("refuses a wrong %s: %j", async (option, flags) => {
    await expect(setUp(flags)).rejects.toThrow(option);
  });
});

it("billing show writes the price by the decimals of its currency", async () => {
  const printed: string[] = [];
  const subscription = {
    ...{ id: "sub_1", status: "active", price: { amount: 500, currency: "jpy", interval: "month" } },
    ...{ currentPeriodEnd: new Date(), pastDueSince: null, graceEndsAt: null, cancelAtPeriodEnd: false },
  };
  const customer = { _id: "ada", createdAt: new Date(), subscription };
  const context = {
    customers: { findByEmail: () => Promise.resolve(customer) },
  } as unknown as CommandContext;
  const terminal = { print: (line: string) => void printed.push(line) };
  await billingCommands.show?.run(context, ["ada@example.org"], {}, terminal as never);
  expect(printed.join("\n")).toMatch(/Price +500 jpy a month/);
});
