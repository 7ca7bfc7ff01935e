import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The checkout's top folder. */
export const root = fileURLToPath(new URL("../../..", import.meta.url));

/** What is fetched or built for this checkout; it survives a reset. */
export const cacheDir = join(root, ".cache");

export const defaultDataDir = join(root, ".data");

export const mongoMain = join(root, "deploy", "local", "mongo", "src", "main.ts");

/** Where everything that the local installation keeps lives: `.data`, or `DATA_DIR`. */
export function dataDirOf(env: NodeJS.ProcessEnv): string {
  return env.DATA_DIR ? resolve(root, env.DATA_DIR) : defaultDataDir;
}
