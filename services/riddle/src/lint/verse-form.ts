import { isVowel, soundsOf, wordsOf } from "./pronunciation.ts";
import { doRhyme } from "./rhyme.ts";

const syllables = { min: 2, max: 14 };
const pentameter = { min: 9, max: 11 };

/** The lines that rhyme in each scheme, in pairs. */
const schemes = {
  AABB: [
    [0, 1],
    [2, 3],
  ],
  ABAB: [
    [0, 2],
    [1, 3],
  ],
  ABBA: [
    [0, 3],
    [1, 2],
  ],
  XAXA: [[1, 3]],
} as const;

/** Returns the faults of a verse's lengths, of its sounds and of its rhymes. */
export function verseFaults(lines: readonly string[]): string[] {
  const unknown = lines.flatMap(wordsOf).filter((word) => !soundsOf(word));
  if (unknown.length > 0)
    return [
      `has words without a pronunciation: ${unknown.join(", ")} (use others, or add to pronunciations.txt)`,
    ];
  return [...lengthFaults(lines), ...rhymeFaults(lines)];
}

/** Returns whether a verse is four pentameters in couplets, as most riddles would be if nobody took care. */
export function isOfTheMould(lines: readonly string[]): boolean {
  const { min, max } = pentameter;
  return schemeOf(lines) === "AABB" && syllableCounts(lines).every((count) => count >= min && count <= max);
}

function lengthFaults(lines: readonly string[]): string[] {
  const counts = syllableCounts(lines);
  const { min, max } = syllables;
  return counts.some((count) => count < min || count > max)
    ? [`has lines of ${counts.join(", ")} syllables; each must have ${min} to ${max}`]
    : [];
}

function rhymeFaults(lines: readonly string[]): string[] {
  return schemeOf(lines) === undefined
    ? [`doesn't rhyme (${Object.keys(schemes).join(", ")}): ${endsOf(lines).join(", ")}`]
    : [];
}

function schemeOf(lines: readonly string[]): string | undefined {
  const ends = endsOf(lines);
  const rhymes = (a: number, b: number) => {
    const [one = "", other = ""] = [ends[a], ends[b]];
    return one !== other && doRhyme(soundsOf(one) ?? [], soundsOf(other) ?? []);
  };
  return Object.entries(schemes).find(([, pairs]) => pairs.every(([a, b]) => rhymes(a, b)))?.[0];
}

const endsOf = (lines: readonly string[]): string[] => lines.map((line) => wordsOf(line).at(-1) ?? "");

const syllableCounts = (lines: readonly string[]): number[] =>
  lines.map(
    (line) =>
      wordsOf(line)
        .flatMap((word) => soundsOf(word) ?? [])
        .filter(isVowel).length,
  );
