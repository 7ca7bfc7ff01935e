import { dictionary } from "cmu-pronouncing-dictionary";
import { hintFacts } from "../hint-facts.ts";
import { coupletsFor } from "./couplets.ts";

/** The sounds from the last stressed vowel on, which decide whether two lines rhyme. */
function rhymeOf(line: string): string {
  const [last = ""] = /[a-z']+(?=[?.!]*$)/i.exec(line) ?? [];
  const sounds = (dictionary[last.toLowerCase()] ?? last).split(" ");
  const stressed = sounds.findLastIndex((sound) => /[12]$/.test(sound));
  return sounds.slice(Math.max(stressed, 0)).join(" ").replace(/\d/g, "");
}

/** Pairs that rhyme although the dictionary gives them different sounds. */
const rhymesNotInDictionary = new Set([
  "hear / clear",
  "year / here",
  "meant / content",
  "give / live",
  "yours / chores",
  "dawn / on",
]);

describe("coupletsFor", () => {
  const all = ["crane", "eerie", "nymph", "level"].flatMap((word) => coupletsFor(hintFacts(word)));

  it("returns couplets that rhyme", () => {
    const unrhymed = all
      .filter(({ second, fourth }) => rhymeOf(second) !== rhymeOf(fourth))
      .map(({ second, fourth }) => `${second.split(" ").at(-1) ?? ""} / ${fourth.split(" ").at(-1) ?? ""}`)
      .filter((pair) => !rhymesNotInDictionary.has(pair));
    expect(unrhymed).toEqual([]);
  });

  it("fills in the facts about the letters", () => {
    const lines = all.flatMap(({ second, fourth }) => [second, fourth]);
    expect(lines.filter((line) => /[{}]|undefined/.test(line))).toEqual([]);
    expect(lines).toContain("Two vowels and three consonants: that's my score");
    expect(lines).toContain("No vowels and five consonants: that's my score");
  });
});
