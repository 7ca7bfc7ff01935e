import type { ParsedText } from "./detector.ts";
import type { Token } from "./tokens.ts";

const spoken = `a ay eh aye; b bee be; c see sea cee; d dee; e ee; f ef eff; g gee jee; h aitch haitch; i eye aye; j jay; k kay cay;
l el ell; m em; n en; o oh owe; p pee pea; q cue queue kew; r are ar; s ess; t tee tea; u you yew; v vee; w doubleu dubya;
x ex eks; y why wye; z zee zed`;
const nato = `a alfa alpha; b bravo; c charlie; d delta; e echo; f foxtrot; g golf; h hotel; i india; j juliet juliett; k kilo;
l lima; m mike; n november; o oscar; p papa; q quebec; r romeo; s sierra; t tango; u uniform; v victor; w whiskey whisky;
x xray; y yankee; z zulu`;
const ableBaker = `a able; b baker; c charlie; d dog; e easy; f fox; g george; h how; i item; j jig; k king; l love; m mike; n nan;
o oboe; p peter; q queen; r roger; s sugar; t tare; u uncle; v victor; w william; x xray; y yoke; z zebra`;
const greek = `a alpha; b beta; g gamma; d delta; e epsilon; z zeta; h eta; i iota; k kappa; l lambda; m mu; n nu; o omicron omega; p pi;
r rho; s sigma; t tau; u upsilon; f phi; c chi; x xi; y psi`;

/** Names of letters with the letters a to z that they stand for; several where a name is ambiguous. */
export type LetterNames = ReadonlyMap<string, string>;

/** English names of letters, spelling alphabets and the Greek letters. */
export const alphabets: readonly LetterNames[] = [spoken, nato, ableBaker, greek].map(parse);

/** Names that are no other word, so that a single one of them means the letter. */
const plainNames = new Set(
  "aitch ar cee dee dubya ee ef eff el ell en ess haitch vee wye zed zee".split(" "),
);

/** Returns whether a name is hardly ever another word: "aitch" and "ess", but neither "tea" nor "are". */
export function isPlainName(name: string): boolean {
  return plainNames.has(name);
}

/** The names by which letters are mentioned in a sentence; a single letter is its own name. */
const mentioned: LetterNames = new Map([...parse(nato), ...parse(spoken)]);

/** Returns the letter that is mentioned by this name, or by itself; "" when it is another word. */
export function letterNamed(name: string): string {
  return name.length === 1 ? name : (mentioned.get(name)?.charAt(0) ?? "");
}

/** Source of a pattern for a single letter or a name of one. */
export const letterPattern = `(?:${[...mentioned.keys()].join("|")}|[a-z])`;

function parse(alphabet: string): LetterNames {
  const names = new Map<string, string>();
  for (const entry of alphabet.split(";")) {
    const [letter = "", ...of] = entry.trim().split(/\s+/);
    for (const name of of) names.set(name, (names.get(name) ?? "") + letter);
  }
  return names;
}

/** Returns whether a word is a single letter and neither the article, the pronoun nor the interjection. */
export function isLetterName({ readable, characters }: ParsedText, { text, from }: Token): boolean {
  if (text.length !== 1) return false;
  if (!"aio".includes(text) || readable.slice(0, from).endsWith("letter ")) return true;
  return (
    text !== "i" &&
    characters[from]?.upper === true &&
    !startsSentence(readable, from) &&
    !isVocative(readable, from)
  );
}

/** Returns whether the text, a line or a sentence starts here, where the article has a capital, too. */
function startsSentence(readable: string, at: number): boolean {
  return /(?:^|[.!?\n] *)["'“‘(]?$/.test(readable.slice(Math.max(0, at - 4), at));
}

/** ", O captain" */
function isVocative(readable: string, at: number): boolean {
  return /, o [a-z]/.test(readable.slice(Math.max(0, at - 2), at + 3));
}
