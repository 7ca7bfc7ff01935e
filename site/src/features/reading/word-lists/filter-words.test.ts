import { filterWords, haveSeveralLengths, isFiltering, isLengthInvalid, noFilter } from "./filter-words.ts";

const words = ["about", "after", "Amber", "tabby", "cab", "cabbage"];
const found = (filter: Partial<typeof noFilter>) => filterWords(words, { ...noFilter, ...filter });

describe("The filters of the word list", () => {
  it("let every word pass while none is set", () => {
    expect(found({})).toEqual(words);
    expect(found({ contains: "  " })).toEqual(words);
  });

  it("match the start, the end and the middle, ignoring case", () => {
    expect(found({ startsWith: "A" })).toEqual(["about", "after", "Amber"]);
    expect(found({ endsWith: "ER" })).toEqual(["after", "Amber"]);
    expect(found({ contains: "ab" })).toEqual(["about", "tabby", "cab", "cabbage"]);
  });

  it("match a sequence of letters as a whole", () => {
    expect(found({ contains: "ba" })).toEqual(["cabbage"]);
  });

  it("apply together", () => {
    expect(found({ startsWith: "a", endsWith: "er", contains: "mb", length: "5" })).toEqual(["Amber"]);
  });

  it("match lengths from 3 to 7", () => {
    expect(found({ length: "3" })).toEqual(["cab"]);
    expect(found({ length: "7" })).toEqual(["cabbage"]);
    expect(found({ length: "4" })).toEqual([]);
  });

  it.each(["2", "8", "-5", "5.5", "five", "1e1"])("reject the length %s", (length) => {
    expect(isLengthInvalid(length)).toBe(true);
    expect(found({ length })).toEqual(words);
  });

  it("count as set only if they have a valid value", () => {
    expect(isFiltering(noFilter)).toBe(false);
    expect(isFiltering({ ...noFilter, contains: " ", length: "9" })).toBe(false);
    expect(isFiltering({ ...noFilter, endsWith: "e" })).toBe(true);
    expect(isFiltering({ ...noFilter, length: "5" })).toBe(true);
  });

  it("offer lengths only for words of several lengths", () => {
    expect(haveSeveralLengths(words)).toBe(true);
    expect(haveSeveralLengths(["about", "after"])).toBe(false);
    expect(haveSeveralLengths([])).toBe(false);
  });

  it.each(["", " ", "3", "7"])("don't reject the length %j", (length) => {
    expect(isLengthInvalid(length)).toBe(false);
  });
});
