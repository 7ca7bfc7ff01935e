import { writeFile } from "node:fs/promises";
import { makeSiteFiles } from "../actions/make-site-files.ts";

/** Writes the icons and the web manifest into `site/static`: `npm run icons`. */
const staticDir = new URL("../../../../site/static/", import.meta.url);
for (const [name, content] of await makeSiteFiles()) {
  await writeFile(new URL(name, staticDir), content);
  console.log(`site/static/${name}  ${content.length} bytes`);
}
