import { inlineScriptsPath, isPossibleAddress } from "@wordlehint/contracts";
import { parametersOf } from "./page-parameters.ts";
import { pictureQuery } from "./picture-request.ts";
import { pageQuery } from "../request-target.ts";
import { resourceKind } from "./resource.ts";

export type RenderedPathRules = {
  /** The folder of the content's pictures, such as `/images/wordlehint/production/`. */
  imageFolder: string;
  /** Query parameters that all pages depend on, besides those of their own. */
  pageParameters: ReadonlySet<string>;
};

/**
 * Returns the path under which a resource is rendered and kept: with the query parameters that matter. Undefined where
 * nothing can be, whatever the content is, so that nothing needs to be rendered.
 * @param path canonical.
 */
export function renderedPath(
  path: string,
  search: string,
  { imageFolder, pageParameters }: RenderedPathRules,
): string | undefined {
  switch (resourceKind(path)) {
    case "image": {
      const query = path.startsWith(imageFolder)
        ? pictureQuery(path.slice(imageFolder.length), search)
        : undefined;
      return query === undefined ? undefined : path + query;
    }
    case "page":
    case "page-data":
      return isPossibleAddress(path)
        ? path + pageQuery(search, parametersOf(path, pageParameters))
        : undefined;
    case "file":
      return buildRecords.has(path) ? undefined : path + pageQuery(search, pageParameters);
    default:
      return path + pageQuery(search, pageParameters);
  }
}

/** Files of the site's build that are for itself and the gateway, such as the names of parts that no page links to. */
const buildRecords = new Set(["/webpack.stats.json", "/chunk-map.json", inlineScriptsPath]);
