import { playerStats } from "@wordlehint/contracts";
import { distributionText, resultText, savedText } from "./result-words.ts";

const of = (...guesses: (number | null)[]) =>
  playerStats(
    guesses.map((count, index) => ({ date: `2026-11-0${index + 1}`, guesses: count })),
    "2026-11-09",
  );

describe("A result", () => {
  it.each([
    [1, "Solved in 1 guess"],
    [6, "Solved in 6 guesses"],
    [null, "Not solved"],
  ])("of %j is called '%s'", (guesses, text) => expect(resultText(guesses)).toBe(text));

  it.each([
    [4, 1, "Solved in 4 guesses. Current streak: 1 day."],
    [null, 0, "Not solved. Current streak: 0 days."],
    [undefined, 3, "Result taken back. Current streak: 3 days."],
  ])("of %j is said with the streak of %i", (guesses, currentStreak, text) =>
    expect(savedText(guesses, { currentStreak })).toBe(text),
  );
});

describe("The distribution", () => {
  it.each([
    [[3, 4, 4, null], "You solved 3 of 4, most often in 4; on average in 3.7 guesses."],
    [[2, 5], "You solved 2 of 2, most often in 2 or 5; on average in 3.5 guesses."],
    [[1, 2, 3], "You solved 3 of 3, most often in 1, 2 or 3; on average in 2 guesses."],
  ])("of %j is said in a sentence", (guesses, text) => expect(distributionText(of(...guesses))).toBe(text));

  it.each([[[]], [[null]]])("of %j is said in none", (guesses) =>
    expect(distributionText(of(...guesses))).toBeNull(),
  );
});
