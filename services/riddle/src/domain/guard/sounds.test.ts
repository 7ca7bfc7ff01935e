import { findLeaks } from "./find-leak.ts";

const leaksIn = (word: string, text: string): string[] =>
  findLeaks(word, text).map(({ rule, place }) => `${rule}: ${place.text}`);
const filler = (length: number) => "so ".repeat(Math.ceil(length / 3)).slice(-length);

describe("findSounds", () => {
  it.each([
    ["color", "colour"],
    ["honor", "honour"],
    ["fiber", "fibre"],
    ["meter", "metre"],
    ["saber", "sabre"],
    ["moldy", "mouldy"],
    ["grays", "greys"],
    ["check", "cheque"],
  ])("finds %s in British spelling, %s, wherever it stands", (word, british) => {
    expect(leaksIn(word, `It was ${british} then.`)).toEqual([`inflection: ${british}`]);
  });

  it.each([
    "it sounds like a need",
    "a homophone: need",
    "need, as it is pronounced",
    "need, said aloud",
    "you hear me as a need",
    "by ear a need",
    "to the ear I need",
    "a misheard need",
    "a need, spelled differently",
    "a need, spelt differently",
  ])("finds a homophone of knead that the text points at: %j", (text) => {
    expect(leaksIn("knead", text)).toContain("homophone: need");
  });

  it.each([
    ["knead", "I need flour"],
    ["knead", `Said aloud, ${filler(60)} I need flour`],
    ["knead", `I need flour, ${filler(60)} said aloud`],
    ["their", "I hear no sound over there"],
    ["color", "The caller is pleased"],
  ])("finds none for %s in %j", (word, text) => {
    expect(leaksIn(word, text)).toEqual([]);
  });

  it("finds a homophone that is a common word where the text compares it", () => {
    expect(leaksIn("their", "It sounds like there")).toContain("homophone: there");
  });

  it.each([
    ["It rhymes with brain", ["rhyme: rhymes with brain"]],
    ["It rhymes with drain or brain", ["rhyme: rhymes with drain", "rhyme: rhymes with drain or brain"]],
    ["Rhymes nicely with brain", ["rhyme: Rhymes nicely with brain"]],
    ["rhyme: brain", ["rhyme: rhyme: brain"]],
    ["It sounds just like brain", ["rhyme: sounds just like brain"]],
    ["It sounded something like brain", ["rhyme: sounded something like brain"]],
    ["Brain, of all words, rhymes with me", ["rhyme: Brain, of all words, rhymes"]],
  ])("finds the rhymes with crane that the text tells: %j", (text, found) => {
    expect(leaksIn("crane", text)).toEqual(found);
  });

  it.each([
    ["crane", "The rain falls. It rhymes with song."],
    ["crane", "It rhymes with song. The rain falls."],
    ["crane", "No rhymes in the rain"],
    ["crane", "The rain rhymes on"],
    ["crane", "It sounds as if the rain falls"],
    ["three", "It rhymes with me, we, he and she."],
  ])("finds no rhyme with %s in %j", (word, text) => {
    expect(leaksIn(word, text)).toEqual([]);
  });
});
