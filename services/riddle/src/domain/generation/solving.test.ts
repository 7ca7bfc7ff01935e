import { judgeSolving } from "./solving.ts";

it.each([
  ["found with the hints alone", ["stork", "heron", "egret"], ["crane", "stork", "heron"], "good"],
  ["the second guess without hints", ["stork", "crane"], ["crane"], "good"],
  ["the third guess with hints, in capitals", [], ["stork", "heron", " CRANE "], "good"],
  ["the first guess without hints", ["crane"], ["crane"], "plain"],
  ["the fourth guess with hints", [], ["stork", "heron", "egret", "crane"], "unsolved"],
  ["found without hints, but not with them", ["crane"], ["stork"], "unsolved"],
  ["never found", [], [], "unsolved"],
])("a riddle whose word is %s", (_what, alone, withHints, judged) => {
  expect(judgeSolving("crane", alone, withHints)).toBe(judged);
});
