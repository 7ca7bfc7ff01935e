import emojiData from "../../data/guard-emoji.json" with { type: "json" };
import { createGuard } from "../domain/guard/find-leak.ts";
import { hintLevels, type Level } from "../domain/guard/levels.ts";
import { seededPick, seededRandom, seededShuffle } from "../domain/seeded-random.ts";
import { soundsOf } from "../lint/pronunciation.ts";
import { doRhyme, endingsOf } from "../lint/rhyme.ts";
import { loadLexicon } from "./lexicon.ts";
import { loadShippedLibrary } from "./riddle-library.ts";
import { loadWordList } from "./word-list.ts";

const answers = loadWordList();
const reverse = (text: string): string => Array.from(text).reverse().join("");
const letters = (word: string): string[] => Array.from(word);
const upper = (text: string): string => text.toUpperCase();
const cased = (word: string, first: number): string =>
  word.replace(/./g, (letter) => String.fromCodePoint(letter.charCodeAt(0) - 97 + first));
const alphabet = "abcdefghijklmnopqrstuvwxyz";
const codesOf = (word: string): number[] => letters(word).map((letter) => alphabet.indexOf(letter));
const rotated = (word: string): string =>
  codesOf(word)
    .map((code) => alphabet.charAt((code + 13) % 26))
    .join("");
const nato =
  "alfa bravo charlie delta echo foxtrot golf hotel india juliett kilo lima mike november oscar papa quebec romeo sierra tango uniform victor whiskey xray yankee zulu".split(
    " ",
  );
const morse =
  ".- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..".split(
    " ",
  );

const digits: Record<string, string | undefined> = { a: "4", e: "3", i: "1", o: "0", s: "5", t: "7" };
/** The word with one letter as a digit, or with a Cyrillic letter where none resembles a digit. */
const disguised = (word: string): string => {
  const at = letters(word).findIndex((letter) => digits[letter] !== undefined);
  return at === -1
    ? word.replace("y", "у")
    : word.slice(0, at) + (digits[word.charAt(at)] ?? "") + word.slice(at + 1);
};
/** Another letter in the place of one, so that no word results. */
const neighbor = (word: string): string => (word.startsWith("x") ? `q${word.slice(1)}` : `x${word.slice(1)}`);

/** Words with the same sounds, and a rhyme of each word, among the answers. */
const bySounds = groupBy((word) => [soundsWithoutStress(word)]);
const byEnding = groupBy((word) => endingsOf(soundsOf(word) ?? []).map(({ ending }) => ending));
const homophoneOf = (word: string): string | undefined =>
  bySounds.get(soundsWithoutStress(word))?.find((other) => other !== word);
const rhymeOf = (word: string): string | undefined => {
  const sounds = soundsOf(word) ?? [];
  return endingsOf(sounds)
    .flatMap(({ ending }) => byEnding.get(ending) ?? [])
    .find((other) => doRhyme(sounds, soundsOf(other) ?? []));
};

function soundsWithoutStress(word: string): string {
  return (soundsOf(word) ?? [word]).join(" ").replaceAll(/\d/g, "");
}

function groupBy(keysOf: (word: string) => string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const word of answers)
    for (const key of keysOf(word)) groups.set(key, [...(groups.get(key) ?? []), word]);
  return groups;
}

type Text = { word: string; text: string; level: Level };
type Leak = (word: string) => string | undefined;
const emojiOf: Readonly<Record<string, string | undefined>> = emojiData.emoji;
const translationsOf: Readonly<Record<string, string | undefined>> = emojiData.translations;

