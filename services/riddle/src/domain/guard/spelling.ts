import { type Detector, type Sighting } from "./sighting.ts";
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

/** The letters named one by one: by name, in a spelling alphabet, "C for cat", "starts with C, then R", by position. */
export const findSpelling: Detector = (word, { words, text }) => [
  ...alphabets.flatMap((alphabet) => inAlphabet(word, words, alphabet)),
  ...oneByOne(word, words),
  ...(/first|second|third|1st|last/i.test(text) ? byPosition(word, words) : []),
];

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
    let [at, named, done] = [start, 0, 0];
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
      } else if (done === 0 || !fillers.has(text)) break;
    }
    const last = words[at - 1];
    return done === word.length && named >= 2 && last
      ? [{ rule: "spelled-out", from: first.from, to: last.to }]
      : [];
  });
}

const farthest = 9;

/** Single letters in order with some words between them. "A", "I" and "O" may be words, so they may also be passed over. */
function oneByOne(word: string, words: readonly Token[]): Sighting[] {
  const found: Sighting[] = [];
  let [done, lastAt, from] = [0, 0, 0];
  words.forEach(({ text, ...span }, at) => {
    const letter = letterMentioned(text);
    if (letter === "") return;
    if (done > 0 && at - lastAt > farthest) done = 0;
    const doubled = letter + letter;
    const repeats = words[at - 1]?.text === "double" || text.length > 1 || words[at - 1]?.text === "two";
    if (letter === word.charAt(done) || (done === 1 && letter === word.charAt(0))) {
      if (letter !== word.charAt(done)) done = 0;
      if (done === 0) from = span.from;
      done += repeats && word.startsWith(doubled, done) ? 2 : 1;
      lastAt = at;
    } else if (!"aio".includes(letter)) {
      done = letter === word.charAt(0) ? 1 : 0;
      [from, lastAt] = [span.from, at];
    }
    if (done >= word.length) {
      found.push({ rule: "spelled-out", from, to: span.to });
      done = 0;
    }
  });
  return found;
}

/** "c", and "c's" or "cs" where letters are counted. */
function letterMentioned(text: string): string {
  return text.length === 1 || /^[b-hj-z]s$/.test(text) ? text.charAt(0) : "";
}

const positions: Record<string, number> = {
  first: 0,
  "1st": 0,
  one: 0,
  second: 1,
  "2nd": 1,
  two: 1,
  third: 2,
  "3rd": 2,
  three: 2,
  middle: 2,
  fourth: 3,
  "4th": 3,
  four: 3,
  fifth: 4,
  five: 4,
  last: 4,
  final: 4,
  begin: 0,
  begins: 0,
  start: 0,
  starts: 0,
  end: 4,
  ends: 4,
};

/** "My third letter is A, my first is C": four of the places told in any order. */
function byPosition(word: string, words: readonly Token[]): Sighting[] {
  const told = new Map<number, Token>();
  words.forEach((token, at) => {
    const place = positions[token.text];
    if (place === undefined) return;
    const next = words.slice(at + 1, at + 7);
    const stop = next.findIndex(({ text }) => positions[text] !== undefined);
    const near = stop === -1 ? next : next.slice(0, stop);
    const letter = near.find(({ text }) => text.length === 1 && text === word.charAt(place));
    if (letter) told.set(place, letter);
  });
  const tokens = [...told.values()].sort((a, b) => a.from - b.from);
  const [first, last] = [tokens[0], tokens.at(-1)];
  return told.size >= 4 && first && last ? [{ rule: "spelled-out", from: first.from, to: last.to }] : [];
}
