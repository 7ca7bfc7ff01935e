import { bestFirst, foundOpeners, openersIn, sortedOpeners } from "./openers.ts";

const csv = `word,answer,left,bits,worst,patterns,guesses,lost,hardGuesses,hardLost
crane,1,78.7,5.74,263,141,3.450,1,3.558,6
tarse,0,61.7,5.9,200,150,3.44,0,3.6,8
fuzzy,1,900.5,2.1,1400,40,,,,
slate,1,71.3,5.86,221,147,3.441,0,3.532,9
`;
const openers = openersIn(csv);
const words = (found: readonly { word: string }[]) => found.map(({ word }) => word);

describe("The file of first guesses", () => {
  it("is read by the names of its columns; an empty cell is no figure", () => {
    expect(openers).toHaveLength(4);
    expect(openers[0]).toEqual({
      word: "crane",
      isAnswer: true,
      left: 78.7,
      bits: 5.74,
      worst: 263,
      guesses: 3.45,
      lost: 1,
      hardGuesses: 3.558,
      hardLost: 6,
    });
    expect(openers[2]).toMatchObject({ word: "fuzzy", guesses: null, hardLost: null });
  });
});

describe("First guesses", () => {
  it("are sorted with the best first, and those without the figure last in either order", () => {
    expect(words(sortedOpeners(openers, bestFirst("guesses")))).toEqual(["tarse", "slate", "crane", "fuzzy"]);
    expect(words(sortedOpeners(openers, { by: "guesses", isDescending: true }))).toEqual([
      "crane",
      "slate",
      "tarse",
      "fuzzy",
    ]);
    expect(words(sortedOpeners(openers, bestFirst("bits")))[0]).toBe("tarse");
    expect(words(sortedOpeners(openers, bestFirst("word")))[0]).toBe("crane");
  });

  it("are found by letters in a row, with a question mark for any letter", () => {
    const found = (text: string, areAnswersOnly = false) =>
      words(foundOpeners(openers, { text, areAnswersOnly }));
    expect(found("A?E")).toEqual(["crane", "slate"]);
    expect(found(" ar")).toEqual(["tarse"]);
    expect(found("ar", true)).toEqual([]);
    expect(found("(")).toHaveLength(4);
  });
});
