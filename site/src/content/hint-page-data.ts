import type { PuzzleDate, RiddleReview } from "@wordlehint/contracts";
import type { ShownDatedRiddle } from "../lib/shown-riddle.ts";
import type { PreviewData } from "../preview/preview-data.ts";
import type { SiteSettings } from "../settings/site-settings.ts";
import type { HintPageQueryResult } from "./content-types.ts";

/** The texts of the hint pages. */
export type HintPageContent = NonNullable<HintPageQueryResult>;

/** The result of `loadHintPage`: the `serverData` of the page's component. */
export interface HintPageData {
  /** The last part of the address, which names the day. */
  slug: string;
  /**
   * - `shown`: there is a riddle.
   * - `absent`: no riddle of that day is released, or the address names no day.
   * - `failed`: the riddle service didn't respond.
   */
  state: "shown" | "absent" | "failed";
  /** Null unless `state` is `shown`. */
  riddle: ShownDatedRiddle | null;
  /** What there is to say about the answer; null until it is available in every time zone. */
  review: RiddleReview | null;
  /** The first date with a riddle, if known, and the latest one. */
  dates: { first: PuzzleDate | null; latest: PuzzleDate } | null;
  /** Null if the texts aren't written yet, or the content lake didn't respond. */
  content: HintPageContent | null;
  settings: SiteSettings;
  /** The site's public origin. */
  origin: string;
  /** Set only in a preview. */
  preview?: PreviewData;
}
