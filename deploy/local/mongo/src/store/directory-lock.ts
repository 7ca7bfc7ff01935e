import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Thrown where another process has the directory. */
class DirectoryInUse extends Error {}

/**
 * Takes a directory for this process alone, until the returned function is called or the process ends: a
 * second SQLite file is kept locked, which the operating system gives back even after kill -9.
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true });
  const lock = new DatabaseSync(join(directory, "lock.sqlite"));
  try {
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE");
  } catch {
    lock.close();
    throw new DirectoryInUse(`${directory} is in use by another server`);
  }
  return () => lock.close();
}
