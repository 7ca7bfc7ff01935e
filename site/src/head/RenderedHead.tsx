import { useContext } from "react";
import { CollectedHead } from "./collected-head.ts";
import type { HeadFacts } from "./head-facts.ts";

/** The renderer's `HeadTags` (see `imports` in package.json): leaves the tags to it. */
export function HeadTags(facts: HeadFacts) {
  useContext(CollectedHead)(facts);
  return null;
}
