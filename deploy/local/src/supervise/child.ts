import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { guardGroup, releaseGroup } from "./group-guard.ts";

export interface ChildSpec {
  command: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv | undefined;
  cwd?: string | undefined;
  /** If true, the child writes directly to this process's output, and `onLine` isn't called. */
  inheritOutput?: boolean;
  /** Called with each line of standard output and standard error. */
  onLine?: (line: string, output: "stdout" | "stderr") => void;
}

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface Child {
  readonly pid: number;
  /** Resolves after `onLine` was called with the last line. */
  readonly exited: Promise<Exit>;
  /** Signals the child and all of its own children. */
  signal(name: NodeJS.Signals): void;
  /** Sends SIGTERM, and SIGKILL after `graceMs`. Resolves when the child has ended. */
  stop(graceMs?: number): Promise<Exit>;
}

const lastLinesMs = 500;

/**
 * Starts a program in its own process group, which ends with this process at the latest. Rejects when the program
 * can't be started.
 */
export async function spawnChild(spec: ChildSpec): Promise<Child> {
  const child = spawn(spec.command, [...spec.args], {
    cwd: spec.cwd,
    env: spec.env,
    detached: true,
    stdio: spec.inheritOutput === true ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"],
  });
  const exited = watchExit(child);
  for (const output of ["stdout", "stderr"] as const) {
    const stream = child[output];
    if (stream) createInterface({ input: stream }).on("line", (line) => spec.onLine?.(line, output));
  }
  await once(child, "spawn");
  const pid = child.pid ?? 0;
  const signal = (name: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) signalGroup(pid, name);
  };
  return { pid, exited, signal, stop: (graceMs = 4000) => stopChild(exited, signal, graceMs) };
}

async function stopChild(exited: Promise<Exit>, signal: Child["signal"], graceMs: number): Promise<Exit> {
  signal("SIGTERM");
  const ended = new AbortController();
  const kill = sleep(graceMs, undefined, { signal: ended.signal }).then(
    () => signal("SIGKILL"),
    () => undefined,
  );
  const exit = await exited;
  ended.abort();
  await kill;
  return exit;
}

function watchExit(child: ChildProcess): Promise<Exit> {
  const { pid } = child;
  if (pid !== undefined) guardGroup(pid);
  return new Promise((resolve) => {
    child.once("exit", (code, signal) => {
      if (pid !== undefined) {
        signalGroup(pid, "SIGKILL");
        releaseGroup(pid);
      }
      // A grandchild that left the group could keep the output open forever.
      const timer = setTimeout(() => resolve({ code, signal }), lastLinesMs);
      child.once("close", () => {
        clearTimeout(timer);
        resolve({ code, signal });
      });
    });
  });
}

/** Ignores a group that has already ended (on macOS EPERM if only zombies are left). */
function signalGroup(group: number, name: NodeJS.Signals): void {
  try {
    process.kill(-group, name);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "ESRCH" && code !== "EPERM") throw error;
  }
}
