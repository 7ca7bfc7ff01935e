import { readdir, readFile, writeFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { serviceWorkerPath } from "@wordlehint/contracts";
import { offlinePage } from "./offline-page.ts";

/** The facts that the service worker has about its build. */
export type WorkerBuild = {
  /** The paths of the files that it may keep. */
  files: readonly string[];
  offlinePage: { html: string; policy: string };
};

/**
 * Writes `/sw.js` of a finished build.
 * @param source the file of the service worker.
 */
export async function writeWorker(publicFolder: string, source: string): Promise<void> {
  const build: WorkerBuild = { files: await hashedFiles(publicFolder), offlinePage };
  const code = stripTypeScriptTypes(await readFile(source, "utf8"));
  await writeFile(join(publicFolder, serviceWorkerPath), `const build = ${JSON.stringify(build)};\n${code}`);
}

/** Returns the paths of the build's scripts, styles and media with a hash in their names, in a fixed order. */
async function hashedFiles(publicFolder: string): Promise<string[]> {
  const names = await readdir(publicFolder, { recursive: true });
  return names
    .map((name) => `/${name.replaceAll("\\", "/")}`)
    .filter((path) => hashed.test(path))
    .sort();
}

const hashed =
  /^\/(?:scripts\/[^/]+-[0-9a-f]{8,}\.js|[^/]+\.[0-9a-f]{8,}\.css|static\/.+-[0-9a-f]{8,}\.\w+)$/;
