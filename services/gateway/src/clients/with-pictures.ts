import { resourceKind } from "../domain/resource.ts";
import type { Site } from "./connect-site.ts";

/** Returns a site whose pictures of pages come from the service that draws them. */
export function withPictures({ site, pictures }: { site: Site; pictures: Site }): Site {
  const rendererOf = (path: string) =>
    resourceKind(path.split("?", 1)[0] ?? path) === "picture" ? pictures : site;
  return {
    fetch: (path, timeZone, options) => rendererOf(path).fetch(path, timeZone, options),
    outage: (path) => rendererOf(path).outage(path),
    close: async () => {
      await Promise.all([site.close(), pictures.close()]);
    },
  };
}
