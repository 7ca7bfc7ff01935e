import { serialize } from "bson";
import { fail } from "../errors.ts";
import type { Doc } from "./value.ts";

export const maxDocumentBytes = 16 * 1024 * 1024;

/** A reply: plain JavaScript with documents inside; whole numbers are written as ints. */
export type Reply = Record<string, unknown>;

/** Writes BSON. What outgrows the largest message that the library can build is too large. */
export function encode(document: Doc | Reply): Buffer {
  try {
    const bytes = serialize(document, { ignoreUndefined: true });
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  } catch (error) {
    if (error instanceof RangeError)
      return fail("BSONObjectTooLarge", "BSONObj exceeds the maximum size of 16MB");
    throw error;
  }
}
