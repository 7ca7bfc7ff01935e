import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { isRunning, stampOf, type ProcessStamp } from "./process-stamp.ts";

export interface Lock {
  /** True if an earlier holder ended without releasing it. */
  wasLeftBehind: boolean;
  release(): void;
}

/** Takes a lock file and returns the lock, or returns the process that holds it. */
export function takeLock(path: string): Lock | ProcessStamp {
  mkdirSync(dirname(path), { recursive: true });
  const own = `${path}.${process.pid}`;
  writeFileSync(own, JSON.stringify(stampOf(process.pid)));
  try {
    let wasLeftBehind = false;
    while (!linked(own, path)) {
      const holder = lockHolder(path);
      if (holder) return holder;
      wasLeftBehind = true;
      rmSync(path, { force: true });
    }
    return { wasLeftBehind, release: () => rmSync(path, { force: true }) };
  } finally {
    rmSync(own, { force: true });
  }
}

/** The running process that holds a lock file, if any. */
export function lockHolder(path: string): ProcessStamp | undefined {
  try {
    const stamp = JSON.parse(readFileSync(path, "utf8")) as ProcessStamp;
    return isRunning(stamp) ? stamp : undefined;
  } catch {
    return undefined;
  }
}

function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}
