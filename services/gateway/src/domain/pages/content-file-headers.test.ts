import { fileRequestHeaders, fileResponseHeaders } from "./content-file-headers.ts";

const named = (...names: string[]) => Object.fromEntries(names.map((name) => [name, `the ${name}`]));

it("asks the server of files for what the visitor asked, and tells it nothing about the visitor", () => {
  const wanted = named(
    "accept",
    "accept-encoding",
    "if-modified-since",
    "if-none-match",
    "if-range",
    "range",
  );
  const personal = named(
    "cookie",
    "authorization",
    "user-agent",
    "referer",
    "origin",
    "x-forwarded-for",
    "host",
  );
  expect(fileRequestHeaders({ ...wanted, ...personal, "if-match": undefined })).toEqual(wanted);
  expect(fileRequestHeaders({ accept: "image/*", range: undefined })).toEqual({ accept: "image/*" });
});

describe("a file of the content", () => {
  const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

  it("is kept for ever, may be shown by other sites, and can run no script", () => {
    expect(fileResponseHeaders({})).toEqual({
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": policy,
      "cross-origin-resource-policy": "cross-origin",
    });
  });

  it("has the headers that describe it, and no others of its server", () => {
    const described = named(
      "accept-ranges",
      "cache-control",
      "content-disposition",
      "content-encoding",
      "content-length",
      "content-range",
      "content-type",
      "etag",
      "last-modified",
      "vary",
    );
    const others = named("set-cookie", "server", "x-sanity-shard", "content-security-policy", "location");
    expect(fileResponseHeaders({ ...described, ...others, "content-type": "text/csv" })).toEqual({
      ...described,
      "content-type": "text/csv",
      "content-security-policy": policy,
      "cross-origin-resource-policy": "cross-origin",
    });
  });

  it.each(["application/pdf", "video/mp4", "text/plain; charset=utf-8", "image/webp", "font/woff2"])(
    "of the type %s keeps it",
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
  ])("of the type %s, which a browser could run, is sent as bytes of no known type", (type) =>
    expect(fileResponseHeaders({ "content-type": type })).toMatchObject({
      "content-type": "application/octet-stream",
    }),
  );
});
