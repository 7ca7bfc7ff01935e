import { serialize } from "bson";
import { fail } from "../errors.ts";
import type { Doc } from "./value.ts";

export const maxDocumentBytes = 16 * 1024 * 1024;

/** A reply: a plain object that may contain documents. Integers are encoded as BSON ints. */
export type Reply = Record<string, unknown>;

/**
 * Encodes a document.
 * @throws {MongoError} `BSONObjectTooLarge` when the BSON exceeds the library's buffer.
 */
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
