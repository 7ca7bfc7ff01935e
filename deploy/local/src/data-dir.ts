import { chmodSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { lockHolder, takeLock, type Lock } from "./machine/lock.ts";
import { defaultDataDir } from "./paths.ts";
import { UserError } from "./user-error.ts";

const lockName = "launcher.lock";
const noteName = "README";

/**
 * Creates the data folder and locks it for this process. Nobody but its owner can look into it, and files that this
 * process and those that it starts make from then on are for their owner alone.
 * @throws {UserError} when another process has locked it.
 */
export function takeDataDir(dir: string): Lock {
  process.umask(0o077);
  mkdirSync(dir, { recursive: true });
  // Also a folder that an earlier version has made.
  chmodSync(dir, 0o700);
  const lock = takeLock(join(dir, lockName));
  if (!("release" in lock)) {
    throw new UserError(
      `WordleHint is already running with this data folder (process ${lock.pid}). ` +
        `End it with Ctrl-C in its terminal, or with: kill ${lock.pid}`,
    );
  }
  writeFileSync(
    join(dir, noteName),
    "The data of the local WordleHint. `npm run reset` removes this folder.\n",
  );
  return lock;
}

/** @throws {UserError} when the folder is in use, or isn't one that `takeDataDir` created. */
export function requireRemovable(dir: string): void {
  const holder = lockHolder(join(dir, lockName));
  if (holder) {
    throw new UserError(`WordleHint is running (process ${holder.pid}). End it first, with Ctrl-C or kill.`);
  }
  if (dir !== defaultDataDir && !existsSync(join(dir, noteName))) {
    throw new UserError(`${dir} is not a data folder of WordleHint, so it was not removed.`);
  }
}
