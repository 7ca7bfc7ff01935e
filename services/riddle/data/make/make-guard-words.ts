import { readFileSync, writeFileSync } from "node:fs";
import { longForms } from "./long-forms.ts";
import { scowl } from "./scowl.ts";
import { unrelatedPairs, unrelatedStarts, unrelatedWords } from "./unrelated.ts";
import { readWordNet, type Synset } from "./wordnet.ts";

const wordNet = readWordNet();
const common = scowl([10, 20, 35, 40, 50]);
const dictionary = scowl([10, 20, 35, 40, 50, 55, 60]);
const shipped = readFileSync(new URL("../answers.txt", import.meta.url), "utf8").trim().split("\n");
const answers = [...dictionary, ...wordNet.lemmas.keys(), ...shipped].filter((word) => /^[a-z]{5}$/.test(word));

const adverbsOf = indexAdverbs();
const containingWords = indexContainingWords(new Set(answers));

const prefixes =
  /^(?:un|re|dis|mis|over|under|out|fore|non|anti|sub|super|inter|pre|post|co|in|im|be|en|up|off|on|by|bi|tri|semi|multi|mini|micro|mega|auto|self)$/;
const suffixes =
  /^(?:e?s|e?d|ings?|e?rs?|e?st|ly|ness|liness|y|n|en|ened|ens|ish|less|ful|fully|able|ably|like|wise|wards?|ments?|lets?|ess|esses|hood|ship|dom|ism|ists?|ors?|ions?|ity|al|ally|ic|age|ery|some|ier|iest|ily|iness|t?h|ry|ations?|i[sz](?:e[sd]?|ing|ations?)|istic|i?ous|ial|ar?y|ous|ical|ities|t?een|t?y|t?ieth)$/;

const short = [...scowl([10, 20, 35, 40])].filter((word) => word.length < 5 && isRealShortWord(word)).sort();
const unrelated: Record<string, string> = {};
for (const answer of new Set(answers)) {
  const containing = wordsContaining(answer).filter((word) => !isRelated(answer, word));
  const bases = containing.filter((word) => !basesOf(word).some((base) => containing.includes(base)));
  const decent = bases.filter((word) => !/fuck|shit|whore/.test(word));
  if (decent.length > 0) unrelated[answer] = decent.sort().join(" ");
}
const families: Record<string, string> = {};
for (const answer of new Set(answers)) {
  const family = [...familyOf(answer)].filter((word) => !word.includes(answer)).sort();
  if (family.length > 0) families[answer] = family.join(" ");
}
const entries = (table: Record<string, string>): string =>
  Object.keys(table)
    .sort()
    .map((key) => `"${key}":${JSON.stringify(table[key])}`)
    .join(",\n");
const json = `{"short":${JSON.stringify(short.join(" "))},\n"unrelated":{\n${entries(unrelated)}},\n"families":{\n${entries(families)}}}\n`;
writeFileSync(new URL("../guard-words.json", import.meta.url), json);

/** SCOWL lists every letter and many abbreviations as words; only "a", "i" and "o" are words. */
function isRealShortWord(word: string): boolean {
  return word.length === 1 ? /[aio]/.test(word) : /[aeiouy]/.test(word);
}

function indexContainingWords(parts: ReadonlySet<string>): Map<string, string[]> {
  const index = new Map<string, string[]>();
  for (const word of dictionary) {
    for (let at = 0; at + 5 <= word.length; at++) {
      const part = word.slice(at, at + 5);
      if (parts.has(part)) index.set(part, [...(index.get(part) ?? []), word]);
    }
  }
  return index;
}

function wordsContaining(answer: string): string[] {
  return (containingWords.get(answer) ?? []).filter((word) => word !== answer);
}

/** Returns whether the longer word gives the answer away, as its inflection, derivation or compound. */
function isRelated(answer: string, word: string): boolean {
  if (longForms[answer]?.test(word)) return true;
  const bases = [word, ...basesOf(word)];
  const isOwnForm = /^(?:e?s|e?d|ing)$/.test(word.replace(answer, "")) && word.startsWith(answer);
  if (isOwnForm) return true;
  const listed = word.startsWith(answer) ? unrelatedStarts : unrelatedWords;
  if (bases.some((base) => base !== answer && listed.has(base))) return false;
  return bases.some((base) => base === answer || isCompound(base, answer) || isDerived(base, answer));
}

