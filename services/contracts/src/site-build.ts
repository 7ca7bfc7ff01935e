import * as z from "zod";

/** The folder with all scripts of the site's build, and nothing else: a page's policy allows scripts from it alone. */
export const scriptsFolder = "/scripts/";

/** File of the site's build with the hashes of its pages' inline scripts. */
export const inlineScriptsPath = "/inline-scripts.json";

/** CSP sources, such as `sha256-…` without quotation marks. */
export const inlineScriptsSchema = z.object({
  hashes: z.array(z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/)).max(100),
});
