import { randomBytes } from "node:crypto";
import {
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

/**
 * Usage: node make-secrets.mjs FILE FOLDER STORES READER:VARIABLE,VARIABLE...
 *
 * Makes the secrets that the environment file FILE lacks, and writes each reader's into FOLDER/READER: a file for each
 * variable, which only the reader's user can read. A password for the database or the broker is the reader's own; other
 * variables are the same for all readers. The database and the broker get the passwords of all their users, and the
 * folders with their data in STORES.
 */
const [keptFile = "", folder = "", stores = "", ...readers] = process.argv.slice(2);
const ownPasswords = ["MONGODB_PASSWORD", "NATS_PASSWORD"];
/** Mongo's image has a user of its own; the others run as `node`, or under its number. */
const userOf = (reader) => (reader === "mongo" ? 999 : 1000);

const kept = existsSync(keptFile) ? secretsIn(readFileSync(keptFile, "utf8")) : new Map();
const files = readers.flatMap((argument) => {
  const [reader = "", variables = ""] = argument.split(":");
  return variables.split(",").map((variable) => ({ reader, variable, name: keptName(reader, variable) }));
});
for (const { name } of files) if (!kept.has(name) && name !== "SANITY_TOKEN") kept.set(name, newSecret());
// Readers of the content prove themselves to the lake with its service token.
if (!kept.has("SANITY_TOKEN")) kept.set("SANITY_TOKEN", kept.get("SERVICE_TOKEN"));
write(keptFile, Array.from(kept, ([name, secret]) => `${name}=${secret}\n`).join(""), 0);

for (const { reader, variable, name } of files) writeFor(reader, variable, kept.get(name));
/** The users of a store with their passwords. */
const usersOf = (store) => {
  const end = `_${store}_PASSWORD`;
  return Array.from(kept)
    .filter(([name]) => name.endsWith(end))
    .map(([name, secret]) => [name.slice(0, -end.length), secret]);
};
const variables = usersOf("NATS").map(([user, secret]) => `${user}_NATS_PASSWORD: "${secret}"\n`);
writeFor("nats", "passwords.conf", variables.join(""));
// A service's user has the name of its database.
const databases = usersOf("MONGODB").map(([user, secret]) => [user.toLowerCase(), secret]);
writeFor("mongo", "passwords.json", JSON.stringify(Object.fromEntries(databases)));
for (const store of ["mongo", "nats"]) give(join(stores, store), userOf(store));

function keptName(reader, variable) {
  if (!ownPasswords.includes(variable)) return variable;
  return `${reader.replaceAll("-", "_").toUpperCase()}_${variable}`;
}

function secretsIn(text) {
  const lines = text.split("\n").filter(Boolean);
  return new Map(lines.map((line) => line.split(/=(.*)/s)));
}

/** In hexadecimal, because MongoDB's key file takes fewer characters than an environment file. */
function newSecret() {
  return randomBytes(32).toString("hex");
}

function writeFor(reader, name, text) {
  write(join(folder, reader, name), text, userOf(reader));
}

/** Replaces the file in one step, so that a secret that was made once is never lost. */
function write(file, text, user) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, text, { mode: 0o400, flush: true });
  if (isRoot()) chownSync(`${file}.new`, user, user);
  renameSync(`${file}.new`, file);
}

/** New volumes, and those of earlier versions, belong to root. The folder itself is last, for a run that is cut off. */
function give(dir, user) {
  if (!existsSync(dir) || statSync(dir).uid === user || !isRoot()) return;
  for (const name of readdirSync(dir, { recursive: true })) lchownSync(join(dir, name), user, user);
  chownSync(dir, user, user);
}

function isRoot() {
  return process.getuid() === 0;
}
