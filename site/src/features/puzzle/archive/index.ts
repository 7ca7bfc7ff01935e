export { ArchivePage } from "./ArchivePage.tsx";
export { SearchOutcome } from "./SearchOutcome.tsx";

// Shown by the style guide.
export { MonthCalendar } from "./MonthCalendar.tsx";
