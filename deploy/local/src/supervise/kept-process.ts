import { setTimeout as sleep } from "node:timers/promises";
import { Backoff } from "./backoff.ts";
import { spawnChild, type Child, type Exit } from "./child.ts";
import type { Launch } from "./process-plan.ts";
import { ReadinessWatch, type Readiness } from "./ready.ts";

export interface ProcessEnd {
  /** Such as "exit code 1" or "SIGKILL". */
  how: string;
  /** The time until it is started again. */
  delayMs: number;
  /** The number of times in a row that it ended soon after its start. */
  failures: number;
}

export interface KeptProcessListener {
  onLine(line: string): void;
  /** Called after each start of the process. */
  onReady(): void;
  onEnd(end: ProcessEnd): void;
}

/** Starts a process again, with exponential backoff, whenever it ends without having been stopped. */
export class KeptProcess {
  readonly #launch: Launch;
  readonly #readiness: Readiness;
  readonly #listener: KeptProcessListener;
  readonly #stopping = new AbortController();
  readonly #running: Promise<void>;
  #child: Child | undefined;

  constructor(launch: Launch, readiness: Readiness, listener: KeptProcessListener) {
    this.#launch = launch;
    this.#readiness = readiness;
    this.#listener = listener;
    this.#running = this.#keep();
  }

  async stop(graceMs: number): Promise<void> {
    this.#stopping.abort();
    await this.#child?.stop(graceMs);
    await this.#running;
  }

  async killNow(): Promise<void> {
    this.#stopping.abort();
    this.#child?.signal("SIGKILL");
    await this.#running;
  }

  async #keep(): Promise<void> {
    const { signal } = this.#stopping;
    const backoff = new Backoff();
    for (;;) {
      const since = performance.now();
      const how = await this.#runOnce();
      if (signal.aborted) return;
      const delayMs = backoff.delayAfter(performance.now() - since);
      this.#listener.onEnd({ how, delayMs, failures: backoff.failures });
      const stopped = await sleep(delayMs, false, { signal }).catch(() => true);
      if (stopped) return;
    }
  }

  /** Runs the process once, and describes how it ended. */
  async #runOnce(): Promise<string> {
    const watch = new ReadinessWatch(this.#readiness);
    const onLine = (line: string) => {
      watch.see(line);
      this.#listener.onLine(line);
    };
    let child: Child;
    try {
      child = await spawnChild({ ...this.#launch, onLine });
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
    this.#child = child;
    if (this.#stopping.signal.aborted) void child.stop();
    const ended = new AbortController();
    void watch.reached(ended.signal).then((ready) => ready && this.#listener.onReady());
    const exit = await child.exited;
    ended.abort();
    this.#child = undefined;
    return describeExit(exit);
  }
}

function describeExit({ code, signal }: Exit): string {
  return signal ?? `exit code ${code}`;
}
