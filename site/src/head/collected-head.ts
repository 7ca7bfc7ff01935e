import { createContext } from "react";
import type { HeadFacts } from "./head-facts.ts";

/** Called with the head of a page that is rendered on the server; `renderPage` provides it. */
export const CollectedHead = createContext<(facts: HeadFacts) => void>(() => undefined);
