import { setTimeout as sleep } from "node:timers/promises";
import { BackOff } from "./back-off.ts";
import { spawnChild, type Child, type Exit } from "./child.ts";
import type { Launch } from "./process-plan.ts";
import { ReadinessWatch, type Readiness } from "./ready.ts";

export interface ProcessEnd {
  /** How it ended, as in "exit code 1". */
  how: string;
  /** After which time it is started again. */
  delayMs: number;
  /** How often in a row it ended without having run well. */
  failures: number;
}

export interface KeptProcessListener {
  onLine(line: string): void;
  /** At each life of the process. */
  onReady(): void;
  onEnd(end: ProcessEnd): void;
}

/** A process that is started again, with growing delay, whenever it ends without having been asked to. */
export class KeptProcess {
  readonly #launch: Launch;
  readonly #readiness: Readiness;
  readonly #listener: KeptProcessListener;
  readonly #stopping = new AbortController();
  readonly #lives: Promise<void>;
  #child: Child | undefined;

  constructor(launch: Launch, readiness: Readiness, listener: KeptProcessListener) {
    this.#launch = launch;
    this.#readiness = readiness;
    this.#listener = listener;
    this.#lives = this.#keep();
  }

  async stop(graceMs: number): Promise<void> {
    this.#stopping.abort();
    await this.#child?.stop(graceMs);
    await this.#lives;
  }

  async killNow(): Promise<void> {
    this.#stopping.abort();
    this.#child?.signal("SIGKILL");
    await this.#lives;
  }

  async #keep(): Promise<void> {
    const { signal } = this.#stopping;
    const backOff = new BackOff();
    for (;;) {
      const since = performance.now();
      const how = await this.#live();
      if (signal.aborted) return;
      const delayMs = backOff.delayAfter(performance.now() - since);
      this.#listener.onEnd({ how, delayMs, failures: backOff.failures });
      const stopped = await sleep(delayMs, false, { signal }).catch(() => true);
      if (stopped) return;
    }
  }

  /** One life, from start to end. */
  async #live(): Promise<string> {
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
    const over = new AbortController();
    void watch.reached(over.signal).then((ready) => ready && this.#listener.onReady());
    const exit = await child.exited;
    over.abort();
    this.#child = undefined;
    return describeExit(exit);
  }
}

function describeExit({ code, signal }: Exit): string {
  return signal ?? `exit code ${code}`;
}
