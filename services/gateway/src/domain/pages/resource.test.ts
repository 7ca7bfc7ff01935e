import { resourceKind } from "./resource.ts";

describe("the kind of a resource", () => {
  it.each([
    ["/", "page"],
    ["/wordle-hint/2026-11-21", "page"],
    ["/page-data/index/page-data.json", "page-data"],
    ["/page-data/app-data.json", "page-data"],
    ["/page-data/sq/d/63159454.json", "page-data"],
    ["/scripts/app-1a2b3c4d5e6f7a8b9c0d.js", "hashed"],
    ["/scripts/component---src-pages-blog-%5Bslug%5D-tsx-0123456789abcdef0123.js", "hashed"],
    ["/scripts/component---src-pages-index-tsx-0123456789abcdef0123.js.map", "hashed"],
    ["/scripts/framework-0123456789abcdef0123.js.LICENSE.txt", "hashed"],
    ["/scripts/anything", "hashed"],
    ["/scripts", "page"],
    ["/app-1a2b3c4d5e6f7a8b9c0d.js", "file"],
    ["/styles.0123456789abcdef0123.css", "hashed"],
    ["/static/newsreader-latin-0a1b2c.woff2", "hashed"],
    ["/sw.js", "file"],
    ["/manifest.webmanifest", "file"],
    ["/robots.txt", "file"],
    ["/favicon.ico", "file"],
    ["/chunk-map.json", "file"],
    ["/icons/icon-192x192.png", "file"],
    ["/social/index.png", "picture"],
    ["/social/blog/letter-frequency-analysis.png", "picture"],
    ["/social", "page"],
    ["/social.png", "file"],
  ])("at %s is %s", (path, kind) => {
    expect(resourceKind(path)).toBe(kind);
  });
});
