/** A word of a text, with its place in it. */
export interface Token {
  /** The form in which words are compared. */
  term: string;
  start: number;
  end: number;
}

/** A run of letters and digits, with the apostrophes within it. */
const word = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;

/** Returns the words of a text in their order. */
export function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(word), ({ 0: found, index }) => ({
    term: termOf(found),
    start: index,
    end: index + found.length,
  }));
}

/** Returns the words of a text in the form in which they are compared. */
export function termsOf(text: string): string[] {
  return tokensOf(text).map(({ term }) => term);
}

/** Lower case without accents, possession and the plural, and in British spelling. */
function termOf(found: string): string {
  const plain = found
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]s$/, "")
    .replaceAll(/['’]/g, "");
  return british(singular(plain));
}

function singular(term: string): string {
  if (term.length <= 3 || /^.{2}es$/.test(term) || !/^[a-z]+$/.test(term)) return term;
  if (/(?:ss|sh|ch|x|zz)es$/.test(term)) return term.slice(0, -2);
  if (/[^aeiou]ies$/.test(term) && term.length > 4) return `${term.slice(0, -3)}y`;
  return /[^su]s$/.test(term) ? term.slice(0, -1) : term;
}

/** Riddles are in American spelling and prose in British, so that a search must find either by both. */
const spellings: readonly (readonly [american: RegExp, british: string])[] = [
  [/^gray/, "grey"],
  [/^(col|fav|hon|hum|lab|neighb|flav|rum|vap|harb|behavi)or/, "$1our"],
  [/^(cent|theat|met|lit|fib)er$/, "$1re"],
  [/^practis/, "practic"],
  [/^plow/, "plough"],
  [/^mom$/, "mum"],
  [/(?<=.{3})iz(e|ed|ing|ation)$/, "is$1"],
];

function british(term: string): string {
  const [american, spelled] = spellings.find(([pattern]) => pattern.test(term)) ?? [];
  return american && spelled !== undefined ? term.replace(american, spelled) : term;
}

/** Words that say nothing about what is searched for. */
const fillers = new Set(
  "a an and are as at be but by can do does for from how i if in is it its me my of on or that the this to was what when which who why will with you your".split(
    " ",
  ),
);

/** Returns the terms that a search is about: without repetitions, and without fillers unless there is nothing else. */
export function searchTerms(query: string): string[] {
  const terms = [...new Set(termsOf(query))].slice(0, maxTerms);
  const telling = terms.filter((term) => !fillers.has(term));
  return telling.length > 0 ? telling : terms;
}

const maxTerms = 12;
