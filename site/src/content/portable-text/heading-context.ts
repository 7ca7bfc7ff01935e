import { createContext } from "react";
import type { Heading } from "./headings.ts";

interface Headings {
  /** Of the text's upper headings. */
  level: 2 | 3;
  /** By the keys of their blocks. */
  headings: ReadonlyMap<string, Heading>;
}

export const HeadingsContext = createContext<Headings>({ level: 2, headings: new Map() });
