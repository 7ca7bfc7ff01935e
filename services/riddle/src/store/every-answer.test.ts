import { createComposer } from "../domain/composer/compose-riddle.ts";
import { findLeak } from "../domain/guard/find-leak.ts";
import { findRiddleLeaks } from "../domain/guard/riddle-leaks.ts";
import { loadLexicon } from "./lexicon.ts";
import { loadWordList } from "./word-list.ts";

const words = loadWordList();
const reverse = (text: string): string => Array.from(text).reverse().join("");
const cased = (word: string, first: number): string =>
  word.replace(/./g, (letter) => String.fromCodePoint(letter.charCodeAt(0) - 97 + first));

describe("the shipped word list", () => {
  it.each([
    ["spaced", (word: string) => `I am ${Array.from(word).join(" ")}.`],
    ["hyphened", (word: string) => Array.from(word.toUpperCase()).join("-")],
    ["one letter on each line", (word: string) => Array.from(word).join("\n")],
    ["masked", (word: string) => `so ${word.slice(0, 2)}_${word.slice(3)} it is`],
    ["reversed", (word: string) => `say ${reverse(word)} now`],
    ["plural", (word: string) => `many ${word}s`],
    ["in bold letters", (word: string) => cased(word, 0x1d41a)],
    ["in squares", (word: string) => cased(word, 0x1f170)],
    ["shuffled", (word: string) => Array.from(word.slice(2) + word.slice(0, 2)).join(" ")],
    ["an acrostic", (word: string) => word.replace(/./g, "$&xx goes on\n")],
    [
      "described with then",
      (word: string) => `It starts with ${Array.from(word.toUpperCase()).join(" then ")}`,
    ],
    ["in numbers", (word: string) => Array.from(word, (letter) => letter.charCodeAt(0) - 96).join(", ")],
    ["in base64", (word: string) => Buffer.from(word).toString("base64")],
  ])("contains no word that the guard misses when it is %s", (_, disguise) => {
    expect(words.filter((word) => findLeak(word, disguise(word)) === null)).toEqual([]);
  });
});

describe("riddles for the shipped word list", () => {
  const compose = createComposer(loadLexicon(), { secret: "a secret of tests" });
  const riddles = ["2026-11-21", "2028-02-29"].map((date) =>
    words.map((word) => ({ word, ...compose(word, date) })),
  );
  const all = riddles.flat();

  it("never give the answer away, nor do their themes and hints", () => {
    expect(all.filter(({ word, ...riddle }) => findRiddleLeaks(word, riddle).length > 0)).toEqual([]);
  });

  it("have three different hints of at most 110 characters", () => {
    const faulty = all.filter(
      ({ hints }) => new Set(hints).size !== 3 || hints.some(({ length }) => length > 110),
    );
    expect(faulty).toEqual([]);
  });

  it("are four tidy lines of verse", () => {
    const untidy = all.flatMap(({ lines }) =>
      lines.filter(
        (line) =>
          line.length < 22 ||
          line.length > 74 ||
          !/^[A-Z"].*[.;]$/.test(line) ||
          / {2}| [,.;]|,,|\.\.|[_`()[\]{}]/.test(line) ||
          /\ba [aeio]\w|\ban [bcdfgjklmnpqrstvwyz]\w/.test(line.replace(/\ba (?:one|once|eu)/g, "")) ||
          /\b(?:the|an|and|or)[.;]$/i.test(line) ||
          (line.match(/"/g) ?? []).length % 2 === 1 ||
          line.split(/[\s-]/).some((piece) => piece.length > 24),
      ),
    );
    expect(all.every(({ lines }) => lines.length === 4)).toBe(true);
    expect(untidy).toEqual([]);
  });

  it("differ from word to word and from date to date", () => {
    const [one = [], other = []] = riddles;
    expect(new Set(one.map(({ lines }) => lines.join("\n"))).size).toBe(words.length);
    const changed = one.filter(({ lines }, i) => lines.join("\n") !== other[i]?.lines.join("\n"));
    expect(changed.length).toBeGreaterThan(0.95 * words.length);
  });
});
