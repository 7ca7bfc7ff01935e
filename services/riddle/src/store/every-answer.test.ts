import { createComposer } from "../domain/composer/compose-riddle.ts";
import { findRiddleLeaks } from "../domain/guard/riddle-leaks.ts";
import { loadLexicon } from "./lexicon.ts";
import { loadWordList } from "./word-list.ts";

const words = loadWordList();
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
