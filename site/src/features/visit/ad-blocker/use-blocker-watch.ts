import { useCallback, useEffect, useRef, useState } from "react";
import { isTaken, placeBait } from "./bait.ts";
import { isFileRefused } from "./refused-file.ts";

const probeDelayMs = 100;
const recheckMs = 5_000;

export interface BlockerWatch {
  isBlocking: boolean;
  /** Checks at once and returns the result. */
  check: () => Promise<boolean>;
}

/**
 * Checks for an ad blocker shortly after the start and then every few seconds. As long as none was found, it
 * only looks at the bait element, which costs no request.
 */
export function useBlockerWatch(): BlockerWatch {
  const [isBlocking, setBlocking] = useState(false);
  const bait = useRef<HTMLElement | null>(null);
  const latest = useRef(0);

  const look = useCallback(async (asksForFile: boolean): Promise<boolean> => {
    const round = (latest.current += 1);
    const isFound =
      bait.current !== null && (isTaken(bait.current) || (asksForFile && (await isFileRefused())));
    if (round === latest.current) setBlocking(isFound);
    return isFound;
  }, []);

  useEffect(() => {
    const placed = (bait.current = placeBait());
    const probe = setTimeout(() => void look(true), probeDelayMs);
    return () => {
      clearTimeout(probe);
      placed.remove();
      bait.current = null;
      latest.current += 1;
    };
  }, [look]);

  useEffect(() => {
    const timer = setInterval(() => void look(isBlocking), recheckMs);
    return () => clearInterval(timer);
  }, [look, isBlocking]);

  return { isBlocking, check: () => look(true) };
}
