import { fileResponseHeaders } from "./content-file-headers.ts";

describe("a file of the content", () => {
  it("is kept for ever, may be shown by other sites, and can run no script", () => {
    expect(fileResponseHeaders({ "set-cookie": "a=b", location: "/" })).toEqual({
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
      "cross-origin-resource-policy": "cross-origin",
    });
  });

  it.each(["application/pdf", "video/mp4", "text/plain; charset=utf-8", "image/webp", "font/woff2"])(
    "of the type %s is sent as that type",
    (type) => expect(fileResponseHeaders({ "content-type": type })).toMatchObject({ "content-type": type }),
  );

  it.each([
    "text/html",
    "text/javascript; charset=utf-8",
    "Application/JavaScript",
    "application/ecmascript",
    "application/xhtml+xml",
    "image/svg+xml",
    "text/xml",
    "text/css",
    "text/plain2",
    "",
  ])("of the type %j, which a browser could run, is sent as bytes of no known type", (type) =>
    expect(fileResponseHeaders({ "content-type": type })).toMatchObject({
      "content-type": "application/octet-stream",
    }),
  );
});
