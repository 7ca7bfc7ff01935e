import { moneyText, monthlyText, priceText } from "./price-text.ts";

it.each([
  [377, "usd", "$3.77"],
  [3000, "usd", "$30.00"],
  [450, "eur", "€4.50"],
  // The yen has no smaller unit.
  [500, "jpy", "¥500"],
])("An amount of %i in %s is written %s", (amount, currency, text) => {
  expect(moneyText({ amount, currency })).toBe(text);
});

it("A price says how often it is paid, and what a yearly one comes to in a month", () => {
  expect(priceText({ amount: 377, currency: "usd", interval: "month" })).toBe("$3.77/month");
  expect(priceText({ amount: 3000, currency: "usd", interval: "year" })).toBe("$30.00/year");
  expect(monthlyText({ amount: 3000, currency: "usd", interval: "year" })).toBe("$2.50");
  expect(monthlyText({ amount: 377, currency: "usd", interval: "month" })).toBe("$3.77");
});
