import { linkTags } from "./link-tags.ts";

const page = { origin: "https://www.hint.example", path: "/blog/page/2" };

describe("The link tags of a page", () => {
  it("contain its canonical address", () => {
    expect(linkTags({ page })).toEqual([{ rel: "canonical", href: "https://hint.example/blog/page/2" }]);
  });

  it("contain the previous and next page", () => {
    expect(linkTags({ page, previous: "/blog", next: "/blog/page/3" }).slice(1)).toEqual([
      { rel: "prev", href: "https://hint.example/blog" },
      { rel: "next", href: "https://hint.example/blog/page/3" },
    ]);
  });

  it("contain the feed of a page that has one", () => {
    expect(linkTags({ page, hasFeed: true }).slice(1)).toEqual([
      {
        rel: "alternate",
        href: "https://hint.example/api/riddle/feed",
        type: "application/rss+xml",
        title: "Daily Wordle hints",
      },
    ]);
  });

  it("are empty for a page without an address", () => {
    expect(linkTags({ page: undefined, next: "/blog" })).toEqual([]);
  });
});
