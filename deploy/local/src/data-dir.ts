import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { lockHolder, takeLock, type Lock } from "./machine/lock.ts";
import { defaultDataDir } from "./paths.ts";
import { UserError } from "./user-error.ts";

const lockName = "launcher.lock";
const noteName = "README";

/** Makes the data folder and takes it for this process; throws when another one runs on it. */
export function takeDataDir(dir: string): Lock {
  mkdirSync(dir, { recursive: true });
  const lock = takeLock(join(dir, lockName));
  if (!("release" in lock)) {
    throw new UserError(
      `WordleHint already runs in this checkout (process ${lock.pid}). ` +
        `End it with Ctrl-C in its terminal, or with: kill ${lock.pid}`,
    );
  }
  writeFileSync(
    join(dir, noteName),
    "The data of the local WordleHint. `npm run reset` removes this folder.\n",
  );
  return lock;
}

/** Throws unless the folder may be removed: no one runs on it, and it is one of ours. */
export function requireRemovable(dir: string): void {
  const holder = lockHolder(join(dir, lockName));
  if (holder) {
    throw new UserError(`WordleHint is running (process ${holder.pid}). End it first, with Ctrl-C or kill.`);
  }
  if (dir !== defaultDataDir && !existsSync(join(dir, noteName))) {
    throw new UserError(`${dir} does not look like a data folder of WordleHint, so it is left alone.`);
  }
}
