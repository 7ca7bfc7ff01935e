import { amountInWords, dayInWords, durationInWords, instantInWords, puzzleDateInWords } from "./words.ts";

const minute = 60_000;

describe("In words", () => {
  it.each([
    [60 * minute, "60 minutes"],
    [1, "1 minute"],
    [119 * minute, "119 minutes"],
    [120 * minute, "2 hours"],
    [24 * 60 * minute, "24 hours"],
    [48 * 60 * minute, "48 hours"],
    [72 * 60 * minute, "3 days"],
    [7 * 24 * 60 * minute, "7 days"],
  ])("a duration of %i ms is %s", (ms, words) => {
    expect(durationInWords(ms)).toBe(words);
  });

  it("instants are in UTC, and puzzle dates are days of no zone", () => {
    const instant = new Date("2026-11-21T23:05:00Z");
    expect(instantInWords(instant)).toBe("21 November 2026 at 23:05 (UTC)");
    expect(dayInWords(instant)).toBe("21 November 2026");
    expect(puzzleDateInWords("2026-11-21")).toBe("Saturday 21 November");
  });

  it.each([
    [377, "usd", "$3.77"],
    [99_000, "huf", "HUF 990.00"],
    [50_000, "isk", "ISK 500"],
  ])("an amount of %i in %s is %s", (amount, currency, words) => {
    expect(amountInWords(amount, currency)).toBe(words);
  });
});
