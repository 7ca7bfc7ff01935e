import Stripe from "stripe";
import { day } from "../domain/provider-subscription.fixture.ts";
import { createPrices } from "./prices.ts";
import { ProviderAway } from "./provider-faults.ts";

const price = (interval: string, unit_amount: number, lookup_key: string) => ({
  ...{ id: `price_${unit_amount}`, unit_amount, currency: "usd", lookup_key },
  recurring: { interval, interval_count: 1 },
});
const monthly = price("month", 377, "premium_monthly");
const yearly = price("year", 3770, "premium_yearly");

function startWith(...data: object[]) {
  const clock = { now: day(0) };
  const list = jest.fn(() => Promise.resolve({ data }));
  const prices = createPrices({ prices: { list } } as unknown as Stripe, () => clock.now);
  const wait = (seconds: number) => (clock.now = new Date(clock.now.getTime() + seconds * 1000));
  return { prices, list, wait };
}
const away = new Stripe.errors.StripeConnectionError({ type: "api_error", message: "away" });

it("asks for prices once a minute, and at once when they were changed here", async () => {
  const { prices, list, wait } = startWith(monthly, yearly);
  expect(await prices.offer()).toMatchObject({ month: { amount: 377 }, year: { amount: 3770 } });
  wait(59);
  await prices.offer();
  expect(list).toHaveBeenCalledTimes(1);
  wait(1);
  await prices.offer();
  expect(list).toHaveBeenCalledTimes(2);
  prices.forget();
  await prices.offer();
  expect(list).toHaveBeenCalledTimes(3);
});

it("goes on with the last prices while the provider is away, and has none before the first", async () => {
  const { prices, list, wait } = startWith(monthly);
  list.mockRejectedValueOnce(away);
  await expect(prices.offer()).rejects.toThrow(ProviderAway);
  wait(2);
  await prices.offer();
  wait(3600);
  list.mockRejectedValueOnce(away);
  expect(await prices.offer()).toMatchObject({ month: { amount: 377 } });
});

it("asks once for all who want to know at the same time, and isn't asked again at once when that fails", async () => {
  const { prices, list, wait } = startWith(monthly);
  list.mockRejectedValueOnce(away);
  const asked = Array.from({ length: 9 }, () => prices.offer());
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).not.toContain("fulfilled");
  await expect(prices.offer()).rejects.toThrow(ProviderAway);
  expect(list).toHaveBeenCalledTimes(1);
  wait(2);
  await Promise.all(Array.from({ length: 9 }, () => prices.offer()));
  expect(list).toHaveBeenCalledTimes(2);
});

it("offers nothing under the name of another interval", async () => {
  const { prices } = startWith(monthly, price("month", 100, "premium_yearly"));
  expect(await prices.offer()).toEqual({
    month: { id: "price_377", amount: 377, currency: "usd", interval: "month" },
  });
});
