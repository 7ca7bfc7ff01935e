import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "../paths.ts";
import type { Build } from "./ensure-build.ts";

export const siteDir = join(root, "site");

/** Gatsby's own command, to be run by Node.js. */
export const gatsbyCommand = createRequire(join(siteDir, "package.json")).resolve("gatsby/cli.js");

export const gatsbyEnv = { GATSBY_TELEMETRY_DISABLED: "1", CI: "true", NODE_ENV: "production" };

/** Where the product is worked on it shows its parts at `/_look`, unless `LOOK_PAGE=off`. */
const lookPage = process.env.LOOK_PAGE === "off" ? "off" : "on";

export const siteBuild: Build = {
  name: "site",
  madeOf: ["site", "services/contracts/src", "package-lock.json"],
  also: [lookPage],
  outputs: [join(siteDir, "public"), join(siteDir, ".cache")],
  command: [gatsbyCommand, "build"],
  cwd: siteDir,
  env: { ...gatsbyEnv, LOOK_PAGE: lookPage },
  progress: /^(success|info)\b/,
};
