import { visitorCacheHeaders, type Shown } from "./visitor-cache-headers.ts";

const headersFor = (shown: Partial<Shown>) =>
  visitorCacheHeaders({
    kind: "page",
    isServiceWorker: false,
    status: 200,
    isDated: false,
    isCompressible: true,
    cdnMaxAgeSeconds: 0,
    ...shown,
  });

describe("caches between the gateway and the visitor", () => {
  it("revalidate a page for each request", () => {
    expect(headersFor({})).toEqual({
      "Cache-Control": "public, max-age=0, must-revalidate, no-transform",
      Vary: "Accept-Encoding",
    });
  });

  it("never serve a page of one puzzle date to a visitor of another", () => {
    expect(headersFor({ isDated: true, cdnMaxAgeSeconds: 60 })).toEqual({
      "Cache-Control": "public, max-age=0, must-revalidate, no-transform",
      "CDN-Cache-Control": "public, max-age=0, must-revalidate",
      Vary: "Accept-Encoding, Cookie",
    });
  });

  it("may serve a page that is the same for all visitors, if configured", () => {
    expect(headersFor({ cdnMaxAgeSeconds: 60 })).toHaveProperty("CDN-Cache-Control", "public, max-age=60");
    expect(headersFor({ cdnMaxAgeSeconds: 60, status: 404 })).not.toHaveProperty("CDN-Cache-Control");
  });

  it("never store an error page", () => {
    for (const status of [500, 503])
      expect(headersFor({ status })).toEqual({ "Cache-Control": "no-store, no-transform" });
  });

  it("change no page, because its policy refuses scripts that they add, but may make files smaller", () => {
    expect(headersFor({})["Cache-Control"]).toContain("no-transform");
    for (const kind of ["page-data", "hashed", "file"] as const)
      for (const status of [200, 404, 500])
        expect(headersFor({ kind, status })["Cache-Control"]).not.toContain("no-transform");
  });

  it("ask for the service worker each time", () => {
    const shown = {
      kind: "file",
      isServiceWorker: true,
      isCompressible: false,
      cdnMaxAgeSeconds: 60,
    } as const;
    expect(headersFor(shown)).toEqual({ "Cache-Control": "no-cache" });
  });

  it("store hashed files permanently, but not their absence", () => {
    const immutable = "public, max-age=31536000, immutable";
    expect(headersFor({ kind: "hashed", isCompressible: false, cdnMaxAgeSeconds: 60 })).toEqual({
      "Cache-Control": immutable,
    });
    expect(headersFor({ kind: "hashed", status: 404 })["Cache-Control"]).not.toBe(immutable);
    expect(headersFor({ kind: "file" })["Cache-Control"]).not.toBe(immutable);
  });
});
