import { setTimeout as delay } from "node:timers/promises";

export type Visits = {
  /** The number of pages with a riddle so far. */
  readonly good: number;
  /** Responses of the gateway that weren't pages with a riddle. */
  readonly broken: readonly string[];
  stop(): Promise<void>;
};

/**
 * Requests the home page repeatedly. After the first page with a riddle, every response of the gateway must be
 * one. No response at all, while the gateway is down, is no fault.
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
      else if (seen !== "no response" && good > 0) broken.push(seen);
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
    return "no response";
  }
}
