import { readFileSync } from "node:fs";

/** Identifies a process, even if a later one gets the same id. */
export interface ProcessStamp {
  pid: number;
  /** Its start time in clock ticks; empty if the system has no /proc. */
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

/** The 22nd field of /proc/PID/stat. The second one, the program's name, may contain spaces and brackets. */
function startedAt(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return "";
  }
}
