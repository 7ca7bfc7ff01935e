import { lettersOf, meaningOf, openersOf, playersReview } from "./answer-review.ts";

const answers = ["crane", "crate", "slate", "audio"];

it("counts the answers that each well-known opener leaves, the right one included", () => {
  expect(openersOf("crate", answers)).toEqual([
    { word: "adieu", left: 3 },
    { word: "crane", left: 1 },
    { word: "raise", left: 2 },
    { word: "slate", left: 1 },
    { word: "stare", left: 1 },
  ]);
  expect(openersOf("zzzzz", answers).every(({ left }) => left === 1)).toBe(true);
});

it("tells how many of the answers have each letter, once for a repeated one", () => {
  expect(lettersOf("eerie", answers)).toEqual([
    { letter: "e", percent: 75 },
    { letter: "r", percent: 50 },
    { letter: "i", percent: 25 },
  ]);
});

it("defines a word by its strongest hint and by the dictionary, as far as there are any", () => {
  const senses = [{ pos: "adj" as const, field: "all", gloss: "having thick or heavy sound" }];
  expect(meaningOf({ senses }, "A hint.")).toEqual([
    { kind: null, text: "A hint." },
    { kind: "adjective", text: "having thick or heavy sound" },
  ]);
  expect(meaningOf(undefined, "Given off a smell.")).toEqual([{ kind: null, text: "Given off a smell." }]);
  expect(meaningOf(undefined, undefined)).toEqual([]);
});

it("has no average when nobody solved it", () => {
  expect(playersReview({ distribution: [0, 0, 0, 0, 0, 0], failed: 20, fromRiddle: 0 })).toMatchObject({
    averageGuesses: null,
    failed: 20,
    fromRiddlePercent: 0,
  });
});
