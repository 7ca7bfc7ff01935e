import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { root } from "../paths.ts";
import type { Build } from "./ensure-build.ts";

export const studioDir = join(root, "studio");

/** The folder of the built studio. */
export const studioDist = join(studioDir, "dist");

/** The script of Sanity's command line. */
export const sanityCommand = join(
  dirname(createRequire(join(studioDir, "package.json")).resolve("sanity/package.json")),
  "bin",
  "sanity",
);

/** The project of hosted Sanity that a studio is built for. */
export interface HostedProject {
  projectId: string;
  dataset: string;
  siteUrl: string;
}

/** The studio for a project of hosted Sanity, or by default for our own content lake. */
export function studioBuild(hosted?: HostedProject): Build {
  const settings = {
    SANITY_STUDIO_PROJECT_ID: hosted?.projectId ?? "",
    SANITY_STUDIO_DATASET: hosted?.dataset ?? "",
    SANITY_STUDIO_SITE_URL: hosted?.siteUrl ?? "",
  };
  return {
    name: "studio",
    sources: ["studio", "services/contracts/src/palettes.ts", "package-lock.json"],
    also: Object.values(settings),
    outputs: [join(studioDist, "index.html")],
    command: [sanityCommand, "build", "--yes"],
    cwd: studioDir,
    env: { ...settings, DO_NOT_TRACK: "1", NODE_ENV: "production" },
    progress: /^\s*[✔-]/,
  };
}
