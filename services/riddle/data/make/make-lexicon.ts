import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Entry, Sense } from "../../src/domain/composer/lexicon.ts";
import { readWordNet, type Synset, type WordNetPos } from "./wordnet.ts";
import { scowl } from "./scowl.ts";
import { unfitMeaning, unfitWords } from "./unfit.ts";

const sensesPerWord = 4;
const maxGlossLength = 240;
const wordNet = readWordNet();
const common = scowl([10, 20, 35, 40, 50]);

const clues = readClues();
const lemmas = [...wordNet.lemmas.keys()].filter((lemma) => /^[a-z]{5}$/.test(lemma));
const lexicon: Record<string, Entry> = {};
for (const word of [...new Set([...lemmas, ...clues.keys()])].sort()) {
  const senses = sensesOf(word);
  const written = clues.get(word);
  if (written) lexicon[word] = { clues: written, senses };
  else if (senses.length > 0) lexicon[word] = { senses };
}
const lines = Object.entries(lexicon).map(([word, entry]) => `"${word}":${JSON.stringify(entry)}`);
writeFileSync(new URL("../lexicon.json", import.meta.url), `{\n${lines.join(",\n")}\n}\n`);

/** The clues written by hand: lines of `word|clue` in `data/clues/`. */
function readClues(): Map<string, string[]> {
  const folder = new URL("../clues/", import.meta.url);
  const lines = readdirSync(folder).flatMap((file) => readFileSync(new URL(file, folder), "utf8").trim().split("\n"));
  const byWord = new Map<string, string[]>();
  for (const line of lines) {
    const [word = "", clue = ""] = line.split("|");
    byWord.set(word, [...(byWord.get(word) ?? []), clue]);
  }
  return byWord;
}

function sensesOf(word: string): Sense[] {
  const synsets = (wordNet.lemmas.get(word) ?? []).flatMap(({ pos, offsets }) =>
    offsets.map((offset) => ({ synset: wordNet.synset(pos, offset), use: wordNet.frequency(word, pos, offset) })),
  );
  return synsets
    .filter(({ synset }) => isFit(word, synset))
    .sort((a, b) => b.use - a.use)
    .slice(0, sensesPerWord)
    .map(({ synset }) => toSense(word, synset));
}

/** False for proper names, slurs and hurtful senses, and for a gloss that is too long for a verse. */
function isFit(word: string, synset: Synset): boolean {
  return (
    synset.words.includes(word) &&
    !synset.pointers.some(({ symbol }) => symbol === "@i") &&
    !usageLabels(synset).some((label) => /slur|disparagement|vulgarism|obscenity|trade_name|^slang$/.test(label)) &&
    !unfitMeaning.test(synset.gloss) &&
    definition(synset.gloss).length <= maxGlossLength
  );
}

function usageLabels(synset: Synset): string[] {
  return synset.pointers
    .filter(({ symbol }) => symbol === ";u")
    .flatMap(({ pos, offset }) => wordNet.synset(pos, offset).words);
}

function toSense(word: string, synset: Synset): Sense {
  const at = synset.words.indexOf(word);
  const related = (symbols: RegExp, limit: number): string[] | undefined => {
    const words = synset.pointers
      .filter(({ symbol, from }) => symbols.test(symbol) && (from === -1 || from === at))
      .flatMap(({ pos, offset, to }) => relatedWords(pos, offset, to));
    return best(words, word, limit);
  };
  const sense: Sense = { pos: synset.pos, field: synset.field, gloss: definition(synset.gloss) };
  const kind = related(/^@$/, 1)?.[0];
  const more = {
    kinds: related(/^~$/, 3),
    like: best([...synset.words, ...(related(/^&$/, 3) ?? [])], word, 3),
    unlike: related(/^!$/, 2),
    within: related(/^#[pm]$/, 2),
    has: related(/^%[pm]$/, 3),
  };
  if (kind !== undefined) sense.kind = kind;
  for (const key of ["kinds", "like", "unlike", "within", "has"] as const) {
    const words = more[key];
    if (words) sense[key] = words;
  }
  return sense;
}

function relatedWords(pos: WordNetPos, offset: string, to: number): string[] {
  const { words } = wordNet.synset(pos, offset);
  return to === -1 ? words : words.slice(to, to + 1);
}

/** The best known of the words. Leaves out names, phrases of three words, and what contains the word itself. */
function best(words: string[], word: string, limit: number): string[] | undefined {
  const fit = [...new Set(words)]
    .filter((text) => /^[a-z]+(?:[_-][a-z]+)?$/.test(text) && !text.includes(word.slice(0, 4)))
    .filter((text) => text.length <= 16 && text.split(/[_-]/).every((part) => common.has(part) && !unfitWords.has(part)))
    .filter((text) => !/famil|genus|order|class/.test(text))
    .map((text) => ({ text, use: popularity(text) }))
    .sort((a, b) => b.use - a.use)
    .slice(0, limit)
    .map(({ text }) => text.replaceAll("_", " "));
  return fit.length > 0 ? fit : undefined;
}

function popularity(lemma: string): number {
  const uses = (wordNet.lemmas.get(lemma) ?? []).flatMap(({ pos, offsets }) =>
    offsets.map((offset) => wordNet.frequency(lemma, pos, offset)),
  );
  return uses.reduce((sum, use) => sum + use, 0);
}

function definition(gloss: string): string {
  return gloss.replace(/[;,:]?\s*"[^]*$/, "").trim();
}
