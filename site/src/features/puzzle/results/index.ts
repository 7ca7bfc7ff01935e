export { DayResult } from "./DayResult.tsx";
export { LateFollowedResults } from "./LateFollowedResults.tsx";
export { VisitorsResults } from "./VisitorsResults.tsx";

// Shown by the style guide.
export { ResultPanel } from "./ResultPanel.tsx";
