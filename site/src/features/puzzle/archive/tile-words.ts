import { plainDate, type PuzzleDate, type Result } from "@wordlehint/contracts";

/**
 * How a day stands: its riddle can be read, it has none, or it isn't out yet. `solved` and `failed` are the player's
 * results.
 */
export type DayMark = "riddle" | "solved" | "failed" | "none" | "closed";

export interface CalendarDay {
  date: PuzzleDate;
  mark: DayMark;
  isToday: boolean;
  puzzleNumber?: number;
  /** Set if it is solved or failed. */
  guesses?: Result["guesses"];
}

/** Returns what a tile shows below the number of the day; `X` is how players write a puzzle that they didn't solve. */
export function tileMark({ mark, guesses }: CalendarDay): string {
  if (mark === "solved") return `${guesses}/6`;
  return mark === "failed" ? "X/6" : "";
}

/** Returns the accessible name of a tile. */
export function tileName(day: CalendarDay): string {
  const { date, isToday, puzzleNumber } = day;
  const parts = [
    plainDate(date),
    isToday ? "today" : "",
    puzzleNumber === undefined ? "" : `No. ${puzzleNumber}`,
    stateOf(day),
  ];
  return parts.filter((part) => part !== "").join(", ");
}

function stateOf({ mark, guesses }: CalendarDay): string {
  switch (mark) {
    case "solved":
      return `solved in ${guesses} ${guesses === 1 ? "guess" : "guesses"}`;
    case "failed":
      return "not solved";
    case "none":
      return "no riddle";
    case "closed":
      return "not out yet";
    default:
      return "";
  }
}
