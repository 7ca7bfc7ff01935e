import type { Detector, Match } from "@wordlehint/contracts/guard/detector";

const minLetters = 3;

/** The word with look-alikes for letters within a longer run of them: "greenh0use" for "house". */
export const findLeetCompounds: Detector =
  (word) =>
  ({ characters }) =>
    characters.flatMap((_, from): Match[] => {
      const part = characters.slice(from, from + word.length);
      const reads =
        part.length === word.length && part.every(({ letters }, at) => letters.includes(word.charAt(at)));
      if (!reads) return [];
      const letters = part.filter(({ kind }) => kind === "letter").length;
      if (letters === word.length || letters < minLetters) return [];
      // "(lock)smith" and "he said: idea!" end or begin with punctuation.
      const [first, last] = [part[0], part.at(-1)];
      if (first?.kind === "symbol" || "!|^".includes(last?.char ?? "!")) return [];
      return [{ rule: "lookalike", from, to: from + word.length }];
    });
