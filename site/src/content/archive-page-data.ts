import type { PuzzleDate } from "@wordlehint/contracts";
import type { ArchiveDay } from "../lib/archive-day.ts";
import type { PuzzleMonth } from "../lib/puzzle-month.ts";
import type { SiteSettings } from "../settings/site-settings.ts";

/** A month of the archive. */
export interface ArchiveMonth {
  month: PuzzleMonth;
  /** The last date of the month that is released. */
  through: PuzzleDate;
  /** The released riddles, the newest first. */
  days: readonly ArchiveDay[];
  /** The month before this one that has riddles, and the one after it that has begun; null if there is none. */
  earlier: PuzzleMonth | null;
  later: PuzzleMonth | null;
}

/** The dates between which the archive has riddles; the first one is null until it is known. */
export interface ArchiveRange {
  first: PuzzleDate | null;
  latest: PuzzleDate;
}

/** The result of `loadArchivePage`: the `serverData` of the page's component. */
export interface ArchivePageData {
  /** The last part of the address; null without one: the latest month. */
  slug: string | null;
  /**
   * - `shown`: the month has begun, and isn't before the first riddle.
   * - `absent`: it hasn't, or is, or the address names no month.
   * - `failed`: the riddle service didn't respond.
   */
  state: "shown" | "absent" | "failed";
  /** Null unless `state` is `shown`. */
  month: ArchiveMonth | null;
  /** Null unless `state` is `absent`. */
  range: ArchiveRange | null;
  settings: SiteSettings;
  /** The site's public origin. */
  origin: string;
}

/** A visitor's search terms, as typed. */
export interface ArchiveSearchTerms {
  number: string;
  date: string;
}

/** The result of `loadArchiveSearch`. */
export interface ArchiveSearchData {
  terms: ArchiveSearchTerms;
  /** The address of what was found; a document request is redirected there. */
  to: string | null;
  /** The reason why nothing was found; null if something was, or if the riddle service failed. */
  message: string | null;
  settings: SiteSettings;
}
