import { readFileSync } from "node:fs";

/** A running process, told apart from a later one that got the same number. */
export interface ProcessStamp {
  pid: number;
  /** When it started, in the kernel's count; empty where the system does not tell. */
  started: string;
}

export function stampOf(pid: number): ProcessStamp {
  return { pid, started: startedAt(pid) };
}

export function isRunning({ pid, started }: ProcessStamp): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  return startedAt(pid) === started;
}

/** The 22nd field of /proc/PID/stat; the second one, the program's name, may hold spaces and brackets. */
function startedAt(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return "";
  }
}
