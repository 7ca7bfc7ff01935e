import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What the parts of one installation prove to each other, and its first editor's way in. */
export interface Secrets {
  /** With which site and gateway read drafts for previews. */
  serviceToken: string;
  /** Signs the cookie of a preview. */
  previewKey: string;
  firstEditor: { email: string; password: string };
}

const fileName = "secrets.json";

/** The secrets of this data folder; made, for its owner's eyes alone, when it has none. */
export function secretsOf(dataDir: string): { secrets: Secrets; path: string; areNew: boolean } {
  const path = join(dataDir, fileName);
  const kept = read(path);
  if (kept) return { secrets: kept, path, areNew: false };
  const secrets: Secrets = {
    serviceToken: secret(),
    previewKey: secret(),
    firstEditor: { email: "editor@wordlehint.local", password: randomBytes(12).toString("base64url") },
  };
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(path, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return { secrets, path, areNew: true };
}

function read(path: string): Secrets | undefined {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Secrets;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

const secret = () => randomBytes(32).toString("base64url");
