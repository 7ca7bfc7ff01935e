import { type Detector, reverse, type Sighting } from "./sighting.ts";
import type { Token } from "./tokens.ts";

const names = `a ay eh aye; b bee be; c see sea cee; d dee; e ee; f ef eff; g gee jee; h aitch haitch; i eye aye; j jay; k kay cay;
l el ell; m em; n en; o oh owe; p pee pea; q cue queue kew; r are ar; s ess; t tee tea; u you yew; v vee; w doubleu dubya;
x ex eks; y why wye; z zee zed`;
const nato = `a alfa alpha; b bravo; c charlie; d delta; e echo; f foxtrot; g golf; h hotel; i india; j juliet juliett; k kilo;
l lima; m mike; n november; o oscar; p papa; q quebec; r romeo; s sierra; t tango; u uniform; v victor; w whiskey whisky;
x xray; y yankee; z zulu`;
const army = `a able; b baker; c charlie; d dog; e easy; f fox; g george; h how; i item; j jig; k king; l love; m mike; n nan;
o oboe; p peter; q queen; r roger; s sugar; t tare; u uncle; v victor; w william; x xray; y yoke; z zebra`;
const greek = `a alpha; b beta; g gamma; d delta; e epsilon; z zeta; h eta; i iota; k kappa; l lambda; m mu; n nu; o omicron omega; p pi;
r rho; s sigma; t tau; u upsilon; f phi; c chi; x xi; y psi`;

const alphabets = [names, nato, army, greek].map(parseAlphabet);

/** What may stand between spelled letters. */
const fillers = new Set(
  "and then next comma plus followed by with finally lastly after that comes dash hyphen space dot a the letter is".split(
    " ",
  ),
);

const mostFillers = 20;

/** The letters named one by one, by name or in a spelling alphabet; forwards and backwards. */
export const findSpelling: Detector = (word, { words }) =>
  alphabets.flatMap((alphabet) => [
    ...inAlphabet(word, words, alphabet),
    ...inAlphabet(reverse(word), words, alphabet),
  ]);

function parseAlphabet(text: string): ReadonlyMap<string, string> {
  const entries = text.split(";").flatMap((line) => {
    const [letter = "", ...spoken] = line.trim().split(/\s+/);
    return spoken.map((name): [string, string] => [name, letter]);
  });
  return new Map(entries);
}

function inAlphabet(
  word: string,
  words: readonly Token[],
  alphabet: ReadonlyMap<string, string>,
): Sighting[] {
  const spoken = words.map(({ text }) => {
    if (text === "aye") return "ai";
    return alphabet.get(text) ?? (text.length === 1 ? text : "");
  });
  return words.flatMap((first, start): Sighting[] => {
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
      } else if (done === 0 || !fillers.has(text) || ++skipped > mostFillers) break;
    }
    const last = words[at - 1];
    return done === word.length && named >= 2 && last
      ? [{ rule: "spelled-out", from: first.from, to: last.to }]
      : [];
  });
}
