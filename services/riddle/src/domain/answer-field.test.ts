import { wordAt } from "./answer-field.ts";

it.each([
  ["a field", { solution: "crane" }, "solution", "crane"],
  ["a field of a field", { day: { word: "Slate " } }, "day.word", "slate"],
  ["a field of an array's item", { days: [{ word: "audio" }] }, "days.0.word", "audio"],
  ["no field", { solution: "crane" }, "word", undefined],
  ["a field of nothing", { day: null }, "day.word", undefined],
  ["an inherited field", {}, "constructor.name", undefined],
  ["a number", { solution: 12345 }, "solution", undefined],
  ["a word that is too long", { solution: "cranes" }, "solution", undefined],
  ["a word with an accent", { solution: "crâne" }, "solution", undefined],
  ["an empty text", { solution: "" }, "solution", undefined],
  ["text instead of an object", "crane", "0", undefined],
])("finds the word in %s", (_what, document, path, word) => {
  expect(wordAt(document, path)).toBe(word);
});
