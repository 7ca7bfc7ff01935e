import { useMemo } from "react";
import { loadedFiles } from "../../../../lib/loaded-files.ts";
import { useLoaded } from "../../../../lib/use-loaded.ts";
import { wordsIn } from "../../../../lib/words-in.ts";

/** Words that the game accepts but hardly ever chooses. */
export interface RareWords {
  state: "loading" | "loaded" | "failed";
  /** Empty until they are loaded. */
  words: readonly string[];
}

/** A word list with the path of the file of all words that may be typed; null if it has none. */
export interface WordSource {
  words: readonly string[];
  guessesPath: string | null;
}

const guessesAt = loadedFiles(wordsIn);

/**
 * Returns the words that may be typed and aren't in the list. There are some ten thousand of them, so their file is loaded when
 * they are first wanted; its address names its content, so the browser keeps it.
 */
export function useRareWords({ words, guessesPath }: WordSource, areWanted: boolean): RareWords {
  const file = useMemo(() => (guessesPath === null ? null : guessesAt(guessesPath)), [guessesPath]);
  const loaded = useLoaded(file, areWanted ? 1 : 0, "The rarer words could not be loaded");
  return useMemo(() => {
    if (file === null) return { state: "loaded", words: [] };
    if (loaded.state !== "loaded") return { state: loaded.state, words: [] };
    const common = new Set(words);
    return { state: "loaded", words: loaded.value.filter((word) => !common.has(word)) };
  }, [file, loaded, words]);
}

/**
 * Returns why a guess is refused, or null if the game accepts the word. Null, too, if that can't be known: there is no
 * file of the words that may be typed, or it can't be loaded.
 */
export async function unknownWord(
  { words, guessesPath }: WordSource,
  word: string,
): Promise<{ known: number } | null> {
  if (guessesPath === null || words.includes(word)) return null;
  const guesses = await guessesAt(guessesPath)
    .load()
    .catch(() => null);
  return guesses === null || guesses.includes(word) ? null : { known: guesses.length };
}
