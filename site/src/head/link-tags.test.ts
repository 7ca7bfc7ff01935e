import { linkTags } from "./link-tags.ts";

const page = { origin: "https://www.hint.example", path: "/blog/page/2" };

describe("The links in a page's head", () => {
  it("name its one address", () => {
    expect(linkTags({ page })).toEqual([{ rel: "canonical", href: "https://hint.example/blog/page/2" }]);
  });

  it("name the pages beside it", () => {
    expect(linkTags({ page, previous: "/blog", next: "/blog/page/3" }).slice(1)).toEqual([
      { rel: "prev", href: "https://hint.example/blog" },
      { rel: "next", href: "https://hint.example/blog/page/3" },
    ]);
  });

  it("are none where a page has no address of its own", () => {
    expect(linkTags({ page: undefined, next: "/blog" })).toEqual([]);
  });
});
