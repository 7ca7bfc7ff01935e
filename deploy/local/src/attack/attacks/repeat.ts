import { setTimeout as pause } from "node:timers/promises";
import type { Sent } from "../send.ts";
import type { Attacker } from "./attack.ts";

/** Repeats something with a pause, several times at once, until the attack ends. */
export async function repeat(
  { signal }: Attacker,
  { atOnce, pauseMs }: { atOnce: number; pauseMs: number },
  work: () => Promise<void>,
): Promise<void> {
  const one = async () => {
    while (!signal.aborted) {
      await work();
      await pause(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

/** Sends a request, and counts how it was answered. */
export async function sendAndNote({ send, note }: Attacker, url: string, sent?: Sent): Promise<void> {
  try {
    note(String((await send(url, sent)).status));
  } catch {
    note("no response");
  }
}
