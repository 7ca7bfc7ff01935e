import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "../paths.ts";
import type { Build } from "./ensure-build.ts";

export const siteDir = join(root, "site");

/** The script of Gatsby's command line. */
export const gatsbyCommand = createRequire(join(siteDir, "package.json")).resolve("gatsby/cli.js");

export const gatsbyEnv = { GATSBY_TELEMETRY_DISABLED: "1", CI: "true", NODE_ENV: "production" };

/** Local builds include the style guide at `/_styleguide`, unless `STYLEGUIDE=off`. */
const styleguide = process.env.STYLEGUIDE === "off" ? "off" : "on";

export const siteBuild: Build = {
  name: "site",
  sources: ["site", "services/contracts/src", "package-lock.json"],
  also: [styleguide],
  outputs: [join(siteDir, "public"), join(siteDir, ".cache")],
  command: [gatsbyCommand, "build"],
  cwd: siteDir,
  env: { ...gatsbyEnv, STYLEGUIDE: styleguide },
  progress: /^(success|info)\b/,
};
