import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";

/**
 * Packs a value as compressed JSON. Documents are stored like this because BSON refuses or changes some of what they
 * may contain: names with dots and dollar signs, deep nesting, lone surrogates, integers as opposed to doubles.
 */
export async function pack(value: unknown): Promise<Buffer> {
  return promisify(gzip)(JSON.stringify(value), { level: 1 });
}

export async function unpack<T>(packed: Uint8Array | { buffer: Uint8Array }): Promise<T> {
  const bytes =
    "buffer" in packed && packed.buffer instanceof Uint8Array ? packed.buffer : (packed as Uint8Array);
  return JSON.parse((await promisify(gunzip)(bytes)).toString()) as T;
}
