import { plainDate, type PuzzleDate } from "@wordlehint/contracts";
import { guessDate, readDateSlug } from "../../../lib/date-slug.ts";

export interface AbsentWords {
  heading: string;
  text: string;
  /** The date that the address may mean, if it has a riddle. */
  meant: PuzzleDate | null;
}

/** The first date with a riddle, if known, and the latest one. */
export interface RiddleDates {
  first: PuzzleDate | null;
  latest: PuzzleDate;
}

/** Returns what a hint page says whose address names no day with a riddle. */
export function absentWords(slug: string, { first, latest }: RiddleDates): AbsentWords {
  const date = readDateSlug(slug);
  if (date === null) {
    const guess = guessDate(slug);
    const isShown = guess !== null && guess <= latest && (first === null || guess >= first);
    return {
      heading: "We can't read this date",
      text: "The address of a hint ends with the month, the day and the year, for example /wordle-hint/march-5-2025.",
      meant: isShown ? guess : null,
    };
  }
  if (date > latest) {
    return {
      heading: `The riddle for ${plainDate(date)} isn't out yet`,
      text: "Every riddle comes out at five minutes past midnight on its own date, where you are. Until then, nobody gets to see it.",
      meant: null,
    };
  }
  return {
    heading: `There is no riddle for ${plainDate(date)}`,
    text:
      first !== null && date < first
        ? `Our riddles begin on ${plainDate(first)}.`
        : "We have riddles for the days around it; the archive lists them all.",
    meant: null,
  };
}