/** Ways to give a word away. Undefined where the word has no homophone, emoji and so on. */
const classes: Record<string, Leak> = {
  "the word itself": (word) => `You see the ${word} at dawn.`,
  "an inflection": (word) => `many ${word}s`,
  "zero-width spaces": (word) => `so ${letters(word).join("\u200B")} it is`,
  "markup and entities": (word) => `so <b>&#${word.charCodeAt(0)};</b>${word.slice(1)} it is`,
  "spaced letters": (word) => `I am ${letters(word).join(" ")}.`,
  "hyphened letters": (word) => letters(upper(word)).join("-"),
  "one letter on each line": (word) => letters(word).join("\n"),
  "a mask": (word) => `so ${word.slice(0, 2)}_${word.slice(3)} it is`,
  "a mask with a smiling face": (word) => `so ${word.slice(0, 2)}☺${word.slice(3)} it is`,
  "a mask with a digit for a letter": (word) =>
    `so ${disguised(word).slice(0, 4)}_ it is`.replace(
      "у",
      word.charAt(letters(disguised(word)).indexOf("у")),
    ),
  "a widely spaced mask": (word) => `${letters(word.slice(0, 3)).join("    ")}    _    ${word.slice(4)}`,
  "written backwards": (word) => `say ${reverse(word)} now`,
  "a digit for a letter": (word) => `so ${disguised(word)} it is`,
  "a digit for a letter in a compound": (word) => `the super${disguised(word)}land of old`,
  "mathematical letters": (word) => cased(word, 0x1d41a),
  "squared letters": (word) => cased(word, 0x1f170),
  "shuffled letters": (word) => letters(word.slice(2) + word.slice(0, 2)).join(" "),
  "an acrostic": (word) => word.replace(/./g, "$&xx goes on\n"),
  "letters in order": (word) => `It starts with ${letters(upper(word)).join(" then ")}`,
  "a letter and the rest": (word) => `the letter ${word.charAt(0)}, then ${word.slice(1)}`,
  "the first letter": (word) => `My name begins with ${upper(word.charAt(0))}.`,
  "the second letter": (word) => `Its second letter: ${upper(word.charAt(1))}.`,
  "the third letter": (word) => `third letter ${upper(word.charAt(2))}, they say`,
  "the middle letter": (word) => `the middle letter is ${upper(word.charAt(2))}`,
  "the fourth letter": (word) => `"${upper(word.charAt(3))}" is my fourth letter`,
  "the ending": (word) => `a word that ends in -${upper(word.slice(3))}`,
  "a charade of letters": (word) => `My first is in ${word.charAt(0)}olly but not in the zoo`,
  "one letter off": (word) => `Change one letter of ${neighbor(word)}.`,
  "almost in capitals": (word) => `It is almost ${upper(neighbor(word))}`,
  "a letter named with its neighbor": (word) =>
    `It is ${neighbor(word)}, with the letter ${upper(word.charAt(0))} at its head.`,
  "a head to take": (word) => `Behead x${word}`,
  "all but the second": (word) =>
    `All but my second: ${letters(upper(word.charAt(0) + word.slice(2))).join(", ")}`,
  "both ends, as letters": (word) => `Between ${upper(word.charAt(0))} and ${upper(word.slice(-1))}, I am.`,
  "both ends, as words": (word) =>
    `I start where ${word.charAt(0)}oxx does and end where xxo${word.slice(-1)} does.`,
  "last letters of words": (word) => `Look where words end: ${word.replace(/./g, "xx$& ")}`,
  "every second letter": (word) => `Every second letter: ${word.replace(/./g, "x$&")}`,
  "a gap in words": (word) =>
    `${letters(upper(word.slice(0, 2))).join(" ")} blank ${letters(upper(word.slice(3))).join(" ")}`,
  "a foreign look-alike": (word) => `In Spanish, ${word.slice(0, 4)}q.`,
  "a rhyme": (word) => {
    const rhyme = rhymeOf(word);
    return rhyme && `It rhymes with ${rhyme}.`;
  },
  "a homophone": (word) => {
    const homophone = homophoneOf(word);
    return homophone && `Said aloud, it sounds like ${homophone}.`;
  },
  "an emoji": (word) => emojiOf[word] && `Look: ${emojiOf[word].split(" ")[0] ?? ""}!`,
  "a translation": (word) =>
    translationsOf[word] && `They say ${translationsOf[word].split(" ")[0] ?? ""} there.`,
  "a hashtag": (word) => `tagged #my${upper(word.charAt(0))}${word.slice(1)}Day`,
  "a link": (word) => `see https://example.org/a/${disguised(word)}-2?x=1`.replaceAll("у", "y"),
  "the name of a file": (word) => `photos/big_${reverse(word)}7.jpg`,
  "capitals across words": (word) =>
    `the xo${upper(`${word.slice(0, 1)} ${word.slice(1, 4)} ${word.slice(4)}`)}ly one`,
  "marks across words": (word) => `the xo*${word.slice(0, 2)} ${word.slice(2)}*ly one`,
  "numbers of letters": (word) =>
    codesOf(word)
      .map((code) => code + 1)
      .join(", "),
  "keys of a telephone": (word) =>
    codesOf(word)
      .map((code) => "22233344455566677778889999".charAt(code))
      .join(""),
  "Morse code": (word) =>
    codesOf(word)
      .map((code) => morse[code] ?? "")
      .join(" / "),
  "a spelling alphabet": (word) =>
    codesOf(word)
      .map((code) => nato[code] ?? "")
      .join(" "),
  "a cipher": (word) => `read ${rotated(word)} there`,
  Base64: (word) => Buffer.from(word).toString("base64"),
};

