import { useMemo, useState } from "react";
import { loadedFiles } from "../../../lib/loaded-files.ts";
import { useLoaded } from "../../../lib/use-loaded.ts";
import type { OpenerFilter } from "./OpenerFilters.tsx";
import { bestFirst, foundOpeners, openersIn, sortedOpeners, type Opener, type Sorting } from "./openers.ts";

export const pageSize = 50;

const openersAt = loadedFiles(openersIn);
const noFilter: OpenerFilter = { text: "", areAnswersOnly: false };

/**
 * The state of the table of first guesses. All words are loaded when a visitor first sorts, searches or asks for them;
 * until then, and when they can't be loaded, it shows the best ones.
 */
export function useOpeners(best: readonly Opener[], filePath: string | null) {
  const [attempt, setAttempt] = useState(0);
  const [isWhole, setWhole] = useState(false);
  const [sorting, setSorting] = useState<Sorting>(bestFirst("guesses"));
  const [filter, setFilter] = useState(noFilter);
  const [page, setPage] = useState(0);
  const source = useMemo(() => (filePath === null ? null : openersAt(filePath)), [filePath]);
  const all = useLoaded(source, attempt, "The figures of all words could not be loaded");
  const isComplete = isWhole && all.state === "loaded";
  const found = useMemo(
    () => sortedOpeners(foundOpeners(isComplete ? all.value : best, filter), sorting),
    [isComplete, all, best, filter, sorting],
  );

  const load = () => setAttempt((before) => (before === 0 || all.state === "failed" ? before + 1 : before));
  const showWhole = () => {
    if (filePath === null) return;
    load();
    setWhole(true);
    setPage(0);
  };
  return {
    all,
    /** How far the whole list is that the visitor asked for; null if it wasn't asked for. */
    state: isWhole ? all.state : null,
    sorting,
    filter,
    page,
    lastPage: isComplete ? Math.max(0, Math.ceil(found.length / pageSize) - 1) : 0,
    /** The number of words that pass the filter. */
    count: found.length,
    shown: isComplete ? found.slice(page * pageSize, (page + 1) * pageSize) : found,
    load,
    showWhole,
    showBest: () => {
      setWhole(false);
      setFilter(noFilter);
    },
    sortBy: (next: Sorting) => {
      setSorting(next);
      showWhole();
    },
    filterBy: (next: OpenerFilter) => {
      setFilter(next);
      showWhole();
    },
    turnTo: setPage,
  };
}
