import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  LibraryError,
  readLibrary,
  type LibraryFile,
  type RiddleLibrary,
} from "../domain/composer/riddle-library.ts";

/**
 * Reads the riddles and clues of an installation's own from the files `riddles/*.txt` and `clues/*.txt` of a folder.
 * @throws {LibraryError} listing what can't be read or is invalid
 */
export function loadRiddleLibrary(dir: string): RiddleLibrary {
  const [riddles, clues] = [filesIn(dir, "riddles"), filesIn(dir, "clues")];
  if (riddles.length + clues.length === 0)
    throw new LibraryError(["the folder has neither riddles/*.txt nor clues/*.txt that can be read"]);
  return readLibrary({ riddles, clues });
}

const shippedDir = fileURLToPath(new URL("../../data", import.meta.url));

let shipped: RiddleLibrary | undefined;

/**
 * Returns the riddles that the service is shipped with, read from `data/riddles/*.txt` at the first call. A test holds
 * them to the spoiler guard.
 * @throws {LibraryError} listing what can't be read or is invalid
 */
export function loadShippedLibrary(): RiddleLibrary {
  shipped ??= readLibrary({ riddles: filesIn(shippedDir, "riddles"), clues: [] }, { isGuarded: false });
  return shipped;
}

function filesIn(dir: string, folder: string): LibraryFile[] {
  const names = namesIn(join(dir, folder)).filter((name) => name.endsWith(".txt"));
  return names.sort().map((name) => ({ path: `${folder}/${name}`, text: textOf(dir, `${folder}/${name}`) }));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw new LibraryError([`the folder can't be read (${codeOf(error)})`]);
  }
}

function textOf(dir: string, path: string): string {
  try {
    return readFileSync(join(dir, path), "utf8");
  } catch (error) {
    throw new LibraryError([`${path} can't be read (${codeOf(error)})`]);
  }
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? "unknown error";
