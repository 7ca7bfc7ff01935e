import { useEffect } from "react";
import type { ShownRiddle } from "../../../lib/shown-riddle.ts";
import { useLatestRiddle, type LatestRiddle } from "./use-latest-riddle.ts";

interface Props {
  /** The riddle that the page was rendered with, if there was one. */
  rendered: ShownRiddle | null;
  /** Called at first, and whenever another riddle is to be shown or a request begins or ends. */
  onChange: (latest: LatestRiddle) => void;
}

/**
 * Follows the latest riddle for a page that has shown the rendered one. Apart from the page, because RTK Query takes
 * long to start, and a page with a riddle of the day needs no request.
 */
export function FollowedRiddle({ rendered, onChange }: Props) {
  const { riddle, isPending, reload, refresh } = useLatestRiddle(rendered);
  useEffect(
    () => onChange({ riddle, isPending, reload, refresh }),
    [onChange, riddle, isPending, reload, refresh],
  );
  return null;
}
