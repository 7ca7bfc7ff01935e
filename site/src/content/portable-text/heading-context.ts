import { createContext } from "react";
import type { Heading } from "./headings.ts";

interface Headings {
  /** The level of the text's top headings. */
  level: 2 | 3;
  /** By block key. */
  headings: ReadonlyMap<string, Heading>;
}

export const HeadingsContext = createContext<Headings>({ level: 2, headings: new Map() });
