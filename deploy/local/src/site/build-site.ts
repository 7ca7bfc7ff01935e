import { access, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { takeLock, type Lock } from "../machine/lock.ts";
import { run, RunError } from "../machine/run.ts";
import { RotatingFile } from "../logs/rotating-file.ts";
import { cacheDir, root } from "../paths.ts";
import { UserError } from "../user-error.ts";
import { contentHash } from "./content-hash.ts";

export const siteDir = join(root, "site");

/** Gatsby's own command, to be run by Node.js. */
export const gatsbyCommand = createRequire(join(siteDir, "package.json")).resolve("gatsby/cli.js");

export const gatsbyEnv = { GATSBY_TELEMETRY_DISABLED: "1", CI: "true", NODE_ENV: "production" };

/** Where the product is worked on it shows its parts at `/_look`, unless `LOOK_PAGE=off`. */
const lookPage = process.env.LOOK_PAGE === "off" ? "off" : "on";

const madeOf = ["site", "services/contracts/src", "package-lock.json"];
const stampPath = join(cacheDir, "site-build");
const lockPath = join(cacheDir, "site-build.lock");
const timeLimitMs = 20 * 60_000;

/** Lines of Gatsby's that tell nothing about a failure. */
const progress = /^(success|info)\b/;

/** Builds the site unless what it is made of is what the last build was made of. */
export async function ensureSiteBuild(say: (detail: string) => void, logPath: string): Promise<void> {
  const lock = await waitForLock(say);
  try {
    const wanted = await contentHash(root, madeOf, [process.version, lookPage]);
    if (await isBuilt(wanted)) return;
    await rm(stampPath, { force: true });
    say("building the site, about a minute the first time");
    await build(logPath);
    await mkdir(dirname(stampPath), { recursive: true });
    await writeFile(stampPath, wanted);
  } finally {
    lock.release();
  }
}

async function isBuilt(wanted: string): Promise<boolean> {
  try {
    await access(join(siteDir, "public"));
    await access(join(siteDir, ".cache"));
    return (await readFile(stampPath, "utf8")) === wanted;
  } catch {
    return false;
  }
}

async function build(logPath: string): Promise<void> {
  const log = new RotatingFile(logPath);
  const last: string[] = [];
  try {
    await run(process.execPath, [gatsbyCommand, "build"], {
      cwd: siteDir,
      env: { ...process.env, ...gatsbyEnv, LOOK_PAGE: lookPage },
      timeoutMs: timeLimitMs,
      onLine: (line) => {
        log.writeLine(line);
        if (!progress.test(line)) last.push(line);
      },
    });
  } catch (error) {
    if (!(error instanceof RunError)) throw error;
    throw new UserError(
      ["The site could not be built:", ...last.slice(-30), `All of it: ${logPath}`].join("\n"),
    );
  } finally {
    log.close();
  }
}

/** A test run and a start may both want the same build. */
async function waitForLock(say: (detail: string) => void): Promise<Lock> {
  let lock = takeLock(lockPath);
  if (!("release" in lock)) say(`waiting for the build of process ${lock.pid}`);
  while (!("release" in lock)) {
    await sleep(500);
    lock = takeLock(lockPath);
  }
  return lock;
}
