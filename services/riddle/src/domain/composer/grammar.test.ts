import { counted, thirdPerson, withArticle } from "./grammar.ts";

describe("withArticle", () => {
  it.each([
    "a crane",
    "an owl",
    "an owl of a unique kind",
    "a unit",
    "an uninvited guest",
    "a one-eyed giant",
    "a European",
    "an hour",
    "an honor",
    "an honour",
  ])("chooses the article of %j by its sound", (phrase) => {
    expect(withArticle(phrase.replace(/^an? /, ""))).toBe(phrase);
  });
});

describe("counted", () => {
  it.each([
    [0, "no vowels"],
    [1, "one vowel"],
    [5, "five vowels"],
    [6, "6 vowels"],
  ])("counts %d in words as far as five", (count, text) => {
    expect(counted(count, "vowel")).toBe(text);
  });
});

describe("thirdPerson", () => {
  it.each([
    ["having", "has"],
    ["being", "is"],
    ["doing", "does"],
    ["going", "goes"],
    ["lacking", "lacks"],
    ["causing", "causes"],
    ["possessing", "possesses"],
    ["consisting", "consists"],
    ["wading", null],
    ["bring", null],
  ])("turns %s into %s", (participle, verb) => {
    expect(thirdPerson(participle)).toBe(verb);
  });
});
