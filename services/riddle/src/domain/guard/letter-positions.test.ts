import { findLeak, findLeaks } from "./find-leak.ts";

const positionsIn = (word: string, text: string): string[] =>
  findLeaks(word, text).flatMap(({ rule, place }) => (rule === "positions" ? [place.text] : []));

describe("findLetterPositions", () => {
  it.each([
    ["C", "first 1st initial opening"],
    ["R", "second 2nd"],
    ["A", "third 3rd middle central centre center"],
    ["N", "fourth 4th penultimate"],
    ["E", "fifth 5th last final closing"],
  ])("finds %s as the letter of crane that is %s, and no other letter there", (letter, ordinals) => {
    for (const ordinal of ordinals.split(" ")) {
      for (const told of "CRANE") {
        const text = `The ${ordinal} letter is ${told}`;
        expect([text, positionsIn("crane", text).length]).toEqual([text, told === letter ? 1 : 0]);
      }
    }
  });

  it.each([
    ["C", "start beginning front head first"],
    ["R", "second"],
    ["A", "third middle centre center heart core"],
    ["N", "fourth"],
    ["E", "fifth last end back tail"],
  ])(
    "finds %s as the letter of crane at the place called %s, and no other letter there",
    (letter, places) => {
      for (const place of places.split(" ")) {
        for (const told of "CRANE") {
          const text = `"${told}" stands at the ${place}`;
          expect([text, positionsIn("crane", text).length]).toEqual([text, told === letter ? 1 : 0]);
        }
      }
    },
  );

  it.each([
    ["C", "1 one"],
    ["R", "2 two"],
    ["A", "3 three"],
    ["N", "4 four"],
    ["E", "5 five"],
  ])("finds %s as the letter of crane with the number %s, and no other letter there", (letter, numbers) => {
    for (const number of numbers.split(" ")) {
      for (const told of "CRANE") {
        const text = `letter ${number} is ${told}`;
        expect([text, positionsIn("crane", text).length]).toEqual([text, told === letter ? 1 : 0]);
      }
    }
  });

  it.each(["letter", "character", "position", "place", "square", "box", "tile", "slot", "spot", "no.", "#"])(
    "finds a letter whose number is told as that of a %s",
    (noun) => {
      expect(positionsIn("crane", `${noun} 4: N`)).toEqual([`${noun} 4: N`]);
    },
  );

  it.each([
    ["crane", "so it begins with C", ["begins with C"]],
    ["crane", 'it starts with "cr"', ['starts with "cr"']],
    ["crane", "it opens with CRA", ["opens with CRA"]],
    ["crane", "it ends in -ane", ["ends in -ane"]],
    ["crane", "NE stands at the end", ["NE stands at the end"]],
    ["crane", "CR stands at the front", ["CR stands at the front"]],
    ["crane", "my first and last are C and E", ["first and last are C and E"]],
    ["level", "the first and the last are L", ["first and the last are L", "last are L"]],
    ["crane", "my second is in rain but not in pain", ["second is in rain but"]],
    ["crane", "it starts with C, then R", ["starts with C", ", then R"]],
    ["crane", "it starts with C then R", ["starts with C", "then R"]],
    ["baker", "it starts with B, then a fire", ["starts with B"]],
    ["adore", "It begins with an A", ["begins with an A"]],
    ["adore", "It begins with a.", ["begins with a"]],
    ["adore", "It begins with the letter a alone", ["begins with the letter a"]],
    ["adore", "It begins with A alone", ["begins with A"]],
    ["adore", "it begins with a and goes on", ["begins with a"]],
    ["adore", "It begins with A and soars", ["begins with A"]],
    ["adore", "It begins with the letter A but goes on", ["begins with the letter A"]],
    ["adore", "so it begins with a", ["begins with a"]],
    ["adore", 'it begins with "a" alone', ['begins with "a"']],
    ["adore", '"a" stands first', ['"a" stands first']],
    ["adore", "the letter a stands first", ["the letter a stands first"]],
    ["cater", 'it begins with "cat" and dog', ['begins with "cat"']],
    ["crane", "so it starts with cr and goes on", ["starts with cr"]],
    ["pasta", "It ends with A, not with O", ["ends with A"]],
    ["pasta", "It ends with A but has no O", ["ends with A"]],
    ["adore", "A comes first", ["A comes first"]],
  ])("finds for %s in %j the places that are told", (word, text, parts) => {
    expect(positionsIn(word, text)).toEqual(parts);
  });

  it.each([
    "My outer letters are C and E",
    "E and C are my bookends",
    "Between C and E you find me",
    "From C to E in five letters",
    "C at one end, E at the other",
    "C leads, E trails",
    "C in front, E behind",
    "An E brings up the rear, a C goes before",
    "C for a head and E for a tail",
    "C is my first and E my last",
    "It begins with cee and ends with ee",
    "My first is sea, my last is ee",
    "Charlie at the front and Echo at the back",
    "I start where crab does and end where bone does",
    "It opens as a clam opens and closes as a gate closes",
    "the head of a crab, the tail of a mouse",
    "Crab's beginning, bone's ending",
    "I share my beginning with crab, and my last letter with bone",
  ])("finds both ends of crane, which only the third hint may tell, in %j", (text) => {
    expect(findLeak("crane", text, "hint-2")?.rule).toBe("positions");
    expect(findLeak("crane", text, "hint-3")).toBeNull();
    expect(findLeak("blurb", text)).toBeNull();
  });

  it.each([
    "It ends as a gate does",
    "My last was tea, the end of the line",
    "Charlie at the front",
    "From C to D, between you and me",
    "The beginning of a song",
  ])("takes one figure of speech for a coincidence: %j", (text) => {
    expect(positionsIn("crane", text)).toEqual([]);
    expect(positionsIn("shout", text)).toEqual([]);
  });

  it("counts a place once, where it is told first", () => {
    expect(positionsIn("crane", "The first letter is C. It begins with C.")).toEqual(["first letter is C"]);
  });

  it.each([
    ["crane", 'it starts with "cl"'],
    ["crane", "it ends in -ie"],
    ["crane", 'it begins with "ne" and ends with "cr"'],
    ["crane", "an inn is in the middle: it ran on in the end"],
    ["there", "it opens with the song, and ends in here"],
    ["crane", "my third is in pile but not in hill"],
    ["adore", "My first is a mystery"],
    ["audio", "My first and last are a mystery"],
    ["adore", "number one is a hit"],
    ["adore", "it begins with a song"],
    ["pasta", "it ends in a flash"],
    ["adore", "a first start"],
    ["adore", "a stands first"],
    ["adore", "A hero at first"],
    ["cater", "it begins with Cat and dog"],
    ["idiot", "I come first"],
    ["pasta", "what a last stand"],
    ["cater", "it begins with cat and dog"],
    ["crane", "he ran in the middle"],
    ["idiot", "what I, at first, believed"],
  ])("takes no word of a sentence for a letter of %s: %j", (word, text) => {
    expect(positionsIn(word, text)).toEqual([]);
  });

  it("lets later hints tell as many places as their level has", () => {
    const rulesOf = (text: string) =>
      (["hint-1", "hint-2", "hint-3"] as const).map((level) => findLeak("crane", text, level)?.rule ?? null);
    expect(rulesOf("It begins with C.")).toEqual(["positions", null, null]);
    expect(rulesOf('It ends in "ne".')).toEqual(["positions", "positions", null]);
    expect(rulesOf('It ends in "ane".')).toEqual(["positions", "positions", "positions"]);
    expect(rulesOf("My first and last are C and E.")).toEqual(["positions", "positions", null]);
    expect(rulesOf("It begins with C, then R.")).toEqual(["positions", "positions", null]);
    expect(rulesOf("It begins with C, then R, then A.")).toEqual(["positions", "positions", "positions"]);
  });
});
