import { lettersText, openersText, playersText } from "./review-words.ts";

const opener = (word: string, left: number) => ({ word, left });

it("names the best opener of the day, or all that share the place", () => {
  expect(openersText([opener("crane", 140), opener("raise", 34)])).toBe(
    "RAISE would have been the best first guess of the five, with 34 words left.",
  );
  expect(openersText([opener("crane", 1), opener("raise", 34), opener("slate", 1)])).toBe(
    "CRANE and SLATE would have been the best first guess of the five, with only the answer left.",
  );
  expect(openersText([opener("crane", 7), opener("raise", 7)])).toBe(
    "Each of the five would have left 7 words.",
  );
});

it("names the rarest letter", () => {
  const letters = [
    { letter: "a", percent: 38.9 },
    { letter: "d", percent: 15 },
  ];
  expect(lettersText(letters)).toBe("The rarest of its letters is D: 15.0% of all answers have it.");
});

it("tells how players did, also when nobody solved it", () => {
  const players = { results: 1240, averageGuesses: 3.9, distribution: [], failed: 40, fromRiddlePercent: 41 };
  expect(playersText(players)).toBe(
    "1,240 of our players told us how they did. 1,200 solved it, in 3.90 guesses on average; 41% solved it from the riddle alone.",
  );
  expect(playersText({ ...players, averageGuesses: null, failed: 1240, fromRiddlePercent: 0 })).toBe(
    "1,240 of our players told us how they did. 0% solved it from the riddle alone.",
  );
});
