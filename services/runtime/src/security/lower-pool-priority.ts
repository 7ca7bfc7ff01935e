import { randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import { promisify } from "node:util";

const tasks = "/proc/self/task";

/**
 * Lowers the priority of libuv's thread pool, where passwords are hashed, so that the main thread of this process and
 * other services on the machine go first when all cores are busy. For services that do nothing urgent in the pool. Works
 * on Linux; elsewhere nothing changes.
 * @returns how many threads have the lower priority
 */
export async function lowerPoolPriority(): Promise<number> {
  // Starts the threads, if nothing has yet.
  await promisify(randomBytes)(1);
  const ids = await readdir(tasks).catch(() => []);
  const lowered = await Promise.all(ids.map(lowerIfOfPool));
  return lowered.filter(Boolean).length;
}

async function lowerIfOfPool(id: string): Promise<boolean> {
  try {
    if ((await readFile(`${tasks}/${id}/comm`, "utf8")).trim() !== "libuv-worker") return false;
    // On Linux each thread has a priority of its own, by its id.
    setPriority(Number(id), constants.priority.PRIORITY_BELOW_NORMAL);
    return true;
  } catch {
    // The thread has ended, or the container forbids it: hashing then has the usual priority.
    return false;
  }
}
