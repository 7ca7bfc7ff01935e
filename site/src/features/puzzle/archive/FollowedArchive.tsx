import { useEffect } from "react";
import type { ArchiveMonth } from "../../../content/archive-page-data.ts";
import type { PuzzleMonth } from "../../../lib/puzzle-month.ts";
import type { FollowedMonth } from "./followed-month.ts";
import { useArchiveMonth } from "./use-archive-month.ts";

interface Props {
  /** The month of the address; null for the latest one. */
  asked: PuzzleMonth | null;
  /** The month that the page was rendered with, if there was one. */
  rendered: ArchiveMonth | null;
  /** Called at first, and whenever something else is to be shown. */
  onChange: (month: FollowedMonth) => void;
}

/** Follows a month for a page that has shown the rendered one. RTK Query, which it needs, takes long to start. */
export function FollowedArchive({ asked, rendered, onChange }: Props) {
  const { month, hasFailed, isPending, reload } = useArchiveMonth(asked, rendered);
  useEffect(
    () => onChange({ month, hasFailed, isPending, reload }),
    [onChange, month, hasFailed, isPending, reload],
  );
  return null;
}
