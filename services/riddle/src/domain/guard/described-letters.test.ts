import { findLeak } from "./find-leak.ts";

const spelledIn = (word: string, text: string): string | null => {
  const leak = findLeak(word, text);
  return leak?.rule === "spelled-out" ? leak.place.text : null;
};

describe("findDescribedLetters", () => {
  it.each([
    [
      "up to nine words apart",
      "crane",
      "C is what I would say to you now, R then A then N then E",
      "C is what I would say to you now, R then A then N then E",
    ],
    [
      "with a double letter",
      "apple",
      "first A, then double P, then L, then E",
      "A, then double P, then L, then E",
    ],
    ["with two of a letter", "apple", "an A, then two P, one L, one E", "A, then two P, one L, one E"],
    ["with a plural", "apple", "one A, some Ps, one L, one E", "A, some Ps, one L, one E"],
    [
      "that begin with the article",
      "apple",
      "a red or green thing that grows on a tree: A, then double P, L and E",
      "A, then double P, L and E",
    ],
    [
      "with the first letter repeated",
      "crane",
      "C for cat, C then R then A then N then E",
      "C then R then A then N then E",
    ],
    [
      "between words of one letter",
      "crane",
      "I say C, then I say R, then A, then I say N, then an E",
      "C, then I say R, then A, then I say N, then an E",
    ],
    [
      "after a false start",
      "crane",
      "C then R; no: C then R then A then N then E",
      "C then R then A then N then E",
    ],
  ])("finds letters in order %s", (_, word, text, part) => {
    expect(spelledIn(word, text)).toBe(part);
  });

  it.each([
    ["crane", "c is what I would say to all of you now, r then a then n then e"],
    ["apple", "an A, one P, an L and an E"],
    ["crane", "X, then R, then A, then N, then E"],
    ["crane", "C, then X, then R, then A, then N, then E"],
    ["crane", "cats, or like r, or like a, or like n, or like e"],
    ["paper", "a psalm, or like a, or like p, or like e, or like r"],
  ])("doesn't take other letters for %s in %j", (word, text) => {
    expect(findLeak(word, text)).toBeNull();
  });

  it.each([
    ["crane", "cra at first but only later ne", "cra at first but only later ne"],
    ["crane", "it starts with cra, then comes an N, then an E", "cra, then comes an N, then an E"],
    ["chair", "it has ch and ai and then r", "ch and ai and then r"],
    ["candy", "it starts with can and ends with dy", "can and ends with dy"],
  ])("finds the parts of %s in %j", (word, text, part) => {
    expect(spelledIn(word, text)).toBe(part);
  });

  it.each([
    ["crane", "cra at first but only later then ne"],
    ["crane", "the ne cra of it"],
  ])("doesn't join parts of %s that are far apart or in another order: %j", (word, text) => {
    expect(spelledIn(word, text)).toBeNull();
  });

  it.each([
    ["crane", "My consonants are C, R and N, my vowels A and E", "C, R and N, my vowels A and E"],
    ["crane", "an N, an E and an R; also C, and A", "N, an E and an R; also C, and A"],
  ])("finds all letters of %s in any order in %j", (word, text, part) => {
    expect(spelledIn(word, text)).toBe(part);
  });

  it.each([
    ["crane", "The vitamins are A, C, E and N, or R, or X"],
    ["crane", "My consonants are C, R and N"],
  ])("doesn't take other letters for those of %s: %j", (word, text) => {
    expect(findLeak(word, text)).toBeNull();
  });

  it("finds four letters by their positions, and gives the place from the first to the last of them", () => {
    expect(spelledIn("crane", "My third is A, my first is C, my second R, and my last E; guess")).toBe(
      "A, my first is C, my second R, and my last E",
    );
    expect(
      spelledIn("crane", "My first is C, my third A, my second R, my fourth N; yes, my first is C"),
    ).toBe("A, my second R, my fourth N; yes, my first is C");
  });

  it.each([
    ["crane", "My first letter is C, yes C, my last is E, my third is A"],
    ["crane", "The first, second, third, fourth: C, N, A, R"],
  ])("finds no four letters of %s by position in %j", (word, text) => {
    expect(spelledIn(word, text)).toBeNull();
  });
});
