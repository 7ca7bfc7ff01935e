import type { Result } from "@wordlehint/contracts";
import { useEffect } from "react";
import { useResults } from "./use-results.ts";

/** Tells a page the player's results, at first and whenever they change. */
export function FollowedResults({ onChange }: { onChange: (results: readonly Result[]) => void }) {
  const { results } = useResults();
  useEffect(() => onChange(results), [onChange, results]);
  return null;
}
