import { useEffect, useMemo, useState } from "react";
import { loadOnce, type LoadedOnce } from "../../../../lib/load-once.ts";
import { logFailure } from "../../../../lib/log.ts";
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

const files = new Map<string, LoadedOnce<readonly string[]>>();

/**
 * Returns the words that may be typed and aren't in the list. There are some ten thousand of them, so their file is loaded when
 * they are first wanted; its address names its content, so the browser keeps it.
 */
export function useRareWords({ words, guessesPath }: WordSource, areWanted: boolean): RareWords {
  const [loaded, setLoaded] = useState<readonly string[] | "failed" | null>(null);
  useEffect(() => {
    if (!areWanted || guessesPath === null) return;
    let isCurrent = true;
    const show = (result: readonly string[] | "failed") => {
      if (isCurrent) setLoaded(result);
    };
    fileAt(guessesPath)
      .load()
      .then(show, (error: unknown) => {
        logFailure("The rarer words could not be loaded", error);
        show("failed");
      });
    return () => {
      isCurrent = false;
    };
  }, [areWanted, guessesPath]);
  return useMemo(() => {
    if (guessesPath === null) return { state: "loaded", words: [] };
    if (loaded === null) return { state: "loading", words: [] };
    if (loaded === "failed") return { state: "failed", words: [] };
    const common = new Set(words);
    return { state: "loaded", words: loaded.filter((word) => !common.has(word)) };
  }, [guessesPath, loaded, words]);
}

function fileAt(path: string): LoadedOnce<readonly string[]> {
  const known = files.get(path) ?? loadOnce(() => loadFile(path));
  files.set(path, known);
  return known;
}

async function loadFile(path: string): Promise<readonly string[]> {
  const response = await fetch(`/${path}`);
  if (!response.ok) throw new Error(`${response.status} for /${path}`);
  return wordsIn(await response.text());
}
