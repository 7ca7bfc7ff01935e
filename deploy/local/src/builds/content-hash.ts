import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative } from "node:path";

/** Folders and files that don't affect the build. */
const ignored = /^(node_modules|public|dist|\.cache|\.sanity|test)$|\.test\.tsx?$/;

/** A hash of the paths and contents of files and folders below `base`, and of the strings in `also`. */
export async function contentHash(
  base: string,
  paths: readonly string[],
  also: readonly string[] = [],
): Promise<string> {
  const hash = createHash("sha256");
  const files = (await Promise.all(paths.map((path) => filesUnder(join(base, path))))).flat().sort();
  for (const file of files) {
    const content = await readFile(file);
    hash.update(`${relative(base, file)}\0${content.length}\0`).update(content);
  }
  return hash.update(also.join("\0")).digest("hex");
}

async function filesUnder(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path];
  const names = (await readdir(path)).filter((name) => !ignored.test(name));
  const nested = await Promise.all(names.map((name) => filesUnder(join(path, name))));
  return nested.flat();
}
