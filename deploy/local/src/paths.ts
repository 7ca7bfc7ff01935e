import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The checkout's top folder. */
export const root = fileURLToPath(new URL("../../../", import.meta.url));

/** Where everything that the local installation keeps lives: `.data`, or `DATA_DIR`. */
export function dataDirOf(env: NodeJS.ProcessEnv): string {
  return env.DATA_DIR ? resolve(root, env.DATA_DIR) : join(root, ".data");
}

/** Programs fetched for this checkout. They are kept apart from the data, whatever `DATA_DIR` says. */
export const toolsDir = join(root, ".data", "tools");

export const mongoMain = join(root, "deploy", "local", "mongo", "src", "main.ts");
