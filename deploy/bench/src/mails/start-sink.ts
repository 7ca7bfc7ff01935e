import { fileURLToPath } from "node:url";
import { startProcess } from "@wordlehint/test-servers";

const main = fileURLToPath(new URL("sink.ts", import.meta.url));

/** The number of mails that came, and the time from the first to the last one. */
export type Seen = { count: number; firstMs: number; lastMs: number };

export type Sink = {
  url: string;
  /** Counts from nothing; from now on each mail takes so long. */
  reset(delayMs: number): Promise<void>;
  /** Resolves when so many mails have come, with how many came in a second. */
  rateOf(count: number): Promise<number>;
  stop(): Promise<void>;
};

const pollMs = 50;

/** Starts a mail server that keeps nothing. */
export async function startSink(): Promise<Sink> {
  const sink = await startProcess({ name: "sink", args: [main], ready: { line: /sink ready/ } });
  const [, smtpPort = "", port = ""] = /sink ready (\d+) (\d+)/.exec(sink.output) ?? [];
  const control = `http://127.0.0.1:${port}`;
  return {
    url: `smtp://127.0.0.1:${smtpPort}`,
    reset: async (delayMs) => {
      await fetch(`${control}/?delay=${delayMs}`, { method: "POST" });
    },
    rateOf: async (count) => {
      for (;;) {
        const seen = (await (await fetch(control)).json()) as Seen;
        if (seen.count >= count) return rateOf(seen);
        await new Promise((resolve) => setTimeout(resolve, pollMs));
      }
    },
    stop: () => sink.stop(),
  };
}

/** The first mail is when the time begins. */
export const rateOf = ({ count, firstMs, lastMs }: Seen): number => ((count - 1) * 1000) / (lastMs - firstMs);
