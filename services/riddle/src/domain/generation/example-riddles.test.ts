import type { RiddleLibrary, WrittenRiddle } from "../composer/riddle-library.ts";
import { seededRandom } from "../seeded-random.ts";
import { exampleRiddles } from "./example-riddles.ts";

const riddleOf = (word: string, more: Partial<WrittenRiddle> = {}): WrittenRiddle => ({
  lines: [1, 2, 3, 4].map((line) => `line ${line} of ${word}`),
  theme: `theme of ${word}`,
  hints: [`a hint of ${word}`, `another hint of ${word}`, `the last hint of ${word}`],
  notes: [`one note on ${word}`, `another on ${word}`, `a third on ${word}`, `the last on ${word}`],
  ...more,
});
const words = ["crane", "light", "plant", "storm"];
const libraryOf = (entries: readonly [string, readonly WrittenRiddle[]][]): RiddleLibrary => ({
  riddles: new Map(entries),
  clues: new Map(),
});
const library = libraryOf(words.map((word) => [word, [riddleOf(word), riddleOf("a second")]]));
const examples = (from: RiddleLibrary, { count = 10, purpose = "examples" } = {}) =>
  exampleRiddles(from, "crane", count, seededRandom("secret", purpose));

it("shows the first riddle of every other word, with theme and hints", () => {
  const byTheme = examples(library).toSorted((a, b) => String(a.theme).localeCompare(String(b.theme)));
  expect(byTheme).toEqual(["light", "plant", "storm"].map((word) => riddleOf(word)));
});

it("shows as many as are asked for, and others on another day", () => {
  expect(examples(library, { count: 2 })).toHaveLength(2);
  const orders = new Set(
    Array.from({ length: 20 }, (_, day) => JSON.stringify(examples(library, { purpose: `day ${day}` }))),
  );
  expect(orders.size).toBeGreaterThan(1);
});

it("shows the same ones however the library is ordered", () => {
  const other = libraryOf([...library.riddles].toReversed());
  expect(examples(other)).toEqual(examples(library));
});

it("leaves out what has no theme or no hints", () => {
  const { theme: _theme, ...withoutTheme } = riddleOf("light");
  const { hints: _hints, ...withoutHints } = riddleOf("plant");
  expect(
    examples(
      libraryOf([
        ["light", [withoutTheme]],
        ["plant", [withoutHints]],
        ["storm", []],
        ["waltz", [riddleOf("waltz")]],
      ]),
    ),
  ).toEqual([riddleOf("waltz")]);
});
