import { createHash } from "node:crypto";
import fresh from "fresh";
import { encodings, type Encoding } from "../encoding.ts";

/** Returns the part that the entity tags of all encodings of a body have in common. */
export function contentHash(body: Uint8Array): string {
  return createHash("sha256").update(body).digest("base64url").slice(0, 27);
}

/** Returns a strong tag. Each encoding has its own, because its bytes differ. */
export function entityTag(hash: string, encoding: Encoding): string {
  return encoding === "identity" ? `"${hash}"` : `"${hash}-${encoding}"`;
}

/**
 * Returns the entity tag of this content, in any encoding, that an If-None-Match header (RFC 9110, section 13.1.2)
 * lists. Weak tags match too: proxies that compress weaken the tags that they pass on.
 */
export function matchingTag(ifNoneMatch: string, hash: string): string | undefined {
  return encodings
    .toReversed()
    .map((encoding) => entityTag(hash, encoding))
    .find((etag) => fresh({ "if-none-match": ifNoneMatch }, { etag }));
}
