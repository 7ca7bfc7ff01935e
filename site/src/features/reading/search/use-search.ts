import { searchParameter } from "@wordlehint/contracts";
import { useEffect, useRef, useState } from "react";
import type { SearchPageData } from "../../../content/search-page-data.ts";
import { routes } from "../../../routes.ts";
import { fetchSearch } from "./fetch-search.ts";

/** After the last key. */
const pauseMs = 300;

interface Search {
  /** What the page shows. */
  shown: SearchPageData;
  text: string;
  /** Searches once the visitor pauses. */
  type: (text: string) => void;
  /** Searches at once. */
  submit: () => void;
}

/**
 * Searches while the visitor types. The first search after the page was opened or a query sent gets a history entry of
 * its own, and further letters change that entry, so that Back returns to the query before.
 */
export function useSearch(rendered: SearchPageData): Search {
  const [text, setText] = useState(rendered.query);
  const [typed, setTyped] = useState<SearchPageData | null>(null);
  const [before, setBefore] = useState(rendered);
  const pending = useRef<{ timer?: ReturnType<typeof setTimeout>; request?: AbortController }>({});
  const isNewEntry = useRef(true);

  const forget = (): void => {
    clearTimeout(pending.current.timer);
    pending.current.request?.abort();
  };

  if (before !== rendered) {
    setBefore(rendered);
    setText(rendered.query);
    setTyped(null);
  }

  useEffect(() => {
    // The router shows the page of the entry, except where the page has made both entries itself.
    const onPop = (): void => {
      forget();
      isNewEntry.current = true;
      const query = new URLSearchParams(location.search).get(searchParameter) ?? "";
      setText(query);
      if (query === rendered.query) setTyped(null);
    };
    addEventListener("popstate", onPop);
    return () => {
      removeEventListener("popstate", onPop);
      forget();
    };
  }, [rendered.query]);

  async function searchFor(wanted: string): Promise<void> {
    forget();
    const request = new AbortController();
    pending.current.request = request;
    const found = await fetchSearch(wanted, request.signal);
    if (request.signal.aborted) return;
    keepAddress(wanted, isNewEntry.current);
    isNewEntry.current = false;
    setTyped(found ?? { ...rendered, query: wanted, remark: null, state: "failed", outcome: null });
  }

  return {
    shown: typed ?? rendered,
    text,
    type: (next) => {
      setText(next);
      forget();
      pending.current.timer = setTimeout(() => void searchFor(next), pauseMs);
    },
    submit: () => void searchFor(text).then(() => (isNewEntry.current = true)),
  };
}

function keepAddress(query: string, isNewEntry: boolean): void {
  const search =
    query.trim() === "" ? "" : `?${new URLSearchParams({ [searchParameter]: query }).toString()}`;
  const address = routes.search.path + search;
  if (address === location.pathname + location.search) return;
  if (isNewEntry) history.pushState(history.state, "", address);
  else history.replaceState(history.state, "", address);
}
