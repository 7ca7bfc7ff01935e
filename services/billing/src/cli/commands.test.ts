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
    ["3.77", 377],
    ["4.35", 435],
    ["19.99", 1999],
    ["5", 500],
    ["99999.99", 9_999_999],
  ])("makes a price of %s exactly %i cents", async (text, amount) => {
    const { prices } = await setUp({ monthly: text, yearly: text, currency: "eur" });
    expect(prices).toEqual([
      { interval: "month", amount, currency: "eur" },
      { interval: "year", amount, currency: "eur" },
    ]);
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
