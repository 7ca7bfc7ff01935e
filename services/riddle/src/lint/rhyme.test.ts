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
    ["sea", "tea"],
    ["stone", "tone"],
    ["alone", "stone"],
    ["happy", "snappy"],
    ["handle", "candle"],
    ["the", "a"],
  ])("is true for the same sounds from the stressed vowel on: %s and %s", (one, other) => {
    expect(rhymes(one, other)).toBe(true);
    expect(rhymes(other, one)).toBe(true);
  });

  it.each([
    ["memory", "sea"],
    ["memory", "tea"],
    ["tea", "history"],
  ])("is true for a last syllable that verse can stress: %s and %s", (one, other) => {
    expect(rhymes(one, other)).toBe(true);
  });

  it.each([
    ["butterfly", "sky"],
    ["butterfly", "ratify"],
    ["milestone", "tone"],
  ])("is true for a vowel with a side stress: %s and %s", (one, other) => {
    expect(rhymes(one, other)).toBe(true);
  });

  it.each([
    ["sea", "see"],
    ["alone", "loan"],
    ["sky", "sky"],
  ])("is false for the same sounds before the vowel, too: %s and %s", (one, other) => {
    expect(rhymes(one, other)).toBe(false);
  });

  it.each([
    ["happy", "sea"],
    ["happy", "memory"],
    ["handle", "devil"],
    ["sea", "sky"],
    ["stone", "sea"],
    ["hmm", "hmm"],
  ])("is false for other sounds, or those of an unstressed end: %s and %s", (one, other) => {
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