function isCompound(word: string, answer: string): boolean {
  const at = word.indexOf(answer);
  if (at === -1) return false;
  const [before, after] = [word.slice(0, at), word.slice(at + answer.length)];
  if (before === "") return suffixes.test(after) || isPart(after) || isPart(after.replace(/^s|^(.)(?=[ei])/, ""));
  const endsWell = after === "" || suffixes.test(after);
  return endsWell && (isPart(before) || prefixes.test(before));
}

function isPart(text: string): boolean {
  return text.length >= 3 && (dictionary.has(text) || dictionary.has(text.replace(/(?:s|e?d|ing)$/, "")));
}

function isDerived(word: string, answer: string, depth = 2): boolean {
  return synsetsOf(word).some((synset) => {
    const at = synset.words.indexOf(word);
    if (new RegExp(`\\b${answer}(?:s|es|ed|ing)?\\b`).test(synset.gloss.split('"')[0] ?? "")) return true;
    return synset.pointers.some(({ symbol, from, to, pos, offset }) => {
      if (!/^[+\\<]$/.test(symbol) || from !== at) return false;
      const source = wordNet.synset(pos, offset).words[to] ?? "";
      return source === answer || (depth > 1 && source.includes(answer) && isDerived(source, answer, depth - 1));
    });
  });
}

/** Words of the same stem by WordNet's derivational relations, such as "nobility" for "noble". */
function familyOf(answer: string): Set<string> {
  const family = new Set<string>();
  for (const synset of synsetsOf(answer)) {
    const at = synset.words.indexOf(answer);
    for (const { symbol, from, to, pos, offset } of synset.pointers) {
      const relative = wordNet.synset(pos, offset).words[to] ?? "";
      if (/^[+\\<]$/.test(symbol) && from === at && sharesStem(answer, relative)) family.add(relative);
    }
  }
  for (const adverb of adverbsOf.get(answer) ?? []) if (sharesStem(answer, adverb)) family.add(adverb);
  return family;
}

/** Adverbs by their adjective: WordNet has only the relation from the adverb to the adjective. */
function indexAdverbs(): Map<string, string[]> {
  const index = new Map<string, string[]>();
  for (const adverb of [...dictionary].filter((word) => word.endsWith("ly"))) {
    for (const synset of synsetsOf(adverb)) {
      for (const { symbol, from, to, pos, offset } of synset.pointers) {
        const adjective = wordNet.synset(pos, offset).words[to] ?? "";
        if (symbol !== "\\" || synset.words[from] !== adverb) continue;
        index.set(adjective, [...(index.get(adjective) ?? []), adverb]);
      }
    }
  }
  return index;
}

/** Returns whether the words share a stem. The verb of an agent noun does not count: "bake" is a fair clue for "baker". */
function sharesStem(answer: string, relative: string): boolean {
  const isVerbOfAgent = /[eo]r$/.test(answer) && answer.startsWith(relative.replace(/e$/, ""));
  const isExcluded = unrelatedPairs.has(`${answer} ${relative}`);
  return /^[a-z]{4,}$/.test(relative) && relative.startsWith(answer.slice(0, 3)) && common.has(relative) && !isVerbOfAgent && !isExcluded;
}

function synsetsOf(lemma: string): Synset[] {
  return (wordNet.lemmas.get(lemma) ?? [])
    .flatMap(({ pos, offsets }) => offsets.map((offset) => wordNet.synset(pos, offset)))
    .filter(({ words }) => words.includes(lemma));
}

function basesOf(word: string): string[] {
  const cuts = ["s", "es", "d", "ed", "r", "er", "rs", "ers", "ly", "ness", "ing", "ings", "less", "ment"]
    .filter((end) => word.endsWith(end))
    .map((end) => word.slice(0, -end.length));
  return [...new Set([...cuts, ...cuts.map((cut) => `${cut}e`), word.replace(/i(?:er|est|es|ed|ly|ness)$/, "y")])].filter(
    (base) => base !== word && base.length >= 5 && dictionary.has(base),
  );
}
