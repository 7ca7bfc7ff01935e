import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * Locks a directory for this process until the returned function is called or the process ends. The lock is
 * that of a separate SQLite file, which the operating system releases even after kill -9.
 * @throws when another process has locked the directory.
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true });
  const lock = new DatabaseSync(join(directory, "lock.sqlite"));
  try {
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE");
  } catch {
    lock.close();
    throw new Error(`${directory} is in use by another server`);
  }
  return () => lock.close();
}
