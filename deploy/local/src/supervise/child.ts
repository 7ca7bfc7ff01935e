import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { holdGroup, releaseGroup } from "./group-guard.ts";

export interface ChildSpec {
  command: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv | undefined;
  cwd?: string | undefined;
  /** Whether it writes to this process's own output, as if it were this process. Then `onLine` hears nothing. */
  inheritOutput?: boolean;
  /** Called with each line of either output. */
  onLine?: (line: string, output: "stdout" | "stderr") => void;
}

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface Child {
  readonly pid: number;
  /** Resolves after its last line was told. */
  readonly exited: Promise<Exit>;
  /** Signals the child and everything that it started. */
  signal(name: NodeJS.Signals): void;
  /** Asks with SIGTERM, and insists with SIGKILL after `graceMs`. Resolves when the child is gone. */
  stop(graceMs?: number): Promise<Exit>;
}

const lastLinesMs = 500;

/**
 * Starts a program in a process group of its own, which never outlives this process. Rejects when the
 * program can't be started at all.
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
  const patience = new AbortController();
  const insist = sleep(graceMs, undefined, { signal: patience.signal }).then(
    () => signal("SIGKILL"),
    () => undefined,
  );
  const exit = await exited;
  patience.abort();
  await insist;
  return exit;
}

function watchExit(child: ChildProcess): Promise<Exit> {
  const { pid } = child;
  if (pid !== undefined) holdGroup(pid);
  return new Promise((resolve) => {
    child.once("exit", (code, signal) => {
      if (pid !== undefined) {
        signalGroup(pid, "SIGKILL");
        releaseGroup(pid);
      }
      // A grandchild that left the group may keep the output open for ever.
      const patience = setTimeout(() => resolve({ code, signal }), lastLinesMs);
      child.once("close", () => {
        clearTimeout(patience);
        resolve({ code, signal });
      });
    });
  });
}

/** A group that is already gone is no error (macOS says EPERM where only zombies are left). */
function signalGroup(group: number, name: NodeJS.Signals): void {
  try {
    process.kill(-group, name);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "ESRCH" && code !== "EPERM") throw error;
  }
}
