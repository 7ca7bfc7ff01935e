import type { PuzzleDate } from "@wordlehint/contracts";
import type { ArchiveMonth } from "../../../content/archive-page-data.ts";
import { earlierMonth, toArchiveDay } from "../../../lib/archive-day.ts";
import { laterMonth, lastReleased } from "../../../lib/archive-month.ts";
import { firstDayOf, monthAfter, monthOf, type PuzzleMonth } from "../../../lib/puzzle-month.ts";
import { api } from "../../../state/api.ts";
import { requestTo } from "../../../state/endpoint.ts";

interface ArchiveMonthArg {
  month: PuzzleMonth;
  /** The player's IANA time zone. */
  zone: string;
  /**
   * The latest puzzle date there, so that a new riddle is a new query; the first day of the next month if that has
   * begun, since nothing changes afterwards.
   */
  latest: PuzzleDate;
}

/** Returns the argument of the query for a month. */
export function archiveArg(month: PuzzleMonth, zone: string, latest: PuzzleDate): ArchiveMonthArg {
  const next = firstDayOf(monthAfter(month));
  return { month, zone, latest: latest < next ? latest : next };
}

/** A month is fresh for an hour, like the latest riddle, and kept for three. */
export const freshSeconds = 3_600;

export const archiveApi = api.injectEndpoints({
  endpoints: (build) => ({
    archiveMonth: build.query<ArchiveMonth, ArchiveMonthArg>({
      queryFn: async ({ month, zone, latest }, _api, _options, fetchBody) => {
        // Brings zod, which most visits don't need: they show the month that was rendered.
        const { getPreviousRiddlesContract, getRiddleByDateContract } =
          await import("@wordlehint/contracts/routes/riddle-routes");
        const previous = await fetchBody(
          requestTo(getPreviousRiddlesContract, { query: { month, tz: zone } }),
        );
        if (previous.error) return { error: previous.error };
        const isLatest = month === monthOf(latest);
        // The latest riddle isn't among the previous ones.
        const newest = isLatest
          ? await fetchBody(requestTo(getRiddleByDateContract, { query: { date: latest, tz: zone } }))
          : null;
        if (newest?.error) return { error: newest.error };
        const riddles = [
          ...(newest ? [getRiddleByDateContract.response.body.parse(newest.data)] : []),
          ...before(latest, getPreviousRiddlesContract.response.body.parse(previous.data)),
        ];
        return {
          data: {
            month,
            through: lastReleased(month, latest),
            days: riddles.map(toArchiveDay),
            earlier: earlierMonth(previous.meta?.link ?? null),
            later: laterMonth(month, latest),
          },
        };
      },
      keepUnusedDataFor: 3 * freshSeconds,
    }),
  }),
});

/** The next riddle may have been released since the query began. */
function before<T extends { date: PuzzleDate }>(latest: PuzzleDate, riddles: readonly T[]): T[] {
  return riddles.filter(({ date }) => date < latest);
}

export const { useArchiveMonthQuery, usePrefetch } = archiveApi;
