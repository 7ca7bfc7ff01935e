import type { ProcessEnd } from "@wordlehint/local/supervise/kept-process";
import type { ProcessPlan } from "@wordlehint/local/supervise/process-plan";
import type { SupervisorListener } from "@wordlehint/local/supervise/supervisor";

/** Records what a supervisor reports. */
export class RecordingListener implements SupervisorListener {
  readonly lines: string[] = [];
  readonly ends: (ProcessEnd & { name: string })[] = [];
  readonly readies: string[] = [];

  onProgress(): void {
    // No process of these tests needs preparation.
  }

  onLine(_plan: ProcessPlan, line: string): void {
    this.lines.push(line);
  }

  onReady({ name }: ProcessPlan): void {
    this.readies.push(name);
  }

  onEnd({ name }: ProcessPlan, end: ProcessEnd): void {
    this.ends.push({ name, ...end });
  }

  /** The ids that processes printed as `pid 123`. */
  get pids(): number[] {
    return this.lines.flatMap((line) => /^pid (\d+)$/.exec(line)?.[1] ?? []).map(Number);
  }
}
