import { readdir, readFile, writeFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { serviceWorkerPath } from "@wordlehint/contracts";
import {
  getHintContract,
  getLetterContract,
  revealAnswerContract,
} from "@wordlehint/contracts/routes/riddle-routes";
import { contentFile, hashedFile, keepParts, keptCaches, keptHeaders } from "../lib/kept-caches.ts";
import { keptMark } from "../lib/kept-document.ts";
import { offlinePage } from "./offline-page.ts";

/** The facts that the service worker has about its build, and the names that it shares with the pages. */
export type WorkerBuild = {
  /** The paths of its files with a hash in their names. */
  files: readonly string[];
  /** Those of the scripts that pages for readers may load. */
  parts: readonly string[];
  hashedFile: string;
  contentFile: string;
  helpPaths: readonly string[];
  keepParts: string;
  keptMark: string;
  caches: typeof keptCaches;
  headers: typeof keptHeaders;
  offlinePage: typeof offlinePage;
};

/**
 * Writes `/sw.js` of a finished build.
 * @param source the file of the service worker.
 */
export async function writeWorker(publicFolder: string, source: string): Promise<void> {
  const files = await hashedFiles(publicFolder);
  const build: WorkerBuild = {
    files,
    parts: await readersScripts(publicFolder, files),
    hashedFile: hashedFile.source,
    contentFile: contentFile.source,
    helpPaths: [getHintContract, getLetterContract, revealAnswerContract].map(({ path }) => path),
    keepParts,
    keptMark,
    caches: keptCaches,
    headers: keptHeaders,
    offlinePage,
  };
  const code = stripTypeScriptTypes(await readFile(source, "utf8"));
  await writeFile(join(publicFolder, serviceWorkerPath), `const build = ${JSON.stringify(build)};\n${code}`);
}

/** Returns the paths of the build's scripts, styles and media with a hash in their names, in a fixed order. */
async function hashedFiles(publicFolder: string): Promise<string[]> {
  const names = await readdir(publicFolder, { recursive: true });
  return names
    .map((name) => `/${name.replaceAll("\\", "/")}`)
    .filter((path) => hashedFile.test(path))
    .sort();
}

/**
 * Returns the paths of all scripts but those that only previews and pages for accounts and payments load. The folder may
 * have scripts of earlier builds too; the runtime knows those of this one by their hashes.
 */
async function readersScripts(publicFolder: string, files: readonly string[]): Promise<string[]> {
  const text = await readFile(join(publicFolder, "webpack.stats.json"), "utf8");
  const { assetsByChunkName } = JSON.parse(text) as { assetsByChunkName: Record<string, string[]> };
  const chunks = Object.entries(assetsByChunkName);
  const scriptsOf = (isWanted: (chunk: string) => boolean) =>
    new Set(chunks.flatMap(([chunk, names]) => (isWanted(chunk) ? names.map((name) => `/${name}`) : [])));
  const others = scriptsOf((chunk) => notForReaders.test(chunk));
  const readers = scriptsOf((chunk) => !notForReaders.test(chunk));
  const runtime = [...readers].find((path) => path.includes("/webpack-runtime-")) ?? "";
  const code = await readFile(join(publicFolder, runtime), "utf8");
  const isLate = (path: string) =>
    !others.has(path) && code.includes(/-([0-9a-f]+)\.js$/.exec(path)?.[1] ?? path);
  return files.filter((path) => readers.has(path) || isLate(path));
}

/** Chunks by the names that Gatsby gives them. */
const notForReaders =
  /^(?:preview|email-preferences)$|^component---src-pages-(?:auth|confirm|email|reset|subscribe|unsubscribe|verify)/;
