import { randomUUID } from "node:crypto";
import { rename, rm, writeFile } from "node:fs/promises";

export const unfinishedSuffix = ".unfinished";

/** Writes a file so that it holds either the old or the new content, whenever the process dies. */
export async function writeFileAtomically(path: string, content: string | Buffer): Promise<void> {
  const temporary = `${path}.${randomUUID()}${unfinishedSuffix}`;
  try {
    await writeFile(temporary, content);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
