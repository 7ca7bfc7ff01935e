import { createContext } from "react";
import type { HeadFacts } from "./head-facts.ts";

/** Where the renderer takes what a page contributes to its head; see `renderPage`. */
export const CollectedHead = createContext<(facts: HeadFacts) => void>(() => undefined);
