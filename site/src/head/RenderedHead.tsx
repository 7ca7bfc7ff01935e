import { useContext } from "react";
import { CollectedHead } from "./collected-head.ts";
import type { HeadFacts } from "./head-facts.ts";

/** `HeadTags` on the server (see `imports` in package.json): passes the head to `renderPage`, and renders nothing. */
export function HeadTags(facts: HeadFacts) {
  useContext(CollectedHead)(facts);
  return null;
}
