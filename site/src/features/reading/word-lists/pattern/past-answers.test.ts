import { leftOutText, pastAnswersIn } from "./past-answers.ts";

describe("Past answers", () => {
  it("are those of the days whose answer is available", () => {
    const past = pastAnswersIn([
      { date: "2026-11-28", word: null },
      { date: "2026-11-27", word: "MOIST" },
      { date: "2026-10-01", word: "crane" },
    ]);
    expect([...past.words]).toEqual(["moist", "crane"]);
    expect(leftOutText(past)).toBe(
      "Leaves out the answers of the 2 days in our archive, from 1 October 2026 to 27 November 2026.",
    );
  });

  it("may be one or none", () => {
    expect(leftOutText(pastAnswersIn([{ date: "2026-11-27", word: "moist" }]))).toBe(
      "Leaves out the answer of the one day in our archive, 27 November 2026.",
    );
    expect(leftOutText(pastAnswersIn([{ date: "2026-11-28", word: null }]))).toBe(
      "Our archive has no answers yet.",
    );
  });
});
