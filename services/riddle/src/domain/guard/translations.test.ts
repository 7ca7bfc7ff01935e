import { findLeak } from "./find-leak.ts";

const translationIn = (word: string, text: string): string | null => {
  const leak = findLeak(word, text);
  return leak?.rule === "translation" ? leak.place.text : null;
};

describe("findTranslations", () => {
  it.each([
    ["music", "Germans write it Musik", "Musik"],
    ["music", "Musik, as they say in Berlin", "Musik"],
    ["angel", "In German, an Engel", "Engel"],
    ["crane", "a Frenchman's craine", "craine"],
    ["crane", "abroad they call me crana", "crana"],
  ])("finds a foreign word that is one letter off %s in %j", (word, text, part) => {
    expect(translationIn(word, text)).toBe(part);
  });

  it.each([
    ["crane", "in Spanish I am grúa", "grúa"],
    ["crane", "In Paris they call me la grue", "grue"],
  ])("finds a foreign word that is given as the name of %s in %j", (word, text, part) => {
    expect(translationIn(word, text)).toBe(part);
  });

  it.each([
    ["crane", "In Spanish towns a crate is heavy"],
    ["music", "They played Musik all day"],
    ["satin", "The Latin for empty"],
    ["crane", "In Paris I am a sight"],
    ["salad", "I am a Caesar who was not from Rome"],
  ])("finds no foreign word for %s in %j", (word, text) => {
    expect(findLeak(word, text)).toBeNull();
  });
});
