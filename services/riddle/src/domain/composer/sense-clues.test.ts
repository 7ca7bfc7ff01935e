import type { Sense } from "./lexicon.ts";
import { definitionClues, relationClues, quotationClues } from "./sense-clues.ts";

const noun = (gloss: string, field = "animal"): Sense => ({ pos: "noun", field, gloss });
const adjective = (gloss: string): Sense => ({ pos: "adj", field: "all", gloss });
const adverb = (gloss: string): Sense => ({ pos: "adv", field: "all", gloss });
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

describe("definitionClues of nouns", () => {
  it.each([
    [noun("large wading bird"), ["I am a large wading bird", "Think of me as a large wading bird"]],
    [
      noun("someone who wades in marshes", "person"),
      ["I am someone who wades in marshes", "You may know me as someone who wades in marshes"],
    ],
  ])("speak in two ways (%#)", (sense, clues) => {
    expect(definitionClues(sense)).toEqual(clues);
  });

  it.each([
    ["a bird with all of its feathers", "a bird with all of its feathers"],
    ["a bird that is grey and long", "a bird that is grey and long"],
    ["exerting oneself in the marsh", "exerting yourself in the marsh"],
    ["long walk, wading in a marsh", "a long walk, wading in a marsh"],
    ["watching a crane", "watching a crane"],
    ["small bird raised by hand", "a small bird raised by hand"],
    ["crest of a bird", "a crest of a bird"],
    ["analysis of a thing", "an analysis of a thing"],
    ["wingspan of a bird", "a wingspan of a bird"],
    ["great happiness of a bird", "great happiness of a bird"],
  ])("say %j with the article it needs", (gloss, phrase) => {
    expect(definitionClues(noun(gloss))).toContain(`I am ${phrase}`);
  });

  it("say a substance without an article", () => {
    expect(definitionClues(noun("sticky resin of a tree", "substance"))).toContain(
      "I am sticky resin of a tree",
    );
  });

  it.each([
    "to wade in a marsh",
    "either of two wading birds",
    "the crane is a wading bird",
    "raised by hand in a marsh",
    "long wading birds of the marsh",
    "elder sisters of a bird",
    "covers the hand and wrist",
  ])("leave out %j, which is no noun phrase in the singular", (gloss) => {
    expect(definitionClues(noun(gloss))).toEqual([]);
    expect(quotationClues(noun(gloss))).toEqual([]);
  });
});

describe("definitionClues of verbs", () => {
  it.each([
    ["describe a crane", "describe a crane"],
    ["stand or be upright", "stand or are upright"],
    ["exert oneself in a marsh", "exert yourself in a marsh"],
    ["take one's time to wade", "take your time to wade"],
    ["tell about the subject", "tell about yourself"],
  ])("say %j to the reader", (gloss, action) => {
    expect(definitionClues(verb(gloss))).toEqual([
      `You do me when you ${action}`,
      `I am what you do when you ${action}`,
    ]);
  });
});

describe("definitionClues of adjectives and adverbs", () => {
  it.each([
    ["small and relating to cranes", "is small and relating to cranes"],
    ["relating to the kidneys", "has to do with the kidneys"],
    ["relating to or coming from far marshes", "has to do with marshes"],
    ["having color in the wings", "has color in the wings"],
    ["having orange wings", "has orange wings"],
    ["having or showing joy", "has or shows joy"],
    ["charming or having joy", "is charming or having joy"],
  ])("say %j as a predicate", (gloss, predicate) => {
    expect(definitionClues(adjective(gloss))).toEqual([
      `I describe whatever ${predicate}`,
      `I am said of all that ${predicate}`,
    ]);
  });

  it.each(["that can be seen afar", "a little grey in color", "having or full of joy", "tending to wade"])(
    "leave out %j, which is no predicate",
    (gloss) => {
      expect(definitionClues(adjective(gloss))).toEqual([]);
    },
  );

  it("tell how a thing is done", () => {
    expect(definitionClues(adverb("in a poor or careless manner"))).toEqual([
      "I tell you how a thing is done: in a poor or careless manner",
    ]);
    expect(definitionClues(adverb("forever and without end"))).toEqual([]);
  });
});

describe("quotationClues", () => {
  it("gives a noun its article", () => {
    expect(quotationClues(noun("large wading bird"))).toEqual([
      "In other words, I'm a large wading bird",
      "Or think of me as a large wading bird",
    ]);
  });

  it("quotes a manner for an adverb, and not for a verb", () => {
    const gloss = "in a poor or careless manner";
    expect(quotationClues(adverb(gloss))).toContain(`In other words: ${gloss}`);
    expect(quotationClues(verb(gloss))).toEqual([]);
  });

  it("quotes a definition unchanged", () => {
    expect(quotationClues(verb("cut with a blow"))).toContain("In other words, I mean to cut with a blow");
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
    expect(clues).toContain("Some would say board for me, and others desk");
    expect(clues).toContain("The very opposite of me is floor");
    expect(clues).toContain("Look for me where you look for an office");
    expect(clues).toContain("Among my parts you find the leg and the top");
  });

  const bird = noun("large wading bird");

  it.each([
    ["nothing that is related", bird, []],
    ["one synonym", { ...bird, like: ["heron"] }, ["Some people would say heron instead of me"]],
    [
      "two synonyms",
      { ...bird, like: ["heron", "stork"] },
      ["Some would say heron for me, and others stork"],
    ],
    ["an antonym", { ...bird, unlike: ["fish"] }, ["The very opposite of me is fish"]],
    ["one part", { ...bird, has: ["beak"] }, []],
    [
      "three parts",
      { ...bird, has: ["beak", "wing", "leg"] },
      ["Among my parts you find the beak and the wing"],
    ],
    [
      "what is no thing",
      { ...noun("the feeling of joy", "feeling"), within: ["office"], has: ["leg", "top"] },
      [],
    ],
    ["a verb", { ...verb("cut with a blow"), within: ["office"], has: ["leg", "top"] }, []],
  ])("knows what to say of %s", (_, sense, clues) => {
    expect(relationClues(sense)).toEqual(clues);
  });
});
