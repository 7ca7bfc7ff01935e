import { moveOf } from "./publish-move.ts";

const version = (_type: string, current: string) => ({ _id: "a", _type, slug: { current } });

describe("Publishing", () => {
  it("moves a page whose address was changed", () => {
    expect(moveOf(version("blogPost", "old"), version("blogPost", "new"))).toEqual({
      from: "/blog/old",
      to: "/blog/new",
    });
  });

  it("moves no page that is new or keeps its address", () => {
    expect(moveOf(null, version("blogPost", "new"))).toBeNull();
    expect(moveOf(version("guide", "same"), version("guide", "same"))).toBeNull();
    expect(moveOf(version("guide", "same"), null)).toBeNull();
  });

  it("moves no document without a page of its own", () => {
    expect(moveOf(version("glossaryTerm", "old"), version("glossaryTerm", "new"))).toBeNull();
    expect(moveOf(version("category", "old"), version("category", "new"))).toBeNull();
  });
});
