import { access, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { takeLock, type Lock } from "../machine/lock.ts";
import { run, RunError } from "../machine/run.ts";
import { RotatingFile } from "../logs/rotating-file.ts";
import { cacheDir, root } from "../paths.ts";
import { UserError } from "../user-error.ts";
import { contentHash } from "./content-hash.ts";

/** A build that is repeated when its sources change. */
export interface Build {
  name: string;
  /** Files and folders, relative to the top of the checkout. */
  sources: readonly string[];
  /** Other values that the result depends on. */
  also: readonly string[];
  /** Files and folders that exist after the build. */
  outputs: readonly string[];
  /** A script for this Node.js, and its arguments. */
  command: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Output lines that aren't shown when the build fails. */
  progress: RegExp;
}

const timeLimitMs = 20 * 60_000;

/**
 * Builds unless the sources are those of the last build.
 * @throws {UserError} with the last lines of the output when the build fails.
 */
export async function ensureBuild(
  build: Build,
  say: (detail: string) => void,
  logPath: string,
): Promise<void> {
  const stampPath = join(cacheDir, `${build.name}-build`);
  const lock = await waitForLock(`${stampPath}.lock`, say);
  try {
    const wanted = await contentHash(root, build.sources, [process.version, ...build.also]);
    if (await isBuilt(build, stampPath, wanted)) return;
    await rm(stampPath, { force: true });
    say(`building the ${build.name}, a minute or two the first time`);
    await make(build, logPath);
    await mkdir(dirname(stampPath), { recursive: true });
    await writeFile(stampPath, wanted);
  } finally {
    lock.release();
  }
}

async function isBuilt({ outputs }: Build, stampPath: string, wanted: string): Promise<boolean> {
  try {
    await Promise.all(outputs.map((output) => access(output)));
    return (await readFile(stampPath, "utf8")) === wanted;
  } catch {
    return false;
  }
}

async function make({ name, command, cwd, env, progress }: Build, logPath: string): Promise<void> {
  const log = new RotatingFile(logPath);
  const last: string[] = [];
  try {
    await run(process.execPath, [...command], {
      cwd,
      env: { ...process.env, ...env },
      timeoutMs: timeLimitMs,
      onLine: (line) => {
        log.writeLine(line);
        if (!progress.test(line)) last.push(line);
      },
    });
  } catch (error) {
    if (!(error instanceof RunError)) throw error;
    throw new UserError(
      [`The ${name} could not be built:`, ...last.slice(-30), `The whole output: ${logPath}`].join("\n"),
    );
  } finally {
    log.close();
  }
}

/** A test run and a start may need the same build at the same time. */
async function waitForLock(path: string, say: (detail: string) => void): Promise<Lock> {
  let lock = takeLock(path);
  if (!("release" in lock)) say(`waiting for the build of process ${lock.pid}`);
  while (!("release" in lock)) {
    await sleep(500);
    lock = takeLock(path);
  }
  return lock;
}
