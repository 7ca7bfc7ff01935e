import { plainDate } from "@wordlehint/contracts";
import type { ArchiveRange } from "../../../content/archive-page-data.ts";
import { monthName, monthOf, readMonthSlug } from "../../../lib/puzzle-month.ts";

/** Returns what the archive says about an address that names no month with riddles. */
export function absentMonthWords(
  slug: string,
  { first, latest }: ArchiveRange,
): { heading: string; text: string } {
  const month = readMonthSlug(slug);
  if (month === null) {
    return {
      heading: "We can't read this month",
      text: "The address of a month ends with its name and the year, for example /wordle-hints/march-2026.",
    };
  }
  if (month > monthOf(latest)) {
    return {
      heading: `The riddles of ${monthName(month)} aren't out yet`,
      text: "Every riddle comes out at five minutes past midnight on its own date, where you are. Until then, nobody gets to see it.",
    };
  }
  return {
    heading: `There are no riddles of ${monthName(month)}`,
    text: first === null ? "Try a later month." : `Our riddles begin on ${plainDate(first)}.`,
  };
}
