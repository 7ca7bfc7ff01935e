import { assetRequestHeaders, assetResponseHeaders } from "./asset-headers.ts";

const named = (...names: string[]) => Object.fromEntries(names.map((name) => [name, `the ${name}`]));

it("asks the server of pictures for what the visitor asked, and tells it nothing about the visitor", () => {
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
  expect(assetRequestHeaders({ ...wanted, ...personal, "if-match": undefined })).toEqual(wanted);
  expect(assetRequestHeaders({ accept: "image/*", range: undefined })).toEqual({ accept: "image/*" });
});

describe("a picture or file", () => {
  const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

  it("is kept for ever, may be shown by other sites, and can run no script", () => {
    expect(assetResponseHeaders({})).toEqual({
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
    expect(assetResponseHeaders({ ...described, ...others })).toEqual({
      ...described,
      "content-security-policy": policy,
      "cross-origin-resource-policy": "cross-origin",
    });
  });
});
