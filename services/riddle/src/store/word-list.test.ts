import { readFileSync } from "node:fs";
import { loadWordList } from "./word-list.ts";

const words = loadWordList();

describe("the shipped word list", () => {
  it("contains about 2,300 different five-letter words in order", () => {
    expect(words.length).toBeGreaterThanOrEqual(2250);
    expect(words.length).toBeLessThanOrEqual(2400);
    expect(words).toEqual([...new Set(words)].sort());
    expect(words.filter((word) => !/^[a-z]{5}$/.test(word))).toEqual([]);
  });

  it("contains no plural and no verb in -S, only words that end in -S by themselves", () => {
    const ownWords =
      "alias atlas basis bogus bonus chaos ethos ficus focus humus kudos locus lotus lupus minus mucus nexus oasis pious rebus sinus torus virus yikes";
    expect(words.filter((word) => /[^s]s$/.test(word)).join(" ")).toBe(ownWords);
  });

  it("contains no past form in -ED, only words that end in -ED by themselves", () => {
    const ownWords = "bleed breed creed embed greed shred speed steed tweed unfed unwed";
    expect(words.filter((word) => word.endsWith("ed")).join(" ")).toBe(ownWords);
  });

  it.each([
    [
      "slurs, insults and vulgar words",
      "bitch hussy idiot moron negro pansy prick pussy queer raped sissy slave whore",
    ],
    ["names", "dutch harry maria paddy peter roger roman welsh"],
    ["rare words", "attar besom dhoti helot jinni misdo terry vireo yokel"],
    ["British spellings", "fibre litre metre moult sabre"],
  ])("contains no %s", (_, unfit) => {
    expect(words.filter((word) => unfit.split(" ").includes(word))).toEqual([]);
  });

  it("contains everyday words that frequency lists call rare", () => {
    const everyday = "admin cyber donut emoji intro login medic ninja pesto ramen retro saute sushi titan";
    expect(everyday.split(" ").filter((word) => !words.includes(word))).toEqual([]);
  });
});

describe("the shipped list of guesses", () => {
  const guesses = readFileSync(new URL("../../data/guesses.txt", import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
  const known = new Set(guesses);
  const missing = (some: readonly string[]) => some.filter((word) => !known.has(word));

  it("contains more than 10,000 different five-letter words in order, every answer among them", () => {
    expect(guesses.length).toBeGreaterThan(10_000);
    expect(guesses).toEqual([...new Set(guesses)].sort());
    expect(guesses.filter((word) => !/^[a-z]{5}$/.test(word))).toEqual([]);
    expect(missing(words)).toEqual([]);
  });

  it.each([
    ["plurals and verbs in -S", "aches boxes cries words"],
    ["past forms", "abled baked cried tried"],
    ["British spellings", "fibre litre metre moult sabre"],
    ["rare words that word games accept", "aahed crwth roate soare tares xylyl"],
    ["unpleasant words", "bitch enema kinky queer skank whore"],
  ])("contains %s", (_, some) => {
    expect(missing(some.split(" "))).toEqual([]);
  });
});
