export { DayLinks } from "./DayLinks.tsx";
export { Freshness } from "./Freshness.tsx";
export { hintCrumbs } from "./hint-head.ts";
export { HintError } from "./HintError.tsx";
export { HintHead } from "./HintHead.tsx";
export { HintTexts } from "./HintTexts.tsx";
export { NoHint } from "./NoHint.tsx";
