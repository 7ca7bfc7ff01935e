import { homeZone, inlineScriptsPath, inlineScriptsSchema } from "@wordlehint/contracts";
import type { Log } from "@wordlehint/runtime";
import type { Site, SiteResponse } from "./connect-site.ts";

/** The inline scripts that the site's build contains. A page may run these and no others. */
export type InlineScripts = {
  /**
   * Returns their hashes as CSP sources; asks the renderer until it has responded once.
   * @throws {SiteError} as `Site.fetch`.
   */
  hashes(): Promise<readonly string[]>;
  /**
   * Asks the renderer, which may have a new build.
   * @throws {SiteError} as `Site.fetch`.
   */
  refresh(signal?: AbortSignal): Promise<readonly string[]>;
};

export function createInlineScripts(site: Pick<Site, "fetch">, log: Log): InlineScripts {
  let known: readonly string[] | undefined;
  const refresh = async (signal?: AbortSignal): Promise<readonly string[]> => {
    const found = readHashes(await site.fetch(inlineScriptsPath, homeZone, signal && { signal }));
    if (!found && known?.length !== 0)
      log.warn("the site's build doesn't say which inline scripts it contains; pages may run none");
    return (known = found ?? []);
  };
  return { hashes: async () => known ?? refresh(), refresh };
}

function readHashes({ status, body }: SiteResponse): string[] | undefined {
  if (status !== 200) return undefined;
  try {
    return inlineScriptsSchema.parse(JSON.parse(body.toString("utf8"))).hashes.map((hash) => `'${hash}'`);
  } catch {
    return undefined;
  }
}
