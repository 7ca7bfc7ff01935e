import { access, constants } from "node:fs/promises";
import { delimiter, join } from "node:path";

/** Folders with programs that are often missing from a user's PATH. */
const systemFolders = ["/usr/local/bin", "/usr/bin", "/usr/sbin"];

/** The full path of the first of these programs that is installed. */
export async function findProgram(
  names: readonly string[],
  path = process.env.PATH ?? "",
): Promise<string | undefined> {
  const folders = [...path.split(delimiter).filter((folder) => folder !== ""), ...systemFolders];
  for (const name of names) {
    for (const folder of folders) {
      const candidate = join(folder, name);
      if (await isExecutable(candidate)) return candidate;
    }
  }
  return undefined;
}

export async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
