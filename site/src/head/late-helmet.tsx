import { useEffect, useSyncExternalStore } from "react";
import type { HelmetProps } from "react-helmet";
import { late } from "../lib/late.tsx";
import { loadOnce } from "../lib/load-once.ts";

// By its file, because in the browser `react-helmet` is this module.
const helmet = loadOnce(() => import("react-helmet/es/Helmet.js").then((module) => module.Helmet));
const RealHelmet = late(helmet.load);

/** The head that the document came with; null until the first page has told its own. */
let renderedHead: string | null = null;

/**
 * Stands in for react-helmet in the browser. The renderer has written the first page's head, so there is
 * nothing to do until a page wants another one; then the real one is loaded, and does all from there on.
 * Only the title doesn't wait for it. Takes tags as props, not as children.
 */
export function Helmet(props: Omit<HelmetProps, "children">) {
  const isLoaded = useSyncExternalStore(
    helmet.subscribe,
    () => helmet.get() !== null,
    () => false,
  );
  const { title = "" } = props;
  const head = JSON.stringify(props);

  useEffect(() => {
    renderedHead ??= document.title === title ? head : "";
    document.title = title;
    if (head !== renderedHead) RealHelmet.preload();
  }, [head, title]);

  return isLoaded && <RealHelmet {...props} />;
}
