import { searchTerms, termsOf, tokensOf } from "./terms.ts";

describe("The words of a text", () => {
  it.each([
    ["Colour", "color"],
    ["grey tiles", "Gray tile"],
    ["practise", "practice"],
    ["NEIGHBOURS", "neighbor"],
    ["realised", "realized"],
    ["frequencies", "frequency"],
    ["guesses", "guess"],
    ["today’s", "today"],
    ["don’t", "dont"],
    ["cliché", "cliche"],
  ])("are the same in %j and %j", (one, other) => {
    expect(termsOf(one)).toEqual(termsOf(other));
  });

  it("keep apart what only looks like a plural", () => {
    expect(termsOf("glass bus yes does focus")).toEqual(["glass", "bus", "yes", "does", "focus"]);
  });

  it("have their places in it", () => {
    expect(tokensOf("An -IGHT, 5!").map(({ start, end }) => [start, end])).toEqual([
      [0, 2],
      [4, 8],
      [10, 11],
    ]);
  });
});

describe("The terms of a search", () => {
  it("are its telling words, each once", () => {
    expect(searchTerms("How do I play the hard, HARD mode?")).toEqual(["play", "hard", "mode"]);
  });

  it("are the fillers if there is nothing else", () => {
    expect(searchTerms("to be or not to be")).toEqual(["not"]);
    expect(searchTerms("what is it")).toEqual(["what", "is", "it"]);
  });

  it.each(["", "  ", "***", ".*[(?", "—…"])("are none in %j", (query) => {
    expect(searchTerms(query)).toEqual([]);
  });

  it("are not more than twelve", () => {
    expect(searchTerms(Array.from({ length: 500 }, (_, index) => `word${index}x`).join(" "))).toHaveLength(
      12,
    );
  });
});
