import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The top folder of the checkout. */
export const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Downloads and builds of this checkout. A reset keeps them. */
export const cacheDir = join(root, ".cache");

export const defaultDataDir = join(root, ".data");

export const mongoMain = join(root, "deploy", "stand-ins", "mongo", "src", "main.ts");

/** The main file of a stand-in. */
export const standInMain = (name: string): string =>
  join(root, "deploy", "stand-ins", name, "src", "main.ts");

/** The folder with all data of the local installation: `DATA_DIR`, or `.data` by default. */
export function dataDirOf(env: NodeJS.ProcessEnv): string {
  return env.DATA_DIR ? resolve(root, env.DATA_DIR) : defaultDataDir;
}
