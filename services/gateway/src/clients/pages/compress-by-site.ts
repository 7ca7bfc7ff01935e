import { compress, type Compress } from "./compress.ts";
import type { Site } from "./connect-site.ts";

/** The build compresses only these, and adds the encoding to their names. */
const compressedByBuild = /\.(?:js|css)$/;
/** Files of the build are the same in every zone. */
const anyZone = "UTC";
/** Compressing a file here takes less time than waiting longer for a renderer that is slow. */
const timeoutMs = 1000;

/**
 * Compresses texts. Scripts and styles are already compressed by the site's build, and better than there is time for
 * here.
 */
export function compressBySite(site: Site): Compress {
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
