import { dictionary } from "cmu-pronouncing-dictionary";
import { hintFacts } from "../hint-facts.ts";
import { coupletsFor } from "./couplets.ts";

/** From the last stressed vowel on: the sounds that make a rhyme. */
function rhymeOf(line: string): string {
  const [last = ""] = /[a-z']+(?=[?.!]*$)/i.exec(line) ?? [];
  const sounds = (dictionary[last.toLowerCase()] ?? last).split(" ");
  const stressed = sounds.findLastIndex((sound) => /[12]$/.test(sound));
  return sounds.slice(Math.max(stressed, 0)).join(" ").replace(/\d/g, "");
}

/** Rhymes to the ear, where the dictionary writes one of the words with another sound. */
const rhymesByEar = new Set([
  "hear / clear",
  "year / here",
  "meant / content",
  "give / live",
  "yours / chores",
  "dawn / on",
]);

describe("coupletsFor", () => {
  const all = ["crane", "eerie", "nymph", "level"].flatMap((word) => coupletsFor(hintFacts(word)));

  it("rhymes every couplet", () => {
    const unrhymed = all
      .filter(({ second, fourth }) => rhymeOf(second) !== rhymeOf(fourth))
      .map(({ second, fourth }) => `${second.split(" ").at(-1) ?? ""} / ${fourth.split(" ").at(-1) ?? ""}`)
      .filter((pair) => !rhymesByEar.has(pair));
    expect(unrhymed).toEqual([]);
  });

  it("fills in the letters' facts", () => {
    const lines = all.flatMap(({ second, fourth }) => [second, fourth]);
    expect(lines.filter((line) => /[{}]|undefined/.test(line))).toEqual([]);
    expect(lines).toContain("Two vowels and three consonants: that's my score");
    expect(lines).toContain("No vowels and five consonants: that's my score");
  });
});
