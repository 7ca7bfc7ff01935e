import { blogIndexHead, blogTitle, postData, type BlogIndexContent, type PostContent } from "./blog-facts.ts";

const blog = { title: "The blog", intro: "About words.", seo: null, listed: 20 } as BlogIndexContent;
const place = { product: "Riddler", page: { origin: "https://hint.example", path: "/blog/letters" } };
const post = {
  title: "Letters",
  excerpt: "A summary.",
  publishedOn: "2026-03-05",
  revisedOn: "2026-03-05",
  _createdAt: "2026-03-04T10:00:00Z",
  _updatedAt: "2026-04-01T10:00:00Z",
  author: { name: "Anna", kind: "person" },
  body: null,
} as PostContent;

describe("The head of a page of the blog", () => {
  it("links to the pages before and after, which the first and the last page lack", () => {
    const links = [1, 2, 3].map((page) => {
      const { previous, next } = blogIndexHead(blog, page);
      return [previous, next];
    });
    expect(links).toEqual([
      [undefined, "/blog/page/2"],
      ["/blog", "/blog/page/3"],
      ["/blog/page/2", undefined],
    ]);
  });

  it("has a title and a description of its own from the second page on", () => {
    expect([1, 2].map((page) => blogIndexHead(blog, page).title)).toEqual(["The blog", "The blog, page 2"]);
    expect(blogTitle(blog, 2)).toBe("The blog, page 2");
    expect(new Set([1, 2, 3].map((page) => blogIndexHead(blog, page).description)).size).toBe(3);
  });
});

describe("The structured data of a post", () => {
  const articleOf = (changes: object) => postData({ ...post, ...changes }, place)[0];

  it("says when it was published and when it has changed", () => {
    expect(articleOf({})).toMatchObject({
      datePublished: "2026-03-05",
      dateModified: "2026-04-01T10:00:00Z",
    });
    expect(articleOf({ publishedOn: null })).toMatchObject({ datePublished: "2026-04-01T10:00:00Z" });
  });

  it("says whether its author is a person or an organization", () => {
    expect(articleOf({})).toMatchObject({ author: { "@type": "Person", name: "Anna" } });
    expect(articleOf({ author: { name: "The team", kind: "team" } })).toMatchObject({
      author: { "@type": "Organization", name: "The team" },
    });
  });
});
