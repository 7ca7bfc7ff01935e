import { KeptProcess, type ProcessEnd } from "./kept-process.ts";
import type { ProcessPlan } from "./process-plan.ts";

export interface SupervisorListener {
  /** Called with what is being done to prepare a process. */
  onProgress(plan: ProcessPlan, detail: string): void;
  onLine(plan: ProcessPlan, line: string): void;
  /** Called after each start of a process. */
  onReady(plan: ProcessPlan): void;
  onEnd(plan: ProcessPlan, end: ProcessEnd): void;
}

const serviceGraceMs = 3000;
const storeGraceMs = 1000;

/** Keeps processes running until it is stopped. */
export class Supervisor {
  readonly #listener: SupervisorListener;
  readonly #kept: { plan: ProcessPlan; kept: KeptProcess }[] = [];
  #stopped = false;

  constructor(listener: SupervisorListener) {
    this.#listener = listener;
  }

  /** Resolves when each process has been ready once; rejects when one can't be prepared. */
  async start(plans: readonly ProcessPlan[]): Promise<void> {
    await Promise.all(plans.map((plan) => this.#startOne(plan)));
  }

  /** Ends the services, then the stores. Resolves within five seconds, when all have ended. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#stopAll("service", serviceGraceMs);
    await this.#stopAll("store", storeGraceMs);
  }

  /** Kills all processes at once. */
  async killNow(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#kept.map(({ kept }) => kept.killNow()));
  }

  async #startOne(plan: ProcessPlan): Promise<void> {
    const launch = await plan.prepare((detail) => this.#listener.onProgress(plan, detail));
    if (this.#stopped) return;
    await new Promise<void>((resolve) => {
      const kept = new KeptProcess(launch, plan.ready, {
        onLine: (line) => this.#listener.onLine(plan, line),
        onEnd: (end) => this.#listener.onEnd(plan, end),
        onReady: () => {
          this.#listener.onReady(plan);
          resolve();
        },
      });
      this.#kept.push({ plan, kept });
    });
  }

  async #stopAll(kind: ProcessPlan["kind"], graceMs: number): Promise<void> {
    const chosen = this.#kept.filter(({ plan }) => plan.kind === kind);
    await Promise.all(chosen.map(({ kept }) => kept.stop(graceMs)));
  }
}
