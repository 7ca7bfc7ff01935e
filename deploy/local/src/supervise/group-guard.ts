import { spawn, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";

const script = fileURLToPath(new URL("guard.sh", import.meta.url));
const held = new Set<number>();
let guard: ChildProcess | undefined;

/**
 * Makes sure that a process group does not outlive this process, even when this process is killed with
 * SIGKILL: a small shell in a session of its own notices and ends the group.
 */
export function holdGroup(group: number): void {
  held.add(group);
  if (guard) tell(guard, `+${group}`);
  else guard = startGuard();
}

/** To be called when the group is gone, so that its number, if used again by another, is left alone. */
export function releaseGroup(group: number): void {
  if (!held.delete(group) || !guard) return;
  tell(guard, `-${group}`);
  if (held.size > 0) return;
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
  for (const group of held) tell(started, `+${group}`);
  return started;
}

function tell(to: ChildProcess, line: string): void {
  to.stdin?.write(`${line}\n`);
}
