import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { root } from "../paths.ts";
import type { Build } from "./ensure-build.ts";

export const studioDir = join(root, "studio");

/** What the built studio is served from. */
export const studioDist = join(studioDir, "dist");

/** Sanity's own command, to be run by Node.js. */
export const sanityCommand = join(
  dirname(createRequire(join(studioDir, "package.json")).resolve("sanity/package.json")),
  "bin",
  "sanity",
);

/** For hosted Sanity: the project that the build is for. Without one it is for our own content lake. */
export interface HostedProject {
  projectId: string;
  dataset: string;
  siteUrl: string;
}

export function studioBuild(hosted?: HostedProject): Build {
  const settings = {
    SANITY_STUDIO_PROJECT_ID: hosted?.projectId ?? "",
    SANITY_STUDIO_DATASET: hosted?.dataset ?? "",
    SANITY_STUDIO_SITE_URL: hosted?.siteUrl ?? "",
  };
  return {
    name: "studio",
    madeOf: ["studio", "site/src/theme/palettes.ts", "package-lock.json"],
    also: Object.values(settings),
    outputs: [join(studioDist, "index.html")],
    command: [sanityCommand, "build", "--yes"],
    cwd: studioDir,
    env: { ...settings, DO_NOT_TRACK: "1", NODE_ENV: "production" },
    progress: /^\s*[✔-]/,
  };
}
