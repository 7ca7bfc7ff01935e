import { useEffect } from "react";
import type { HintDay } from "../../../lib/hint-day.ts";
import type { ShownDatedRiddle } from "../../../lib/shown-riddle.ts";
import type { FollowedDay } from "./followed-day.ts";
import { useDatedRiddle } from "./use-dated-riddle.ts";

interface Props {
  day: HintDay;
  /** The riddle that the page was rendered with, if there was one. */
  rendered: ShownDatedRiddle | null;
  /** Called at first, and whenever something else is to be shown. */
  onChange: (day: FollowedDay) => void;
}

/** Follows the riddle of a day for a page that has shown the rendered one. RTK Query, which it needs, takes long to start. */
export function FollowedDatedRiddle({ day, rendered, onChange }: Props) {
  const { state, riddle, latest, isPending, reload, refresh } = useDatedRiddle(day, rendered);
  useEffect(
    () => onChange({ state, riddle, latest, isPending, reload, refresh }),
    [onChange, state, riddle, latest, isPending, reload, refresh],
  );
  return null;
}
