import { decideCaching, type RenderedHead } from "./cache-policy.ts";

const today = "2026-11-21";
const times = { revalidateMs: 60_000 };
const decide = (response: Partial<RenderedHead>) =>
  decideCaching({ kind: "page", status: 200, headers: {}, ...response }, today, times);

describe("a response of the renderer", () => {
  it("is cached on disk and shared by all visitors if it has no puzzle tag", () => {
    expect(decide({ headers: { "surrogate-key": "about page:about" } })).toEqual({
      keep: "disk",
      tags: ["about", "page:about"],
      date: undefined,
      freshMs: 60_000,
      whenStale: "serve",
    });
  });

  it("has each of its tags once, and at most 512", () => {
    const tagsOf = (header: string) => decide({ headers: { "surrogate-key": header } }).tags;
    expect(tagsOf(" about  home about ")).toEqual(["about", "home"]);
    expect(tagsOf(Array.from({ length: 600 }, (_, n) => `t${n}`).join(" "))).toHaveLength(512);
    expect(decide({}).tags).toEqual([]);
  });

  it("belongs to the requested puzzle date if it has that date's tag", () => {
    expect(decide({ headers: { "surrogate-key": `home puzzle:${today}` } })).toMatchObject({
      keep: "disk",
      date: today,
    });
    expect(decide({ headers: { "surrogate-key": `puzzle:2026-11-20 puzzle:${today}` } })).toMatchObject({
      keep: "disk",
      date: today,
    });
  });

  it("is the same on all dates if its puzzle is over everywhere", () => {
    expect(decide({ headers: { "surrogate-key": "past-puzzle:2026-11-02" } })).toMatchObject({
      keep: "disk",
      date: undefined,
      freshMs: 60_000,
    });
  });

  it("belongs to that date too if it is the picture of such a page, but not if it is a file", () => {
    const headers = { "surrogate-key": `home puzzle:${today}` };
    expect(decide({ kind: "picture", headers })).toMatchObject({ keep: "disk", date: today });
    expect(decide({ kind: "file", headers })).toMatchObject({ keep: "disk", date: undefined });
  });

  it("is cached only for a second if it shows another date than the requested one", () => {
    expect(decide({ headers: { "surrogate-key": "home puzzle:2026-11-20" } })).toMatchObject({
      keep: "memory",
      date: today,
      freshMs: 1000,
      whenStale: "wait",
    });
  });

  it.each([
    ["private", { "cache-control": "private, max-age=60" }],
    ["no-store", { "cache-control": "No-Store" }],
    ["no-cache", { "cache-control": "no-cache" }],
    ["setting a cookie", { "set-cookie": "a=b" }],
    ["varying by everything", { vary: "*" }],
  ])("is never cached if it is %s", (_what, headers) => {
    expect(decide({ headers })).toMatchObject({ keep: "no" });
  });

  it.each([201, 204, 206, 302, 303, 307, 400, 401, 403, 410, 500, 503])(
    "of status %i is never cached",
    (status) => {
      expect(decide({ status })).toMatchObject({ keep: "no" });
    },
  );

  it.each([301, 308])("that redirects permanently (%i) is cached", (status) => {
    expect(decide({ status })).toMatchObject({ keep: "disk" });
  });

  it("of status 404 is cached in memory for a short time, and not served when stale", () => {
    expect(decide({ status: 404 })).toMatchObject({ keep: "memory", freshMs: 10_000, whenStale: "wait" });
    expect(decide({ status: 404, kind: "hashed" })).toMatchObject({ keep: "memory", freshMs: 10_000 });
    const missing: RenderedHead = { kind: "page", status: 404, headers: {} };
    expect(decideCaching(missing, today, { revalidateMs: 5000 })).toMatchObject({ freshMs: 5000 });
  });

  it("for a hashed file stays fresh for a year, on the disk, unless it says where the file is", () => {
    expect(decide({ kind: "hashed" })).toMatchObject({ keep: "disk", freshMs: 365 * 86_400_000 });
    expect(decide({ kind: "hashed", status: 301 })).toMatchObject({ keep: "disk", freshMs: 60_000 });
  });

  it.each([
    ["s-maxage=5", 5000],
    ["public, S-MaxAge=0", 0],
    ["s-maxage=86400", 86_400_000],
    ["s-maxage=999999999", 365 * 86_400_000],
    ["max-age=5", 60_000],
    ["s-maxage=-1", 60_000],
    ["s-maxage=99999999999999", 60_000],
    ["s-maxage", 60_000],
  ])("with Cache-Control %s is fresh for %i ms", (control, freshMs) => {
    expect(decide({ headers: { "cache-control": control } })).toMatchObject({ freshMs });
  });
});
