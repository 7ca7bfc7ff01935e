import { describePrice } from "./describe-line.ts";

it("writes a price by the decimals that its currency is charged with", () => {
  const recurring = { interval: "month", interval_count: 1 };
  const price = { unit_amount: 99_000, currency: "huf", recurring } as Parameters<typeof describePrice>[0];
  expect(describePrice(price)).toBe("HUF\u00a0990.00 / month");
});
