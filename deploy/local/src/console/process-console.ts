import { join } from "node:path";
import { RotatingFile } from "../logs/rotating-file.ts";
import type { ProcessEnd } from "../supervise/kept-process.ts";
import type { ProcessPlan } from "../supervise/process-plan.ts";
import type { SupervisorListener } from "../supervise/supervisor.ts";
import { formatSeconds } from "./format-seconds.ts";
import { readLogLine } from "./log-line.ts";
import { Repetitions } from "./repetitions.ts";
import { Steps, type Step } from "./steps.ts";
import type { Terminal } from "./terminal.ts";

const colors = ["cyan", "magenta", "blue", "yellow", "green"] as const;
const levelColors = { debug: "dim", info: "reset", warn: "yellow", error: "red" } as const;
const keptLines = 20;

/** The end of a service that can't start with its configuration. Its output says what to change. */
const invalidConfiguration = "exit code 2";

/** The number of failures in a row after which the last output of the process is shown. */
const failuresPerReport = 5;

interface View {
  prefix: string;
  file: RotatingFile;
  last: string[];
  step: Step | undefined;
  /** The process has named the checks that keep it from being ready. */
  hasSaidWhy: boolean;
  ended: boolean;
}

/**
 * Shows the state of the supervised processes and their warnings and errors on a terminal, and writes every line to a log
 * file for each process. If a process isn't ready and has said which checks fail, its other warnings are hidden, since
 * they say the same in other words. If it repeats a line, that is shown once a minute.
 */
export class ProcessConsole implements SupervisorListener {
  readonly #terminal: Terminal;
  readonly #logDir: string;
  readonly #verbose: boolean;
  readonly #views: Map<string, View>;
  readonly #repetitions = new Repetitions();

  /** @param options `verbose` shows every line of our own services */
  constructor(
    terminal: Terminal,
    logDir: string,
    plans: readonly ProcessPlan[],
    { verbose = false }: { verbose?: boolean } = {},
  ) {
    this.#terminal = terminal;
    this.#logDir = logDir;
    this.#verbose = verbose;
    const steps = new Steps(terminal);
    const width = Math.max(...plans.map(({ name }) => name.length));
    this.#views = new Map(
      plans.map(({ name, purpose }, index) => [
        name,
        {
          prefix: terminal.paint(colors[index % colors.length] ?? "cyan", `${name.padEnd(width)} |`),
          file: new RotatingFile(this.#logFile(name)),
          last: [],
          step: steps.begin(`${name} (${purpose})`),
          hasSaidWhy: false,
          ended: false,
        },
      ]),
    );
  }

  onProgress({ name }: ProcessPlan, detail: string): void {
    this.#view(name).step?.say(detail);
  }

  onLine({ name, quiet }: ProcessPlan, raw: string): void {
    const view = this.#view(name);
    view.file.writeLine(raw);
    view.last = [...view.last.slice(1 - keptLines), raw];
    const { level, message, key, text, isNotReady = false } = readLogLine(raw);
    view.hasSaidWhy ||= isNotReady;
    const print = (note = "") => this.#print(view, this.#terminal.paint(levelColors[level], text + note));
    if (view.step && level !== "error") {
      if (level === "warn" && (isNotReady || !view.hasSaidWhy)) view.step.say(message);
    } else if (level === "error" || (level === "warn" && (this.#verbose || !this.#isStarting())))
      this.#repetitions.show(`${name} ${level} ${key}`, print);
    else if (this.#verbose && quiet !== true && text.trim() !== "") print();
  }

  onReady({ name }: ProcessPlan): void {
    const view = this.#view(name);
    if (view.step) view.step.done();
    else if (view.ended) this.#print(view, "is running again");
    view.step = undefined;
    view.ended = false;
  }

  onEnd({ name }: ProcessPlan, { how, delayMs, failures }: ProcessEnd): void {
    const view = this.#view(name);
    view.ended = true;
    view.hasSaidWhy = false;
    const text = `ended (${how}); starting it again in ${formatSeconds(delayMs)}`;
    this.#print(view, this.#terminal.paint("yellow", text));
    if (failures % failuresPerReport === 0 || (failures === 1 && how === invalidConfiguration))
      this.#reportFailures(name, view, failures);
  }

  /** Returns true while a warning of a ready process may be about others that aren't ready yet. */
  #isStarting(): boolean {
    return [...this.#views.values()].some(({ step }) => step !== undefined);
  }

  #reportFailures(name: string, view: View, failures: number): void {
    this.#print(
      view,
      `has ended ${failures === 1 ? "once" : `${failures} times in a row`}. Its last output:`,
    );
    for (const line of view.last) this.#print(view, `  ${readLogLine(line).text}`);
    this.#print(view, `The whole log: ${this.#logFile(name)}. Ctrl-C ends everything.`);
  }

  #print({ prefix }: View, text: string): void {
    for (const line of text.split("\n")) this.#terminal.print(`${prefix} ${line}`);
  }

  #logFile(name: string): string {
    return join(this.#logDir, `${name}.log`);
  }

  #view(name: string): View {
    const view = this.#views.get(name);
    if (!view) throw new Error(`no process is named ${name}`);
    return view;
  }
}
