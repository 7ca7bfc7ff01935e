import { useEffect, useSyncExternalStore } from "react";
import { late } from "../lib/late.tsx";
import { loadOnce } from "../lib/load-once.ts";
import type { HeadFacts } from "./head-facts.ts";

const tags = loadOnce(() => import("./HeadTags.tsx").then((module) => module.HeadTags));
const LateTags = late(tags.load);

/** The head that the document came with; null until the first page has told its own. */
let documentHead: string | null = null;

/**
 * The renderer has written the first page's head, so in the browser there is nothing to do until a page wants
 * another one. Then what changes it is loaded, and does all from there on; only the title doesn't wait for it.
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
