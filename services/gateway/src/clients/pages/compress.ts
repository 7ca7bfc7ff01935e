import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { StoredPage } from "../../domain/pages/stored-page.ts";

/** A text in the encodings in which it is sent. */
export type Compressed = { br: Buffer; gzip: Buffer };
export type Compress = (page: StoredPage) => Promise<Compressed>;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses a text by Brotli and by gzip, on the thread pool. */
export async function compress({ body }: Pick<StoredPage, "body">): Promise<Compressed> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, zipped] = await Promise.all([brotli(body, { params }), zip(body, { level: 6 })]);
  return { br, gzip: zipped };
}
