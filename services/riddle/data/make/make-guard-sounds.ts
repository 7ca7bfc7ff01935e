import { readFileSync, writeFileSync } from "node:fs";
import { dictionary } from "cmu-pronouncing-dictionary";
import { soundsOf } from "../../src/lint/pronunciation.ts";
import { endingsOf } from "../../src/lint/rhyme.ts";
import { scowl } from "./scowl.ts";

const guesses = readFileSync(new URL("../guesses.txt", import.meta.url), "utf8").trim().split("\n");
const common = [...scowl([10, 20, 35, 40, 50])].filter((word) => word.length > 1 || /[aio]/.test(word));
const words = [...new Set([...common, ...guesses])].filter((word) => soundsOf(word)).sort();

const rhymes = new Map<string, Set<string>>();
const soundAlike = new Map<string, Set<string>>();
for (const word of words) {
  for (const sounds of pronunciationsOf(word)) {
    for (const { ending } of endingsOf(sounds)) add(rhymes, ending, word);
    add(soundAlike, sounds.join(" ").replaceAll(/\d/g, ""), word);
  }
}
const known = new Set(guesses);
const homophones = new Map<string, Set<string>>();
for (const group of soundAlike.values())
  for (const word of group)
    for (const other of group) if (known.has(word) && other !== word && other.length > 1) add(homophones, word, other);
const rhymeGroups = [...rhymes.values()].filter(({ size }) => size > 1).map((group) => [...group].sort().join(" "));
const lines = [...homophones]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([word, others]) => `"${word}":"${[...others].sort().join(" ")}"`);
const json = `{"rhymes":${JSON.stringify(rhymeGroups.sort()).replaceAll('","', '",\n"')},\n"homophones":{\n${lines.join(",\n")}}}\n`;
writeFileSync(new URL("../guard-sounds.json", import.meta.url), json);

/** The dictionary has other pronunciations of a word as "word(2)" and so on. */
function pronunciationsOf(word: string): (readonly string[])[] {
  const others = [2, 3, 4].flatMap((number) => {
    const key = `${word}(${number})`;
    return Object.hasOwn(dictionary, key) ? [dictionary[key]?.split(" ") ?? []] : [];
  });
  return [soundsOf(word) ?? [], ...others];
}

function add(groups: Map<string, Set<string>>, key: string, word: string): void {
  groups.set(key, (groups.get(key) ?? new Set()).add(word));
}
