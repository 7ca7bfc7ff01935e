import { resourceKind } from "../domain/resource.ts";
import type { Site } from "./ask-site.ts";

/** The site, with the pictures of its pages from the service that draws them. */
export function withPictures({ site, pictures }: { site: Site; pictures: Site }): Site {
  const makerOf = (path: string) =>
    resourceKind(path.split("?", 1)[0] ?? path) === "picture" ? pictures : site;
  return {
    ask: (path, timeZone, purpose) => makerOf(path).ask(path, timeZone, purpose),
    outage: (path) => makerOf(path).outage(path),
    close: async () => {
      await Promise.all([site.close(), pictures.close()]);
    },
  };
}
