import { amountStep, amountText, moneyText, parseAmount } from "./money.ts";

/** Every currency in which Stripe takes payments, by how it is written and counted. */
const currencies = {
  hundredths: `aed afn all amd ang aoa ars aud awg azn bam bbd bdt bgn bmd bnd bob brl bsd bwp byn bzd cad cdf chf cny
    cop crc cve czk dkk dop dzd egp etb eur fjd fkp gbp gel gip gmd gtq gyd hkd hnl htg huf idr ils inr jmd kes kgs khr
    kyd kzt lak lbp lkr lrd lsl mad mdl mkd mmk mnt mop mur mvr mwk mxn myr mzn nad ngn nio nok npr nzd pab pen pgk php
    pkr pln qar ron rsd rub sar sbd scr sek sgd shp sle sos srd std szl thb tjs top try ttd twd tzs uah usd uyu uzs wst
    xcd xcg yer zar zmw`,
  whole: "bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf",
  wholeInHundredths: "isk ugx",
  thousandths: "bhd jod kwd omr tnd",
};
const each = (codes: string) => codes.split(/\s+/);
const figuresOf = (text: string) => /\d[\d.,]*/.exec(text)?.[0];

describe.each([
  { codes: each(currencies.hundredths), amount: 123_450, shown: "1,234.50", typed: "1234.50", step: 1 },
  { codes: each(currencies.whole), amount: 1234, shown: "1,234", typed: "1234", step: 1 },
  { codes: each(currencies.wholeInHundredths), amount: 123_400, shown: "1,234", typed: "1234", step: 100 },
  { codes: each(currencies.thousandths), amount: 1_234_500, shown: "1,234.500", typed: "1234.500", step: 10 },
])("An amount that is typed $typed", ({ codes, amount, shown, typed, step }) => {
  it.each(codes)("is shown, read and counted by the rules of %s", (currency) => {
    expect(figuresOf(moneyText({ amount, currency }))).toBe(shown);
    expect(amountText({ amount, currency })).toBe(typed);
    expect(parseAmount(typed, currency)).toBe(amount);
    expect(amountStep(currency)).toBe(step);
  });
});

it.each([
  [377, "usd", "$3.77"],
  [-377, "usd", "-$3.77"],
  [450, "eur", "€4.50"],
  [500, "jpy", "¥500"],
  [99_000, "huf", "HUF\u00a0990.00"],
  [50_000, "isk", "ISK\u00a0500"],
  [1500, "kwd", "KWD\u00a01.500"],
])("An amount of %i in %s is written %s", (amount, currency, text) => {
  expect(moneyText({ amount, currency })).toBe(text);
});

it.each([
  ["3.77", "usd", 377],
  ["4.35", "usd", 435],
  ["19.99", "usd", 1999],
  ["5", "usd", 500],
  ["150000", "idr", 15_000_000],
  ["9999999999.99", "idr", 999_999_999_999],
  ["500", "isk", 50_000],
  ["2", "kwd", 2000],
])("The text %s in %s means exactly %i", (text, currency, amount) => {
  expect(parseAmount(text, currency)).toBe(amount);
});

it.each([
  ["more decimals than there are", "3.770", "usd"],
  ["fewer decimals than there are", "3.7", "usd"],
  ["decimals of a currency without", "500.00", "jpy"],
  ["decimals of a currency that is counted in hundredths", "500.00", "isk"],
  ["decimals that Stripe doesn't charge", "1.505", "kwd"],
  ["two decimals where there are three", "1.50", "kwd"],
  ["a point without decimals", "500.", "jpy"],
  ["a comma", "3,77", "usd"],
  ["grouped digits", "1,000.00", "usd"],
  ["less than nothing", "-1", "usd"],
  ["an exponent", "1e3", "usd"],
  ["more than can be counted", "10000000000", "usd"],
  ["nothing", "", "usd"],
])("A text with %s, such as '%s' in %s, means no amount", (_what, text, currency) => {
  expect(parseAmount(text, currency)).toBeUndefined();
});
