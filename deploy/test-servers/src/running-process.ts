import { spawnChild, type Child } from "@wordlehint/local/supervise/child";
import { ReadinessWatch, type Readiness } from "@wordlehint/local/supervise/ready";

export interface ProcessOptions {
  name: string;
  /** The Node.js that runs the test by default. */
  command?: string;
  args: readonly string[];
  /** Added to this process's environment. */
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  ready: Readiness;
  /** 30 seconds by default. */
  readyTimeoutMs?: number;
}

const maxKeptLines = 200;
const graceMs = 6000;

/**
 * Starts a program and waits until it is ready. A test can kill it and start it again. Rejects with its last output
 * when it ends before it is ready, or isn't ready within `readyTimeoutMs`.
 */
export async function startProcess(options: ProcessOptions): Promise<RunningProcess> {
  const running = new RunningProcess(options);
  await running.start();
  return running;
}

export class RunningProcess {
  readonly name: string;
  readonly #options: ProcessOptions;
  #child: Child | undefined;
  #lines: string[] = [];

  constructor(options: ProcessOptions) {
    this.name = options.name;
    this.#options = options;
  }

  /** @throws when the process isn't running. */
  get pid(): number {
    if (!this.#child) throw new Error(`${this.name} is not running`);
    return this.#child.pid;
  }

  get running(): boolean {
    return this.#child !== undefined;
  }

  /** The last lines of its output, including those from before a restart. */
  get output(): string {
    return this.#lines.join("\n");
  }

  /** Signals the process and its children, and waits until it has ended. */
  async kill(signal: NodeJS.Signals = "SIGKILL"): Promise<void> {
    const child = this.#child;
    child?.signal(signal);
    await child?.exited;
  }

  /** Ends the process with SIGTERM, and with SIGKILL after six seconds. */
  async stop(): Promise<void> {
    await this.#child?.stop(graceMs);
  }

  /** Stops the process if it runs, starts it again the same way, and waits until it is ready. */
  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  /** Starts the process and waits until it is ready. */
  async start(): Promise<void> {
    if (this.#child) throw new Error(`${this.name} is running already`);
    const { command = process.execPath, args, cwd, env, ready } = this.#options;
    const watch = new ReadinessWatch(ready);
    const child = await spawnChild({
      command,
      args,
      cwd,
      env: { ...process.env, NODE_OPTIONS: "", ...env },
      onLine: (line) => {
        this.#lines = [...this.#lines.slice(1 - maxKeptLines), line];
        watch.see(line);
      },
    });
    this.#child = child;
    void child.exited.then(() => {
      if (this.#child === child) this.#child = undefined;
    });
    await this.#untilReady(child, watch);
  }

  async #untilReady(child: Child, watch: ReadinessWatch): Promise<void> {
    const { readyTimeoutMs = 30_000 } = this.#options;
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), readyTimeoutMs);
    const ended = child.exited.then(() => waiting.abort("ended"));
    const ready = await watch.reached(waiting.signal);
    clearTimeout(timer);
    if (ready) return;
    await child.stop();
    await ended;
    const reason = waiting.signal.reason === "ended" ? "ended before it was ready" : "was not ready in time";
    throw new Error(`${this.name} ${reason}. Its last output:\n${this.output}`);
  }
}
