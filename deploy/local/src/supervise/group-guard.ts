import { spawn, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";

const script = fileURLToPath(new URL("guard.sh", import.meta.url));
const guarded = new Set<number>();
let guard: ChildProcess | undefined;

/**
 * Makes sure that a process group ends with this process, even if this process is killed with SIGKILL: a shell script
 * in its own session notices that and ends the group.
 */
export function guardGroup(group: number): void {
  guarded.add(group);
  if (guard) send(guard, `+${group}`);
  else guard = startGuard();
}

/** Stops guarding a group. Must be called when it has ended, since its id may be used again. */
export function releaseGroup(group: number): void {
  if (!guarded.delete(group) || !guard) return;
  send(guard, `-${group}`);
  if (guarded.size > 0) return;
  guard.stdin?.end();
  guard = undefined;
}

function startGuard(): ChildProcess {
  const started = spawn("/bin/sh", [script], { detached: true, stdio: ["pipe", "ignore", "ignore"] });
  started.unref();
  started.on("error", () => undefined);
  started.stdin.on("error", () => undefined);
  started.once("exit", () => {
    if (guard === started) guard = startGuard();
  });
  for (const group of guarded) send(started, `+${group}`);
  return started;
}

function send(to: ChildProcess, line: string): void {
  to.stdin?.write(`${line}\n`);
}
