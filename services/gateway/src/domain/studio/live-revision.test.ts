import { liveRevision } from "./live-revision.ts";

describe("What visitors get of a revision", () => {
  it.each([
    [
      "the page with this revision",
      { status: 200, tags: ["s1:a", "rev:r2", "type:post"] },
      { state: "live" },
    ],
    ["the page with another one", { status: 200, tags: ["rev:r1"] }, { state: "earlier" }],
    ["the page with one that begins alike", { status: 200, tags: ["rev:r22"] }, { state: "earlier" }],
    ["a page that doesn't say which one", { status: 200, tags: ["home"] }, { state: "unknown" }],
    ["no page", { status: 404, tags: [] }, { state: "missing" }],
    [
      "a redirect",
      { status: 301, location: "/blog/b", tags: ["rev:r2"] },
      { state: "moved", location: "/blog/b" },
    ],
  ])("is %s", (_what, shown, expected) => expect(liveRevision(shown, "r2")).toEqual(expected));
});
