export { DayResult } from "./DayResult.tsx";
export { LateFollowedResults } from "./LateFollowedResults.tsx";
export { VisitorsResults } from "./VisitorsResults.tsx";

// Shown by the style guide.
export { Distribution } from "./Distribution.tsx";
export { ResultPanel } from "./ResultPanel.tsx";
