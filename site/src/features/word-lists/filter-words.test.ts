import { filterWords, isLengthWrong, noFilter } from "./filter-words.ts";

const words = ["about", "after", "Amber", "tabby", "cab", "cabbage"];
const found = (filter: Partial<typeof noFilter>) => filterWords(words, { ...noFilter, ...filter });

describe("The filters of the word list", () => {
  it("let every word pass while none is set", () => {
    expect(found({})).toEqual(words);
    expect(found({ contains: "  " })).toEqual(words);
  });

  it("look at the start, the end and what lies between, in any case", () => {
    expect(found({ startsWith: "A" })).toEqual(["about", "after", "Amber"]);
    expect(found({ endsWith: "ER" })).toEqual(["after", "Amber"]);
    expect(found({ contains: "ab" })).toEqual(["about", "tabby", "cab", "cabbage"]);
  });

  it("take letters in a row for one piece", () => {
    expect(found({ contains: "ba" })).toEqual(["cabbage"]);
  });

  it("hold all at once", () => {
    expect(found({ startsWith: "a", endsWith: "er", contains: "mb", length: "5" })).toEqual(["Amber"]);
  });

  it("look at the length from 3 to 7", () => {
    expect(found({ length: "3" })).toEqual(["cab"]);
    expect(found({ length: "7" })).toEqual(["cabbage"]);
    expect(found({ length: "4" })).toEqual([]);
  });

  it.each(["2", "8", "-5", "5.5", "five", "1e1"])("don't know the length %s, and say so", (length) => {
    expect(isLengthWrong(length)).toBe(true);
    expect(found({ length })).toEqual(words);
  });

  it.each(["", " ", "3", "7"])("have nothing to say of the length %j", (length) => {
    expect(isLengthWrong(length)).toBe(false);
  });
});
