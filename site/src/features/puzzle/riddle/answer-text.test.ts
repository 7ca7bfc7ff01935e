import { answerText } from "./answer-text.ts";

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
});
