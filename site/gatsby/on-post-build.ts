import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { compressFiles } from "../src/scripts/compress-files.ts";
import { inlineScriptHashes } from "../src/scripts/inline-script-hashes.ts";
import { writeWorker } from "../src/worker/write-worker.ts";

/** Processes the files of a finished build. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async () => {
  await Promise.all([
    listInlineScripts(),
    writeWorker(resolve("public"), resolve("src/worker/service-worker.ts")),
    ...hashedFolders.map(compressFiles),
  ]);
};

/** Scripts are in a folder of their own, styles beside the pages. */
const hashedFolders = ["public/scripts", "public"];

/**
 * Writes the hashes of the inline scripts, which are the same on every page, to `inlineScriptsPath` of the contracts.
 * They are those of a page that the build itself renders, without any content.
 */
async function listInlineScripts(): Promise<void> {
  const page = await readFile(resolve("public/404.html"), "utf8");
  const list = { hashes: inlineScriptHashes(page) };
  await writeFile(resolve("public/inline-scripts.json"), `${JSON.stringify(list)}\n`);
}
