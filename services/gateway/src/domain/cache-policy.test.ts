import { judgeAnswer, type Answer } from "./cache-policy.ts";

const today = "2026-11-21";
const times = { revalidateMs: 60_000 };
const judge = (answer: Partial<Answer>) =>
  judgeAnswer({ kind: "page", status: 200, headers: {}, ...answer }, today, times);

describe("an answer of the renderer", () => {
  it("is kept on disk and shared by all visitors when it names no puzzle", () => {
    expect(judge({ headers: { "surrogate-key": "about page:about" } })).toEqual({
      keep: "disk",
      tags: ["about", "page:about"],
      date: undefined,
      freshMs: 60_000,
      then: "show",
    });
  });

  it("belongs to the puzzle date that it names", () => {
    expect(judge({ headers: { "surrogate-key": `home puzzle:${today}` } })).toMatchObject({
      keep: "disk",
      date: today,
    });
    expect(judge({ headers: { "surrogate-key": `puzzle:2026-11-20 puzzle:${today}` } })).toMatchObject({
      keep: "disk",
      date: today,
    });
  });

  it("belongs to that date too when it is the picture of such a page", () => {
    const headers = { "surrogate-key": `home puzzle:${today}` };
    expect(judge({ kind: "picture", headers })).toMatchObject({ keep: "disk", date: today });
    expect(judge({ kind: "file", headers })).toMatchObject({ keep: "disk", date: undefined });
  });

  it("is kept for a second only when it shows another date than it was asked for", () => {
    expect(judge({ headers: { "surrogate-key": "home puzzle:2026-11-20" } })).toMatchObject({
      keep: "memory",
      date: today,
      freshMs: 1000,
      then: "wait",
    });
  });

  it.each([
    ["private", { "cache-control": "private, max-age=60" }],
    ["not to be stored", { "cache-control": "No-Store" }],
    ["not to be shown unasked", { "cache-control": "no-cache" }],
    ["setting a cookie", { "set-cookie": "a=b" }],
    ["different by everything", { vary: "*" }],
  ])("is never kept when it is %s", (_what, headers) => {
    expect(judge({ headers })).toMatchObject({ keep: "no" });
  });

  it.each([201, 204, 206, 302, 303, 307, 400, 401, 403, 410, 500, 503])(
    "of status %i is never kept",
    (status) => {
      expect(judge({ status })).toMatchObject({ keep: "no" });
    },
  );

  it.each([301, 308])("that redirects for good (%i) is kept", (status) => {
    expect(judge({ status })).toMatchObject({ keep: "disk" });
  });

  it("that nothing is there is kept shortly, in memory, and not shown afterwards", () => {
    expect(judge({ status: 404 })).toMatchObject({ keep: "memory", freshMs: 10_000, then: "wait" });
    expect(judge({ status: 404, kind: "hashed" })).toMatchObject({ keep: "memory", freshMs: 10_000 });
  });

  it("for a hashed file is kept for good", () => {
    expect(judge({ kind: "hashed" }).freshMs).toBeGreaterThan(86_400_000);
  });

  it.each([
    ["s-maxage=5", 5000],
    ["public, S-MaxAge=0", 0],
    ["max-age=5", 60_000],
    ["s-maxage=-1", 60_000],
    ["s-maxage=99999999999999", 60_000],
    ["s-maxage", 60_000],
  ])("with Cache-Control %s is fresh for %i ms", (control, freshMs) => {
    expect(judge({ headers: { "cache-control": control } })).toMatchObject({ freshMs });
  });
});
