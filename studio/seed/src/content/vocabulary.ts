import type { SeedDocument } from "../make/seed-document.ts";

export const vocabulary: SeedDocument[] = [
  {
    _id: "vocabularyWord-riddle",
    _type: "vocabularyWord",
    word: "riddle",
    partOfSpeech: "noun",
    definition: "A question that describes something in a puzzling way and asks what it is.",
    etymology:
      "From Old English rǣdels, “counsel, guess, riddle”, from rǣdan, “to advise, to interpret”, which is also where “read” comes from.",
    example: "She read the riddle twice before she smiled.",
  },
  {
    _id: "vocabularyWord-enigma",
    _type: "vocabularyWord",
    word: "enigma",
    partOfSpeech: "noun",
    definition: "Something or somebody that is hard to understand.",
    etymology:
      "From Latin aenigma, from Greek ainigma, “dark saying”, from ainissesthai, “to speak in riddles”, and that from ainos, “tale, fable”.",
    example: "How he always needs two guesses only is an enigma.",
  },
  {
    _id: "vocabularyWord-cryptic",
    _type: "vocabularyWord",
    word: "cryptic",
    partOfSpeech: "adjective",
    definition: "Having a hidden meaning; hard to make out.",
    etymology:
      "From Late Latin crypticus, from Greek kryptikos, from kryptos, “hidden”, which is also in “crypt” and “cryptography”.",
    example: "The last line of the verse was the most cryptic.",
  },
];
