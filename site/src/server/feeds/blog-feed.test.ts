import { blogFeed } from "./blog-feed.ts";

const post = {
  slug: "letters",
  title: "Letters & <b>places</b>",
  excerpt: "E < A & R.",
  publishedOn: "2026-03-05",
  _createdAt: "2026-03-05T09:00:00Z",
  _updatedAt: "2026-04-01T10:00:00Z",
  revisedOn: "2026-03-05",
  category: "Research",
};
const content = {
  blog: {
    title: "The blog",
    intro: "About words.",
    _createdAt: "2026-01-01T00:00:00Z",
    _updatedAt: "2026-01-01T00:00:00Z",
  },
  posts: [post, { ...post, slug: "older", publishedOn: "2026-02-01", category: null }],
};
const xml = blogFeed(content, { product: "Riddler", origin: "https://hint.example" });

describe("The feed of the blog", () => {
  it("says what it is, where it is, in which language, and when an article has last changed", () => {
    const channel = xml.slice(0, xml.indexOf("<item>"));
    for (const part of [
      "<title>The blog</title>",
      "<description>About words.</description>",
      "<link>https://hint.example/blog</link>",
      "<language>en-GB</language>",
      "<lastBuildDate>Wed, 01 Apr 2026 10:00:00 GMT</lastBuildDate>",
    ])
      expect(channel).toContain(part);
    expect(channel).toMatch(
      /<atom:link href="https:\/\/hint\.example\/blog\/rss\.xml" rel="self" type="application\/rss\+xml"\/>/,
    );
  });

  it("has an item for each article, with its address, day, category and summary as HTML", () => {
    const items = xml.match(/<item>[\s\S]*?<\/item>/g) ?? [];
    expect(items).toHaveLength(2);
    for (const part of [
      "<title><![CDATA[Letters & <b>places</b>]]></title>",
      "<link>https://hint.example/blog/letters</link>",
      '<guid isPermaLink="true">https://hint.example/blog/letters</guid>',
      "<pubDate>Thu, 05 Mar 2026 00:00:00 GMT</pubDate>",
      "<category>Research</category>",
      "<description><![CDATA[E &lt; A &amp; R.]]></description>",
    ])
      expect(items[0]).toContain(part);
    expect(items[1]).not.toContain("<category>");
  });

  it("can be written before anything is published", () => {
    const empty = blogFeed({ blog: null, posts: [] }, { product: "Riddler", origin: "https://hint.example" });
    expect(empty).toContain("<title>Riddler</title>");
  });
});
