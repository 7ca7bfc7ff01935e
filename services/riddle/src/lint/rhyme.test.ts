import { doRhyme, endingsOf } from "./rhyme.ts";

/** In ARPAbet. */
const sounds: Record<string, readonly string[]> = {
  sea: ["S", "IY1"],
  see: ["S", "IY1"],
  tea: ["T", "IY1"],
  memory: ["M", "EH1", "M", "ER0", "IY0"],
  history: ["HH", "IH1", "S", "T", "ER0", "IY0"],
  happy: ["HH", "AE1", "P", "IY0"],
  snappy: ["S", "N", "AE1", "P", "IY0"],
  sky: ["S", "K", "AY1"],
  butterfly: ["B", "AH1", "T", "ER0", "F", "L", "AY2"],
  stone: ["S", "T", "OW1", "N"],
  tone: ["T", "OW1", "N"],
  alone: ["AH0", "L", "OW1", "N"],
  loan: ["L", "OW1", "N"],
  milestone: ["M", "AY1", "L", "S", "T", "OW2", "N"],
  handle: ["HH", "AE1", "N", "D", "AH0", "L"],
  candle: ["K", "AE1", "N", "D", "AH0", "L"],
  devil: ["D", "EH1", "V", "AH0", "L"],
  ratify: ["R", "AE1", "T", "AH0", "F", "AY2"],
  the: ["DH", "AH0"],
  a: ["AH0"],
  hmm: ["HH", "M"],
};
const rhymes = (one: string, other: string) => doRhyme(sounds[one] ?? [], sounds[other] ?? []);

describe("doRhyme", () => {
  it.each([
    ["the same sounds from the stressed vowel on", "sea", "tea"],
    ["the same sounds from the stressed vowel on", "alone", "stone"],
    ["the same sounds from the stressed vowel on", "happy", "snappy"],
    ["the same sounds from the stressed vowel on", "handle", "candle"],
    ["the same sounds from the stressed vowel on", "the", "a"],
    ["a last syllable that verse can stress", "memory", "sea"],
    ["a last syllable that verse can stress", "history", "tea"],
    ["a vowel with a side stress", "butterfly", "sky"],
    ["a vowel with a side stress", "butterfly", "ratify"],
    ["a vowel with a side stress", "milestone", "tone"],
  ])("is true for %s: %s and %s", (_why, one, other) => {
    expect([rhymes(one, other), rhymes(other, one)]).toEqual([true, true]);
  });

  it.each([
    ["the same sounds before the vowel too", "sea", "see"],
    ["the same sounds before the vowel too", "alone", "loan"],
    ["the sounds of an unstressed end", "happy", "sea"],
    ["the sounds of an unstressed end", "happy", "memory"],
    ["other sounds", "handle", "devil"],
    ["other sounds", "sea", "sky"],
    ["other sounds", "stone", "sea"],
    ["words without a vowel", "hmm", "hmm"],
  ])("is false for %s: %s and %s", (_why, one, other) => {
    expect(rhymes(one, other)).toBe(false);
  });
});

describe("endingsOf", () => {
  it("gives the sounds from the stressed vowel on without the stress, with the consonants just before", () => {
    expect(endingsOf(sounds.candle ?? [])).toEqual([{ ending: "AE N D AH L", onset: "K" }]);
    expect(endingsOf(sounds.alone ?? [])).toEqual([{ ending: "OW N", onset: "L" }]);
  });

  it("gives the last syllable of a long word as another ending", () => {
    expect(endingsOf(sounds.memory ?? []).map(({ ending }) => ending)).toEqual(["EH M ER IY", "IY"]);
  });

  it("gives none of a word without a vowel", () => {
    expect(endingsOf(sounds.hmm ?? [])).toEqual([]);
  });
});
