import { day } from "./provider-subscription.fixture.ts";
import { amountToGiveBack } from "./withdrawal.ts";

const part = (from: number, to: number, amount: number) => ({ from: day(from), to: day(to), amount });
const paid = (amount: number, ...parts: ReturnType<typeof part>[]) => ({
  ...{ firstAt: day(0), amount, currency: "usd" },
  ...(parts.length > 0 && { parts }),
});
const monthly = paid(310, part(0, 31, 310));

it("gives everything back, or by days what was paid for the days that haven't begun", () => {
  expect(amountToGiveBack(monthly, day(13.5), { byDays: false })).toBe(310);
  expect(amountToGiveBack(monthly, day(0), { byDays: true })).toBe(310);
  expect(amountToGiveBack(monthly, day(0.1), { byDays: true })).toBe(300);
  expect(amountToGiveBack(monthly, day(13.5), { byDays: true })).toBe(170);
});

it("counts the time before a switch as used, at its own price", () => {
  const switched = paid(310 + 3440, part(0, 31, 310), part(10, 31, -210), part(10, 375, 3650));
  expect(amountToGiveBack(switched, day(12), { byDays: true })).toBe(3630);
  expect(amountToGiveBack(switched, day(12), { byDays: false })).toBe(3750);
});

it("gives back nothing of what is left to spend as a credit, nor what was paid by one", () => {
  const credited = paid(3650, part(0, 365, 3650), part(0, 365, -3650), part(0, 31, 310));
  expect(amountToGiveBack(credited, day(1), { byDays: false })).toBe(310);
  const byCredit = paid(100, part(0, 31, 310));
  expect(amountToGiveBack(byCredit, day(1), { byDays: false })).toBe(100);
  const overCredited = paid(310, part(0, 31, 310), part(0, 31, -400));
  expect(amountToGiveBack(overCredited, day(1), { byDays: false })).toBe(0);
});

it("rounds in favour of what was used, and counts a free trial for nothing", () => {
  expect(amountToGiveBack(paid(100, part(7, 37, 100)), day(8), { byDays: true })).toBe(96);
  expect(amountToGiveBack(paid(100), day(1), { byDays: false })).toBe(100);
});

it("rounds to what can be paid in the currency, such as whole krónur that are counted in hundredths", () => {
  const inCurrency = (currency: string) => ({ ...paid(100_000, part(0, 30, 100_000)), currency });
  expect(amountToGiveBack(inCurrency("usd"), day(0.1), { byDays: true })).toBe(96_666);
  expect(amountToGiveBack(inCurrency("isk"), day(0.1), { byDays: true })).toBe(96_600);
  expect(amountToGiveBack(inCurrency("kwd"), day(0.1), { byDays: true })).toBe(96_660);
});

it("takes off what was given back before, by days from what is left of it", () => {
  const partly = { ...paid(210, part(0, 31, 310)), givenBack: 100 };
  expect(amountToGiveBack(partly, day(0.1), { byDays: false })).toBe(210);
  expect(amountToGiveBack(partly, day(0.1), { byDays: true })).toBe(200);
  expect(amountToGiveBack(partly, day(28.1), { byDays: true })).toBe(0);
  const whole = { ...paid(0, part(0, 31, 310)), givenBack: 310 };
  expect(amountToGiveBack(whole, day(1), { byDays: false, givenBefore: 100 })).toBe(210);
});
