import { randomBytes } from "node:crypto";
import { prefixes, type Kind } from "./kinds.ts";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** Random letters and digits. */
export function randomText(length: number): string {
  return Array.from(randomBytes(length), (byte) => alphabet.charAt(byte % alphabet.length)).join("");
}

/** An id for an object of a kind, such as `cus_` and 24 letters and digits. */
export function newId(kind: Kind): string {
  return kind === "coupon" ? randomText(8) : prefixes[kind] + randomText(24);
}
