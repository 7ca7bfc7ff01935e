import type { ArchiveMonth } from "../../../content/archive-page-data.ts";

/** A month of the archive as the browser knows it. */
export interface FollowedMonth {
  /** Null if neither the renderer nor the browser got it. */
  month: ArchiveMonth | null;
  hasFailed: boolean;
  isPending: boolean;
  reload: () => void;
}
