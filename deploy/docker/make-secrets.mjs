import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";

/**
 * Usage: node make-secrets.mjs FILE VARIABLE...
 *
 * Adds a random secret to an environment file for each variable that it lacks, and makes the file if need be.
 */
const [file, ...variables] = process.argv.slice(2);
const text = existsSync(file) ? readFileSync(file, "utf8") : "";
const secrets = new Map(
  text
    .split("\n")
    .filter(Boolean)
    .map((line) => line.split(/=(.*)/s)),
);
for (const variable of variables) {
  if (!secrets.has(variable)) secrets.set(variable, randomBytes(32).toString("base64url"));
}
// Readers of the content prove themselves to the lake with its service token.
if (!secrets.has("SANITY_TOKEN")) secrets.set("SANITY_TOKEN", secrets.get("SERVICE_TOKEN"));

const lines = Array.from(secrets, ([variable, secret]) => `${variable}=${secret}\n`);
// The services run as the user `node` of their images.
writeFileSync(`${file}.new`, lines.join(""), { mode: 0o444 });
renameSync(`${file}.new`, file);
