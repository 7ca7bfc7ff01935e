import { resourceKind } from "../../domain/pages/resource.ts";
import type { Site } from "./connect-site.ts";

export type Renderers = {
  /** Renders pages, and has the files of the build. */
  site: Site;
  /** Draws the pictures of pages for social networks. */
  pictures: Site;
  /** Serves the pictures of the content. */
  images: Site;
};

/** Returns a site that sends each request to the renderer of its path. */
export function withPictures({ site, pictures, images }: Renderers): Site {
  const rendererOf = (path: string): Site => {
    const kind = resourceKind(path.split("?", 1)[0] ?? path);
    return kind === "picture" ? pictures : kind === "image" ? images : site;
  };
  return {
    fetch: (path, timeZone, options) => rendererOf(path).fetch(path, timeZone, options),
    outage: (path) => rendererOf(path).outage(path),
    close: async () => {
      await Promise.all([site, pictures, images].map((renderer) => renderer.close()));
    },
  };
}
