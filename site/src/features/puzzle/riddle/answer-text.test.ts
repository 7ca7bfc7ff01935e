import { answerText, answerTime } from "./answer-text.ts";

const answerAvailableAt = "2026-11-24T05:05:00.000Z";
const at = Date.parse(answerAvailableAt);
const hourMs = 3_600_000;

describe("The answer's panel", () => {
  it("says the word in upper case", () => {
    expect(answerText({ word: "crane", answerAvailableAt }, at)).toBe("CRANE");
  });

  it.each([
    [24 * hourMs, "Answer available in 24 hours"],
    [hourMs + 1, "Answer available in 2 hours"],
    [hourMs, "Answer available in 1 hour"],
    [1, "Answer available in 1 hour"],
  ])("%d ms before its time says: %s", (ms, text) => {
    expect(answerText({ word: null, answerAvailableAt }, at - ms)).toBe(text);
  });

  it("says that the answer isn't available yet if its time isn't known, or is over without an answer", () => {
    expect(answerText(null, at)).toBe("Answer not available yet");
    expect(answerText({ word: null, answerAvailableAt }, at)).toBe("Answer not available yet");
  });

  it.each([
    ["a day before", new Date(2026, 10, 23, 15, 0), "That is tomorrow, five past midnight."],
    ["minutes before", new Date(2026, 10, 24, 0, 2), "That is at five past midnight."],
    ["afterwards", new Date(2026, 10, 24, 0, 6), ""],
  ])("says by the player's clock when that is, %s", (_when, now, text) => {
    const release = new Date(2026, 10, 24, 0, 5).toISOString();
    expect(answerTime({ word: null, answerAvailableAt: release }, now.getTime())).toBe(text);
  });

  it("says the hour of an answer that comes 24 hours after a release, on a day of 23 hours", () => {
    const late = new Date(2026, 2, 29, 1, 5).toISOString();
    const now = new Date(2026, 2, 28, 12, 0).getTime();
    expect(answerTime({ word: null, answerAvailableAt: late }, now)).toBe("That is 29 March 2026, 1:05 AM.");
  });
});
