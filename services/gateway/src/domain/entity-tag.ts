import { createHash } from "node:crypto";
import { encodings, type Encoding } from "./encoding.ts";

/** What all encodings of a body have in common in their entity tags. */
export function contentHash(body: Uint8Array): string {
  return createHash("sha256").update(body).digest("base64url").slice(0, 27);
}

/** A strong tag: each encoding has its own, as it has other bytes. */
export function entityTag(hash: string, encoding: Encoding): string {
  return encoding === "identity" ? `"${hash}"` : `"${hash}-${encoding}"`;
}

/**
 * The entity tag by which an If-None-Match header names the content, in whichever encoding the client holds it
 * (RFC 9110, section 13.1.2). A tag that was made weak on the way, as compressing proxies do, counts too.
 */
export function matchingTag(ifNoneMatch: string, hash: string): string | undefined {
  if (ifNoneMatch.trim() === "*") return entityTag(hash, "identity");
  const sent = ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return encodings.map((encoding) => entityTag(hash, encoding)).find((tag) => sent.includes(tag));
}
