import { randomUUID } from "node:crypto";
import { rename, rm, writeFile } from "node:fs/promises";

export const unfinishedSuffix = ".unfinished";

/** Writes a file so that, whenever the process dies, either the old or the new one stands there. */
export async function writeFileWhole(path: string, content: string | Buffer): Promise<void> {
  const beside = `${path}.${randomUUID()}${unfinishedSuffix}`;
  try {
    await writeFile(beside, content);
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}
