import { cpSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Usage: node start-site.mjs serve OPTION...
 *
 * Runs Gatsby's command line on a copy of the database of the build, with the container's secrets in its environment.
 */
const secretsDir = "/run/secrets";
cpSync("/database", "/app/site/.cache/data", { recursive: true });
for (const name of existsSync(secretsDir) ? readdirSync(secretsDir) : []) {
  process.env[name] ||= readFileSync(join(secretsDir, name), "utf8");
}
await import("/app/node_modules/gatsby/cli.js");
