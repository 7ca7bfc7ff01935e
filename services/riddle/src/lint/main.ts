import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { LibraryError } from "../domain/composer/riddle-library.ts";
import { loadLexicon } from "../store/lexicon.ts";
import { loadShippedLibrary } from "../store/riddle-library.ts";
import { loadWordList } from "../store/word-list.ts";
import { lintRiddles, monotony } from "./lint-riddles.ts";

const help = `Checks the shipped riddles in services/riddle/data/riddles.

  npm run --silent lint-riddles             checks all of them
  npm run --silent lint-riddles -- s1.txt   prints the faults of one file alone, repetitions of other files included

Exit code: 0 no fault, 1 faults.
`;

const [only] = process.argv.slice(2);
if (only === "--help") process.stdout.write(help);
else process.exitCode = lint();

function lint(): number {
  try {
    const { riddles } = loadShippedLibrary();
    const entries = [...riddles].flatMap(([word, written]) => written.map((riddle) => ({ word, riddle })));
    const wanted = only === undefined ? undefined : wordsIn(only);
    const faults = lintRiddles(entries, new Set(loadWordList()), loadLexicon(), wanted);
    const judged = entries.filter(({ word }) => wanted?.has(word) ?? true);
    const all = [...faults.map(({ word, message }) => `${word} ${message}`), ...monotony(judged)];
    for (const fault of all) process.stdout.write(`${fault}\n`);
    process.stdout.write(`${judged.length} riddles, ${all.length} faults\n`);
    return all.length === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof LibraryError)) throw error;
    process.stdout.write(`${error.message}\n`);
    return 1;
  }
}

function wordsIn(file: string): Set<string> {
  const text = readFileSync(new URL(`../../data/riddles/${basename(file)}`, import.meta.url), "utf8");
  return new Set(text.split("\n").filter((line) => /^[a-z]{5}$/.test(line)));
}
