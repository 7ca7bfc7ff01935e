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

  it.each([
    [
      "crane",
      [
        "Two vowels and three consonants: that's my score",
        "With two vowels among five letters I make do",
        "A consonant leads the rest of me along",
        "A consonant stands in front to greet you first",
        "You'll want two vowels, and consonants for the rest",
        "Five different letters form me, side by side",
        "No letter comes a second time in me",
      ],
    ],
    [
      "eerie",
      [
        "Four vowels and one consonant: that's my score",
        "With four vowels among five letters I make do",
        "A vowel leads the rest of me along",
        "A vowel stands in front to greet you first",
        "You'll want four vowels, and consonants for the rest",
        "Among my letters one will come again",
        "I use one letter more than once, beware",
      ],
    ],
  ])("says what is true of the letters of %s", (word, lines) => {
    const aboutLetters = coupletsFor(hintFacts(word)).filter(({ isAboutLetters }) => isAboutLetters);
    expect(aboutLetters.map(({ second }) => second)).toEqual(lines);
  });
});
