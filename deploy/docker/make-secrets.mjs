import { randomBytes } from "node:crypto";
import { existsSync, renameSync, writeFileSync } from "node:fs";

/** Writes an installation's secrets to the file that is named, unless it is there. */
const [file] = process.argv.slice(2);
const secret = () => randomBytes(32).toString("base64url");
if (!existsSync(file)) {
  const token = secret();
  const lines = [`SERVICE_TOKEN=${token}`, `SANITY_TOKEN=${token}`, `PREVIEW_KEY=${secret()}`];
  // The services run as the user `node` of their images.
  writeFileSync(`${file}.new`, `${lines.join("\n")}\n`, { mode: 0o444 });
  renameSync(`${file}.new`, file);
}
