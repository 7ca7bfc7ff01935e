import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";

/**
 * Documents are stored as packed JSON text: BSON would refuse or change some of what they may hold (names with
 * dots and dollars, deep nesting, broken surrogates, the difference between whole and other numbers).
 */
export async function pack(value: unknown): Promise<Buffer> {
  return promisify(gzip)(JSON.stringify(value), { level: 1 });
}

export async function unpack<T>(packed: Uint8Array | { buffer: Uint8Array }): Promise<T> {
  const bytes =
    "buffer" in packed && packed.buffer instanceof Uint8Array ? packed.buffer : (packed as Uint8Array);
  return JSON.parse((await promisify(gunzip)(bytes)).toString()) as T;
}
