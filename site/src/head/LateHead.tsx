import { useEffect, useSyncExternalStore } from "react";
import { lazyWithPreload } from "../lib/lazy-with-preload.tsx";
import { loadOnce } from "../lib/load-once.ts";
import type { HeadFacts } from "./head-facts.ts";

const tags = loadOnce(() => import("./HeadTags.tsx").then((module) => module.HeadTags));
const LateTags = lazyWithPreload(tags.load);

/** The head of the HTML that was loaded, as JSON; null until the first page has rendered. */
let documentHead: string | null = null;

/**
 * The browser's `HeadTags` (see `imports` in package.json). The HTML already has the first page's head: react-helmet
 * is loaded when a page needs another one, and sets every head from then on. Only the title doesn't wait for it.
 */
export function HeadTags(facts: HeadFacts) {
  const isLoaded = useSyncExternalStore(
    tags.subscribe,
    () => tags.get() !== null,
    () => false,
  );
  const { fullTitle } = facts;
  const head = JSON.stringify(facts);

  useEffect(() => {
    documentHead ??= document.title === fullTitle ? head : "";
    document.title = fullTitle;
    if (head !== documentHead) LateTags.preload();
  }, [head, fullTitle]);

  return isLoaded && <LateTags {...facts} />;
}
