import type { Sense } from "./lexicon.ts";
import { definitionClues, relationClues, quotationClues } from "./sense-clues.ts";

const noun = (gloss: string, field = "animal"): Sense => ({ pos: "noun", field, gloss });
const adjective = (gloss: string): Sense => ({ pos: "adj", field: "all", gloss });
const verb = (gloss: string): Sense => ({ pos: "verb", field: "body", gloss });

describe("definitionClues", () => {
  it.each([
    [noun("owl with (in some kinds) tufted ears"), "I am an owl with tufted ears"],
    [noun('the feeling of joy; "none"', "feeling"), "I am the feeling of joy"],
    [noun("money set aside for a purpose", "possession"), "I am money set aside for a purpose"],
    [noun("any of several small plant-sucking insects"), "I am one of many small plant-sucking insects"],
    [adjective("having a sharp taste"), "I describe whatever has a sharp taste"],
    [adjective("of or relating to the kidneys"), "I describe whatever has to do with the kidneys"],
    [adjective("full of joy"), "I describe whatever is full of joy"],
    [verb("be upright on one's feet"), "You do me when you are upright on your feet"],
  ])("puts a definition into the first person (%#)", (sense, clue) => {
    expect(definitionClues(sense)).toContain(clue);
  });

  it("cuts a long definition at the end of a phrase", () => {
    const gloss =
      "a tall tower that forms the superstructure of a building and that tapers to a point at the top";
    expect(definitionClues(noun(gloss, "artifact"))).toContain("I am a tall tower");
  });

  it.each([
    noun("1753; informal term for money"),
    noun("used of persons"),
    verb("in the manner of a crane"),
    noun("family of wading birds"),
  ])("leaves out definitions in dictionary jargon (%#)", (sense) => {
    expect(definitionClues(sense)).toEqual([]);
  });
});

describe("quotationClues", () => {
  it("quotes a definition unchanged", () => {
    expect(quotationClues(verb("cut with a blow"))).toContain("In plainer words: to cut with a blow");
  });
});

describe("relationClues", () => {
  it("mentions synonyms, antonyms, wholes and parts", () => {
    const sense: Sense = {
      ...noun("piece of furniture", "artifact"),
      like: ["board", "desk"],
      unlike: ["floor"],
      within: ["office"],
      has: ["leg", "top"],
    };
    const clues = relationClues(sense);
    expect(clues).toContain("Some may say board, and others, desk");
    expect(clues).toContain("The opposite of me, they say, is floor");
    expect(clues).toContain("Look for me where you look for an office");
    expect(clues).toContain("Among my parts you find the leg and the top");
  });
});
