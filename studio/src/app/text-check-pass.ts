import type { SanityClient } from "sanity";

/** Proves to the site that the studio of an editor who may write asks to have a text checked. */
export interface TextCheckPass {
  pass: string;
  expiresAt: Date;
}

const type = "textCheckPass";
const lifeMs = 3_600_000;
const passBytes = 32;

/**
 * Makes a pass. A draft holds its hash, so that the site can tell who has made it and that they may write; readers of
 * the drafts can't use it. Also deletes the drafts of passes that have expired.
 * @throws when the editor may not write, or the page is served without https by another host than localhost
 */
export async function createTextCheckPass(
  client: SanityClient,
  now: () => number = Date.now,
): Promise<TextCheckPass> {
  const pass = base64url(crypto.getRandomValues(new Uint8Array(passBytes)));
  const expiresAt = new Date(now() + lifeMs);
  await client.create({ _id: `drafts.${crypto.randomUUID()}`, _type: type, hash: await sha256(pass) });
  const expired = `*[_type == "${type}" && dateTime(_updatedAt) <= dateTime(now()) - ${lifeMs / 1000}]`;
  // Those that stay are of no use to anyone, and the next pass has them deleted.
  client.delete({ query: expired }).catch(() => undefined);
  return { pass, expiresAt };
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
