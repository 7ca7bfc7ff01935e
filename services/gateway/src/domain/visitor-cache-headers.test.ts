import { visitorCacheHeaders, type Shown } from "./visitor-cache-headers.ts";

const headersFor = (shown: Partial<Shown>) =>
  visitorCacheHeaders({
    kind: "page",
    status: 200,
    isDated: false,
    isCompressible: true,
    isForOrigins: false,
    cdnMaxAgeSeconds: 0,
    ...shown,
  });

describe("caches on the way to the visitor", () => {
  it("ask for a page each time", () => {
    expect(headersFor({})).toEqual({
      "Cache-Control": "public, max-age=0, must-revalidate",
      Vary: "Accept-Encoding",
    });
  });

  it("never show a page of one date to a visitor of another", () => {
    expect(headersFor({ isDated: true, cdnMaxAgeSeconds: 60 })).toEqual({
      "Cache-Control": "public, max-age=0, must-revalidate",
      "CDN-Cache-Control": "public, max-age=0, must-revalidate",
      Vary: "Accept-Encoding, Cookie",
    });
  });

  it("hold what other origins may read for each of them apart", () => {
    expect(headersFor({ kind: "page-data", isForOrigins: true }).Vary).toBe("Accept-Encoding, Origin");
  });

  it("may show a page that is the same for all, where that is configured", () => {
    expect(headersFor({ cdnMaxAgeSeconds: 60 })).toHaveProperty("CDN-Cache-Control", "public, max-age=60");
    expect(headersFor({ cdnMaxAgeSeconds: 60, status: 404 })).not.toHaveProperty("CDN-Cache-Control");
  });

  it("never keep a page that says that something doesn't work", () => {
    expect(headersFor({ status: 503 })).toEqual({ "Cache-Control": "no-store" });
  });

  it("keep hashed files for good, but not their absence", () => {
    const immutable = "public, max-age=31536000, immutable";
    expect(headersFor({ kind: "hashed", isCompressible: false })).toEqual({ "Cache-Control": immutable });
    expect(headersFor({ kind: "hashed", status: 404 })["Cache-Control"]).not.toBe(immutable);
    expect(headersFor({ kind: "file" })["Cache-Control"]).not.toBe(immutable);
  });
});
