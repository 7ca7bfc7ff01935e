import { monthlyText, priceText } from "./price-text.ts";

it("A price says how often it is paid, and what a yearly one comes to in a month", () => {
  expect(priceText({ amount: 377, currency: "usd", interval: "month" })).toBe("$3.77/month");
  expect(priceText({ amount: 3000, currency: "usd", interval: "year" })).toBe("$30.00/year");
  expect(priceText({ amount: 99_000, currency: "huf", interval: "month" })).toBe("HUF\u00a0990.00/month");
  expect(monthlyText({ amount: 3000, currency: "usd", interval: "year" })).toBe("$2.50");
  expect(monthlyText({ amount: 377, currency: "usd", interval: "month" })).toBe("$3.77");
  expect(monthlyText({ amount: 1_000_000, currency: "isk", interval: "year" })).toBe("ISK\u00a0833");
});
