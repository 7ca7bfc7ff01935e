import { setTimeout as delay } from "node:timers/promises";

export type Visits = {
  /** Pages with a riddle so far. */
  readonly good: number;
  /** What a visitor saw instead of a page, although the gateway answered. */
  readonly broken: readonly string[];
  stop(): Promise<void>;
};

/**
 * A player who asks for the home page again and again. Once there was a good page, the gateway must never
 * answer without one; while the gateway itself is dead there is no answer, and that is no fault.
 */
export function visitHomePage(url: string): Visits {
  let good = 0;
  const broken: string[] = [];
  const stop = new AbortController();
  const stopped = () => stop.signal.aborted;
  const running = (async () => {
    while (!stopped()) {
      const seen = await visit(url);
      if (seen === "good") good++;
      else if (seen !== "no answer" && good > 0) broken.push(seen);
      await delay(50);
    }
  })();
  return {
    get good() {
      return good;
    },
    broken,
    stop: async () => {
      stop.abort();
      await running;
    },
  };
}

async function visit(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
    const html = await response.text();
    return response.ok && html.includes("No. ") ? "good" : `${response.status}: ${html.slice(0, 200)}`;
  } catch {
    return "no answer";
  }
}