/** Texts that give nothing away, with the word that they are about and their level. */
function innocentTexts(count: number): Text[] {
  const random = seededRandom("a secret of tests", "innocent texts");
  const written = [...loadShippedLibrary().riddles].flatMap(([word, riddles]) =>
    riddles.flatMap(({ lines, hints = [] }): Text[] => [
      { word, text: lines.join("\n"), level: "riddle" },
      ...hints.map((text, index) => ({ word, text, level: hintLevels[index] ?? "hint-3" })),
    ]),
  );
  const lexicon = loadLexicon();
  const glosses = answers.flatMap((word) =>
    (lexicon[word]?.senses ?? []).map(({ gloss }): Text => ({
      word,
      text: gloss,
      level: "riddle",
    })),
  );
  const ofOthers = seededShuffle(written, random).map((text): Text => ({
    ...text,
    word: seededPick(answers, random),
    level: "riddle",
  }));
  const third = Math.floor(count / 3);
  return [ofOthers, seededShuffle(glosses, random), seededShuffle(written, random)].flatMap((texts, index) =>
    texts.filter(hasNoForm).slice(0, index === 0 ? count - 2 * third : third),
  );
}

/** Returns whether no word of the text looks like a form of the word, which would be a real leak. */
function hasNoForm({ word, text }: { word: string; text: string }): boolean {
  const stem = word.slice(0, 4);
  return !(text.toLowerCase().match(/[a-z]+/g) ?? []).some(
    (each) => each.includes(stem) || word.startsWith(each),
  );
}

describe("The spoiler guard", () => {
  const table: string[] = [];
  const report = (what: string, figures: string): void =>
    void table.push(`  ${what.padEnd(38)} ${figures.padStart(13)}`);

  afterAll(() => void process.stdout.write(`Leaks caught, by class:\n${table.join("\n")}\n`));

  it("catches every class of leaks of every answer", () => {
    const generated = new Map<string, number>();
    const missed: string[] = [];
    for (const word of answers) {
      const guard = createGuard(word);
      for (const [name, leak] of Object.entries(classes)) {
        const text = leak(word);
        if (text === undefined) continue;
        generated.set(name, (generated.get(name) ?? 0) + 1);
        if (guard.findLeak(text) === null) missed.push(`${name}: ${word} in ${text}`);
      }
    }
    for (const [name, count] of generated) {
      const caught = count - missed.filter((each) => each.startsWith(`${name}: `)).length;
      report(name, `${caught} of ${count}`);
    }
    expect(missed).toEqual([]);
    const complete = [...generated.values()].filter((count) => count === answers.length);
    expect(complete.length).toBeGreaterThanOrEqual(20);
  });

  it("refuses at most 2 % of 2000 innocent riddles, hints and glosses", () => {
    const texts = innocentTexts(2000);
    const refused = texts.filter(({ word, text, level }) => createGuard(word).findLeak(text, level) !== null);
    report("innocent texts refused", `${refused.length} of ${texts.length}`);
    expect(texts).toHaveLength(2000);
    expect(refused.length).toBeLessThanOrEqual(40);
  });
});
