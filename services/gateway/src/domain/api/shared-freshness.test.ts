import { sharedFreshMs } from "./shared-freshness.ts";

const publicMinute = { "cache-control": "public, max-age=60" };
const keptFor = (headers: Record<string, string | string[]>, status = 200, request = {}) =>
  sharedFreshMs(request, { status, headers });

describe("a response", () => {
  it.each([
    ["that is public for a minute", publicMinute, 60_000],
    ["with a maximum age", { "cache-control": "max-age=5" }, 5000],
    ["with another maximum age for shared caches", { "cache-control": "max-age=60, s-maxage=7" }, 7000],
    ["that is already old", { ...publicMinute, age: "45" }, 15_000],
    ["that is older than it may be", { ...publicMinute, age: "90" }, 0],
    ["that varies by the encoding", { ...publicMinute, vary: "Accept-Encoding" }, 60_000],
  ])("%s is kept for that long", (_which, headers, ms) => {
    expect(keptFor(headers)).toBe(ms);
  });

  it.each([{ "cache-control": "public, max-age=0" }, { "cache-control": "public" }])(
    "with %j is only for those who wait for it",
    (headers) => {
      expect(keptFor(headers)).toBe(0);
    },
  );

  it.each([
    ["that says nothing", {}],
    ["with a validator only", { etag: '"x"', "last-modified": "Sat, 21 Nov 2020 12:00:00 GMT" }],
    ["that is private", { "cache-control": "private, max-age=60" }],
    ["that must not be stored", { "cache-control": "no-store, max-age=60" }],
    ["that must be revalidated each time", { "cache-control": "no-cache, max-age=60" }],
    ["with a cookie", { ...publicMinute, "set-cookie": ["a=b"] }],
    ["that varies by the visitor's cookie", { ...publicMinute, vary: "Accept-Encoding, Cookie" }],
    ["that varies by anything", { ...publicMinute, vary: "*" }],
    ["that is compressed", { ...publicMinute, "content-encoding": "gzip" }],
  ])("%s isn't kept", (_which, headers: Record<string, string | string[]>) => {
    expect(keptFor(headers)).toBeUndefined();
  });

  it.each([206, 301, 304, 404, 500, 503])("of status %d isn't kept", (status) => {
    expect(keptFor(publicMinute, status)).toBeUndefined();
  });

  it("to a request with credentials isn't kept", () => {
    expect(keptFor({ "cache-control": "max-age=60" }, 200, { authorization: "Bearer x" })).toBeUndefined();
  });
});
