import { existsSync, readdirSync, rmSync } from "node:fs";
import { requireRemovable } from "./data-dir.ts";
import { dataDirOf } from "./paths.ts";
import { describeError } from "./user-error.ts";

/** `npm run reset`: removes the data of the local installation. */
function reset(dir: string): void {
  if (!existsSync(dir)) {
    console.log(`There is nothing to remove: ${dir} does not exist.`);
    return;
  }
  requireRemovable(dir);
  const entries = readdirSync(dir);
  rmSync(dir, { recursive: true });
  console.log(`Removed ${dir} (${entries.sort().join(", ") || "empty"}).`);
}

try {
  reset(dataDirOf(process.env));
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
}
