import { acceptedEncodings, isCompressible } from "./encoding.ts";

describe("the encodings that a client accepts", () => {
  it.each([
    ["", ["identity"]],
    ["gzip, deflate, br, zstd", ["br", "gzip", "identity"]],
    ["gzip", ["gzip", "identity"]],
    ["br;q=0.5, gzip;q=0.9", ["gzip", "br", "identity"]],
    ["br;q=0, gzip", ["gzip", "identity"]],
    ["identity;q=0, gzip", ["gzip"]],
    ["*", ["br", "gzip", "identity"]],
    ["*;q=0", []],
    ["deflate", ["identity"]],
    ["gzip;q=nonsense", ["identity"]],
    ["identity, gzip;q=0.5", ["identity", "gzip"]],
    ["\u0000;;;,,,q=", ["identity"]],
  ])("by Accept-Encoding %.40j are %j", (header, expected) => {
    expect(acceptedEncodings(header)).toEqual(expected);
  });
});

describe("a body", () => {
  it.each([
    ["text/html; charset=utf-8", true],
    ["application/json", true],
    ["application/manifest+json", true],
    ["application/javascript", true],
    ["text/javascript", true],
    ["image/svg+xml", true],
    ["image/png", false],
    ["font/woff2", false],
    ["application/pdf", false],
    ["application/zip", false],
    ["video/mp4", false],
  ])("of %s is worth compressing: %s", (contentType, worthwhile) => {
    expect(isCompressible(contentType, 5000)).toBe(worthwhile);
  });

  it("that fits into one packet isn't worth compressing", () => {
    expect(isCompressible("text/html", 1024)).toBe(false);
  });
});
