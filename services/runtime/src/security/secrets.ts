import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** Returns a random secret of 256 bits, as 43 characters that are safe in URLs, cookies and headers. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/**
 * Returns the SHA-256 hash, in hexadecimal, under which a random secret is stored and looked up.
 * For secrets of at least 128 random bits only: passwords belong to `createPasswordHasher`.
 */
export const hashSecret = (secret: string): string => createHash("sha256").update(secret).digest("hex");

/** Returns whether two secrets are equal, in constant time. */
export function isSameSecret(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(hashSecret(a)), Buffer.from(hashSecret(b)));
}
