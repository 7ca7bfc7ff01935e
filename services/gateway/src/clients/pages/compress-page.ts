import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Compress, Compressed, StoredPage } from "../../domain/pages/stored-page.ts";
import type { Site } from "./connect-site.ts";

/** The build compresses only these, and adds the encoding to their names. */
const compressedByBuild = /\.(?:js|css)$/;
/** Files of the build are the same in every zone. */
const anyZone = "UTC";
/** Compressing a file here takes less time than waiting longer for a renderer that is slow. */
const timeoutMs = 1000;

/**
 * Returns a function that compresses pages. Scripts and styles are already compressed by the site's build, and better
 * than there is time for here.
 */
export function compressPage(site: Pick<Site, "fetch">): Compress {
  return async (page) => {
    const { kind, path } = page;
    if (kind !== "hashed" || !compressedByBuild.test(path)) return compress(page);
    const signal = AbortSignal.timeout(timeoutMs);
    const files = await Promise.all([
      site.fetch(`${path}.br`, anyZone, { signal }),
      site.fetch(`${path}.gz`, anyZone, { signal }),
    ]).catch(() => undefined);
    if (!files?.every(({ status }) => status === 200)) return compress(page);
    const [{ body: br }, { body: gzip }] = files;
    return { br, gzip };
  };
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses a text by Brotli and by gzip, on the thread pool. */
async function compress({ body }: StoredPage): Promise<Compressed> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, zipped] = await Promise.all([brotli(body, { params }), zip(body, { level: 6 })]);
  return { br, gzip: zipped };
}
