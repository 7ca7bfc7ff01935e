import { createContext } from "react";

interface Headings {
  /** Of the text's upper headings. */
  level: 2 | 3;
  /** Anchors by the keys of their blocks. */
  anchors: ReadonlyMap<string, string>;
}

export const HeadingsContext = createContext<Headings>({ level: 2, anchors: new Map() });
