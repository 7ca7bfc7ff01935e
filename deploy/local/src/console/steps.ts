import { setInterval, clearInterval } from "node:timers";
import { formatSeconds } from "./format-seconds.ts";
import type { Terminal } from "./terminal.ts";

export interface Step {
  /** Shows what is being done now. */
  say(detail: string): void;
  done(): void;
  failed(): void;
}

const frames = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];
const frameMs = 120;
const reminderMs = 20_000;

interface RunningStep {
  title: string;
  detail: string;
  since: number;
}

/**
 * Shows steps that run at the same time: on a terminal in one line with the time that each has taken, elsewhere in
 * a line for every change and a reminder every 20 seconds.
 */
export class Steps {
  readonly #terminal: Terminal;
  readonly #running = new Set<RunningStep>();
  #timer: NodeJS.Timeout | undefined;
  #frame = 0;

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
  }

  begin(title: string): Step {
    const step: RunningStep = { title, detail: "", since: performance.now() };
    this.#running.add(step);
    this.#announce(step);
    this.#timer ??= setInterval(() => this.#tick(), this.#terminal.live ? frameMs : reminderMs);
    return {
      say: (detail) => {
        if (detail === step.detail) return;
        step.detail = detail;
        this.#announce(step);
      },
      done: () => this.#end(step, this.#terminal.paint("green", "✓")),
      failed: () => this.#end(step, this.#terminal.paint("red", "✗")),
    };
  }

  #end(step: RunningStep, mark: string): void {
    if (!this.#running.delete(step)) return;
    this.#terminal.print(`${mark} ${step.title} (${elapsed(step)})`);
    if (this.#running.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#terminal.status("");
  }

  #announce(step: RunningStep): void {
    if (!this.#terminal.live) this.#terminal.print(`… ${describe(step)}`);
  }

  #tick(): void {
    const all = [...this.#running].map((step) => `${describe(step)} ${elapsed(step)}`).join(" · ");
    this.#frame = (this.#frame + 1) % frames.length;
    if (this.#terminal.live) this.#terminal.status(`${frames[this.#frame] ?? ""} ${all}`);
    else this.#terminal.print(`… still running: ${all}`);
  }
}

function describe({ title, detail }: RunningStep): string {
  return detail === "" ? title : `${title}: ${detail}`;
}

function elapsed({ since }: RunningStep): string {
  return formatSeconds(performance.now() - since);
}
