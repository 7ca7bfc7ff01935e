import { loadLexicon } from "../store/lexicon.ts";
import { loadShippedLibrary } from "../store/riddle-library.ts";
import { loadWordList } from "../store/word-list.ts";
import { lintRiddles, monotony } from "./lint-riddles.ts";

it("The shipped riddles pass the lint", () => {
  const { riddles } = loadShippedLibrary();
  const entries = [...riddles].flatMap(([word, written]) => written.map((riddle) => ({ word, riddle })));
  expect(lintRiddles(entries, new Set(loadWordList()), loadLexicon())).toEqual([]);
  expect(monotony(entries)).toEqual([]);
});
