import { isExempt } from "./exempt-paths.ts";
import { useBlockerWatch } from "./use-blocker-watch.ts";
import { Wall } from "./Wall.tsx";

/** Blocks the whole site while an ad blocker is detected. */
export function BlockerWall({ path }: { path: string }) {
  const { isBlocking, check } = useBlockerWatch();
  return isBlocking && !isExempt(path) ? <Wall onCheck={check} /> : null;
}
