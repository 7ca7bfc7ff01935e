import { isQuiet } from "./quiet-paths.ts";
import { useBlockerWatch } from "./use-blocker-watch.ts";
import { Wall } from "./Wall.tsx";

/** Stands before the whole site as long as a blocker is found. */
export function BlockerWall({ path }: { path: string }) {
  const { isBlocking, check } = useBlockerWatch();
  return isBlocking && !isQuiet(path) ? <Wall onCheck={check} /> : null;
}
