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

describe("coupletsFor", () => {
  const all = ["crane", "eerie", "nymph", "level"].flatMap((word) => coupletsFor(hintFacts(word)));

  it("returns couplets that rhyme", () => {
    const unrhymed = all
      .filter(({ second, fourth }) => rhymeOf(second) !== rhymeOf(fourth))
      .map(({ second, fourth }) => `${second.split(" ").at(-1) ?? ""} / ${fourth.split(" ").at(-1) ?? ""}`);
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
        "A consonant stands in front to greet you first",
        "No letter comes a second time in me",
      ],
    ],
    [
      "eerie",
      [
        "Four vowels and one consonant: that's my score",
        "A vowel stands in front to greet you first",
        "I use one letter more than once, beware",
      ],
    ],
  ])("says what is true of the letters of %s", (word, lines) => {
    const aboutLetters = coupletsFor(hintFacts(word)).filter(({ isAboutLetters }) => isAboutLetters);
    expect(aboutLetters.map(({ second }) => second)).toEqual(lines);
  });
});
