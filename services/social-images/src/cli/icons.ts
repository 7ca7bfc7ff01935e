import { writeFile } from "node:fs/promises";
import { siteFiles } from "../drawing/site-files.ts";

/** Draws the icons and the manifest anew from the mark and the palettes: `npm run icons`. */
const staticDir = new URL("../../../../site/static/", import.meta.url);
for (const [name, content] of await siteFiles()) {
  await writeFile(new URL(name, staticDir), content);
  console.log(`site/static/${name}  ${content.length} bytes`);
}
