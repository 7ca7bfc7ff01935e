import { cp } from "node:fs/promises";
import { join } from "node:path";
import { nodeFileTrace } from "@vercel/nft";

/**
 * Usage: node copy-traced.mjs FOLDER SCRIPT...
 *
 * Copies scripts and all files that they can load into a folder, at the paths that they have here.
 */
const [folder, ...scripts] = process.argv.slice(2);
const { fileList } = await nodeFileTrace(scripts);
for (const file of fileList) await cp(file, join(folder, file), { verbatimSymlinks: true });
