import { findLeaks } from "./find-leak.ts";

const neighboursIn = (word: string, text: string): string[] =>
  findLeaks(word, text).flatMap(({ rule, place }) => (rule === "neighbour" ? [place.text] : []));
const filler = (count: number) => "so ".repeat(count);

describe("findNeighbours", () => {
  it.each([
    ["crane", "Take the crate and change a letter", "crate"],
    ["crane", "A letter must change in the crate", "crate"],
    ["crane", "Drop a consonant from the cranne", "cranne"],
    ["crane", "Add one vowel to the cran", "cran"],
    ["crane", "Put R in the cane; add it", "cane"],
    ["crane", "the crate with N for T", "crate"],
    ["crane", "the crate, its T turned to N", "crate"],
    ["crane", "the brane, but O replaces it", "brane"],
    ["crane", `Change a letter ${filler(5)}of the crate`, "crate"],
    ["crane", `The crate ${filler(5)}has to change a letter`, "crate"],
    ["crane", "not so much CRATE", "CRATE"],
    ["crane", "the *crate*, nearly", "crate"],
    ["crane", 'a typo for "crate"', "crate"],
    ["crane", "Change it. A letter! \u201Ccrate\u201D", "crate"],
    ["crane", "Lose my heart and I read CRNE", "CRNE"],
    ["crane", "a cane that swallowed an R", "cane"],
    ["crane", "the crate, where T gave way to N", "crate"],
    ["crane", "a crate whose tea has turned to en", "crate"],
    ["crane", "ran between C and E", "ran"],
    ["crane", "brand, with C for B and E for D", "brand"],
    ["stone", "an ess before tone", "tone"],
    ["ranch", "Behead a branch", "branch"],
    ["ranch", "the branch, less its beginning", "branch"],
    ["plane", "a planet without its tail", "planet"],
    ["plane", "a planet cut short by one", "planet"],
    ["crane", "crate with a different fourth", "crate"],
    ["house", "a mouse with another head", "mouse"],
    ["crane", "Take my second away and I am a cane", "cane"],
  ])("finds the neighbour of %s that %j points at", (word, text, neighbour) => {
    expect(neighboursIn(word, text)).toEqual([neighbour]);
  });

  it.each([
    ["crane", "It is almost a crate."],
    ["crane", "Crate is not what I am"],
    ["crane", "not at all, so I must say, CRATE"],
    ["crane", `Change a letter ${filler(6)}of the crate`],
    ["crane", `The crate ${filler(6)}has to change a letter`],
    ["crane", "I change a letter. The crate is full."],
    ["crane", "The crate is full. I change a letter."],
    ["crane", "I change a crate, and I turn a crate"],
    ["crane", "A crate, turned over"],
    ["crane", "I lift and lower,\nA crate I turn on a hill"],
    ["crane", "I rest. A crate, turned over, is full"],
    ["crane", "Change the letters of the crates"],
    ["those", "Change these letters"],
    ["hello", "he'll, O captain, come"],
    ["ranch", "a branch without its tail"],
    ["house", "a mouse without its head"],
    ["crane", "a crate that lost its second lid"],
    ["crane", "ran between C and D"],
    ["crane", "The sea and the cane, and the tea for you are here"],
  ])("finds nothing that gives away %s in %j", (word, text) => {
    expect(neighboursIn(word, text)).toEqual([]);
  });
});
