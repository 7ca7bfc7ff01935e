import { type Detector, type Match, reverse } from "./detector.ts";
import type { Token } from "./tokens.ts";

const letterNames = `a ay eh aye; b bee be; c see sea cee; d dee; e ee; f ef eff; g gee jee; h aitch haitch; i eye aye; j jay; k kay cay;
l el ell; m em; n en; o oh owe; p pee pea; q cue queue kew; r are ar; s ess; t tee tea; u you yew; v vee; w doubleu dubya;
x ex eks; y why wye; z zee zed`;
const natoAlphabet = `a alfa alpha; b bravo; c charlie; d delta; e echo; f foxtrot; g golf; h hotel; i india; j juliet juliett; k kilo;
l lima; m mike; n november; o oscar; p papa; q quebec; r romeo; s sierra; t tango; u uniform; v victor; w whiskey whisky;
x xray; y yankee; z zulu`;
const ableBakerAlphabet = `a able; b baker; c charlie; d dog; e easy; f fox; g george; h how; i item; j jig; k king; l love; m mike; n nan;
o oboe; p peter; q queen; r roger; s sugar; t tare; u uncle; v victor; w william; x xray; y yoke; z zebra`;
const greekLetters = `a alpha; b beta; g gamma; d delta; e epsilon; z zeta; h eta; i iota; k kappa; l lambda; m mu; n nu; o omicron omega; p pi;
r rho; s sigma; t tau; u upsilon; f phi; c chi; x xi; y psi`;

const alphabets = [letterNames, natoAlphabet, ableBakerAlphabet, greekLetters].map(parseAlphabet);
/** Without "a", which is the article almost everywhere. */
const allNames = new Set(
  ["double", ...alphabets.flatMap((alphabet) => [...alphabet.keys()])].filter((name) => name.length > 1),
);

/** Words that may stand between spelled letters. */
const fillers = new Set(
  "and then next comma plus followed by with finally lastly after that comes dash hyphen space dot a the letter is".split(
    " ",
  ),
);

const maxFillers = 20;

/** The letters spelled out by their names or in a spelling alphabet, forwards and backwards. */
export const findSpelledLetters: Detector = (word) => {
  const reversed = reverse(word);
  return ({ words }) => {
    // Most texts name no letters.
    if (words.filter(({ text }) => allNames.has(text)).length < 2) return [];
    return alphabets.flatMap((alphabet) => [
      ...inAlphabet(word, words, alphabet),
      ...inAlphabet(reversed, words, alphabet),
    ]);
  };
};

function parseAlphabet(text: string): ReadonlyMap<string, string> {
  const entries = text.split(";").flatMap((line) => {
    const [letter = "", ...spoken] = line.trim().split(/\s+/);
    return spoken.map((name): [string, string] => [name, letter]);
  });
  return new Map(entries);
}

/** At least two of the letters must be named: single letters alone are a matter of other rules. */
function inAlphabet(word: string, words: readonly Token[], alphabet: ReadonlyMap<string, string>): Match[] {
  const spoken = words.map(({ text }) => {
    if (text === "aye") return "ai";
    return alphabet.get(text) ?? (text.length === 1 ? text : "");
  });
  return words.flatMap((first, start): Match[] => {
    let [at, named, done, skipped] = [start, 0, 0, 0];
    for (; done < word.length && at < words.length; at++) {
      const text = words[at]?.text ?? "";
      if (
        text === "double" &&
        word.charAt(done) === word.charAt(done + 1) &&
        spoken[at + 1]?.includes(word.charAt(done))
      ) {
        done += 2;
        named++;
        at++;
      } else if (spoken[at]?.includes(word.charAt(done))) {
        done++;
        if (text.length > 1) named++;
      } else if (done === 0 || !fillers.has(text) || ++skipped > maxFillers) break;
    }
    const last = words[at - 1];
    return done === word.length && named >= 2 && last
      ? [{ rule: "spelled-out", from: first.from, to: last.to }]
      : [];
  });
}
