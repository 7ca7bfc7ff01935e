import { readFileSync, writeFileSync } from "node:fs";
import { scowl } from "./scowl.ts";

/** An emoji in emojibase-data, with its short name and keywords in CLDR. */
type Emoji = { emoji?: string; label: string; tags?: string[]; hexcode: string };

const languages = ["da", "de", "es", "et", "fi", "fr", "hu", "it", "lt", "nb", "nl", "pl", "pt", "sv"];
/** The squares of a shared result: they mean the game's marks, not green or black. */
const boardSquares = new Set(["⬛", "⬜", "🟦", "🟧", "🟨", "🟩"]);

const guesses = readFileSync(new URL("../guesses.txt", import.meta.url), "utf8").trim().split("\n");
const words = new Set(guesses);
const english = new Set([...scowl([10, 20, 35, 40, 50, 55, 60, 70]), ...guesses]);
const emojis = read("en").filter(({ emoji }) => emoji !== undefined && !boardSquares.has(withoutSelector(emoji)));
const translated = new Map(languages.map((language) => [language, indexByCode(read(language))]));

const emojiOf = new Map<string, Set<string>>();
const translationsOf = new Map<string, Set<string>>();
for (const { emoji = "", label, tags = [], hexcode } of emojis) {
  for (const word of new Set([label, ...tags].flatMap(namesIn))) {
    if (!words.has(word)) continue;
    add(emojiOf, word, withoutSelector(emoji));
    if (/\W/.test(label) || !namesIn(label).includes(word)) continue;
    for (const language of languages) {
      const name = translated.get(language)?.get(hexcode) ?? "";
      if (isTranslation(name, word)) add(translationsOf, word, name);
    }
  }
}
const json = `{"emoji":{\n${entries(emojiOf)}},\n"translations":{\n${entries(translationsOf)}}}\n`;
writeFileSync(new URL("../guard-emoji.json", import.meta.url), json);

function read(language: string): Emoji[] {
  const file = new URL(`${language}/data.json`, new URL(".", import.meta.resolve("emojibase-data/en/data.json")).href.replace("/en/", "/"));
  return JSON.parse(readFileSync(file, "utf8")) as Emoji[];
}

function indexByCode(all: readonly Emoji[]): Map<string, string> {
  return new Map(all.map(({ hexcode, label }) => [hexcode, plain(label)]));
}

/** The words of a name, and the singular of its plurals. */
function namesIn(name: string): string[] {
  const words = name.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.flatMap((word) => [word, ...(word.length === 6 && word.endsWith("s") ? [word.slice(0, -1)] : [])]);
}

function plain(name: string): string {
  return name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll("ł", "l").replaceAll("ø", "o").replaceAll("ß", "ss");
}

/** Names of several words are rarely a plain translation, and English words would be refused where they mean themselves. */
function isTranslation(name: string, word: string): boolean {
  return /^[a-z]{4,}$/.test(name) && name !== word && !english.has(name);
}

function withoutSelector(emoji: string): string {
  return emoji.replaceAll("\uFE0F", "");
}

function add(table: Map<string, Set<string>>, key: string, value: string): void {
  table.set(key, (table.get(key) ?? new Set()).add(value));
}

function entries(table: ReadonlyMap<string, ReadonlySet<string>>): string {
  return [...table].sort(([a], [b]) => (a < b ? -1 : 1)).map(([word, values]) => `"${word}":${JSON.stringify([...values].sort().join(" "))}`).join(",\n");
}
