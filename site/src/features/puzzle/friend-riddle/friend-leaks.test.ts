import { friendWarnings } from "./friend-leaks.ts";

it("names the lines that give the word away, each once", () => {
  const lines = ["I wade on stilts", "like a crane, a real cr4ne", "and bow"];
  expect(friendWarnings({ word: "crane", lines })).toEqual(["Your second line gives it away."]);
  expect(friendWarnings({ word: "crane", lines: ["I wade", "and bow"] })).toEqual([]);
});

it("sees a word that the lines spell together", () => {
  const lines = ["Clouds go by,", "rain will not,", "and then the", "night, an", ""];
  expect(friendWarnings({ word: "crane", lines: [...lines.slice(0, 4), "ever"] })).toEqual([
    "Your lines together give it away: look at how they begin and end.",
  ]);
});

it("says nothing while there is no word", () => {
  expect(friendWarnings({ word: "", lines: ["crane"] })).toEqual([]);
});
