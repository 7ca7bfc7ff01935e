import { createHash } from "node:crypto";
import type { Encoding } from "./encoding.ts";

/** What all encodings of a body have in common in their entity tags. */
export function contentHash(body: Uint8Array): string {
  return createHash("sha256").update(body).digest("base64url").slice(0, 27);
}

/** A strong tag: each encoding has its own, as it has other bytes. */
export function entityTag(hash: string, encoding: Encoding): string {
  return encoding === "identity" ? `"${hash}"` : `"${hash}-${encoding}"`;
}

/**
 * Whether an If-None-Match header names the content, in whichever encoding the client holds it (RFC 9110,
 * section 13.1.2). A tag that was made weak on the way, as compressing proxies do, counts too.
 */
export function namesContent(ifNoneMatch: string, hash: string): boolean {
  if (ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.split(",").some((tag) => {
    const opaque = /^(?:W\/)?"([^"]*)"$/.exec(tag.trim())?.[1];
    return opaque === hash || opaque === `${hash}-gzip` || opaque === `${hash}-br`;
  });
}
