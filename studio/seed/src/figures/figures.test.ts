import { readFileSync } from "node:fs";
import { answers, guesses } from "../../words/shipped-words.ts";
import { openerFigures, openerLine, openersFile, splitBy } from "./compute-opener.ts";
import { openers } from "../make/opener-figures.ts";
import { traps } from "./traps.ts";

const written = readFileSync(new URL("../../figures/openers.csv", import.meta.url), "utf8");
const lines = new Map(written.split("\n").map((line) => [line.slice(0, 5), line]));

describe("The table of first guesses", () => {
  it("has a line for every word that may be typed", () => {
    expect(
      openers()
        .map(({ word }) => word)
        .sort(),
    ).toEqual([...guesses].sort());
    expect(written).toBe(openersFile(openers()));
  });

  it("has the split of every answer as it is counted anew", () => {
    const counted = answers.map((word) => ({ word, ...splitBy(word) }));
    const rounded = counted.map(
      ({ word, left, bits, worst, patterns }) =>
        `${word},1,${left.toFixed(3)},${bits.toFixed(3)},${worst},${patterns}`,
    );
    expect(rounded.filter((start) => !lines.get(start.slice(0, 5))?.startsWith(`${start},`))).toEqual([]);
  });

  // Playing all answers takes a quarter of a second for each first guess, so these stand for the others.
  it.each([
    "slate",
    "trace",
    "crane",
    "crate",
    "least",
    "stare",
    "raise",
    "arise",
    "salet",
    "adieu",
    "audio",
    "fuzzy",
  ])("has what %s is played to anew, in normal and hard mode", (word) => {
    expect(openerLine(openerFigures(word))).toBe(lines.get(word));
  });
});

describe("The traps", () => {
  it("are answers that differ in one place", () => {
    expect(traps(8).map(({ pattern, words }) => [pattern, words])).toEqual([
      ["_ight", ["eight", "fight", "light", "might", "night", "right", "sight", "tight"]],
      ["_ound", ["bound", "found", "hound", "mound", "pound", "round", "sound", "wound"]],
    ]);
  });
});
