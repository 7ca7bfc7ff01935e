import { evaluate, parse } from "groq-js";
import { redirectQuery } from "../content-lake/find-redirect.ts";
import { blogIndexQuery, blogPostQuery } from "./blog-queries.ts";
import { dictionaryQuery } from "./dictionary-query.ts";
import { rootPageQuery } from "./root-page-query.ts";
import { sitemapQuery } from "./sitemap-query.ts";

/** Runs a query over the documents, as the content lake does. */
async function run(
  query: string,
  dataset: readonly object[],
  params: Record<string, unknown> = {},
): Promise<unknown> {
  return (await evaluate(parse(query, { params }), { dataset, params })).get();
}

const slug = (current: string) => ({ _type: "slug", current });
const post = (name: string, publishedOn: string, rest: object = {}) => ({
  _id: name,
  _type: "blogPost",
  title: name,
  slug: slug(name),
  publishedOn,
  ...rest,
});
const textOf = (words: number) => [
  {
    _type: "block",
    children: [{ _type: "span", text: Array.from({ length: words }, () => "word").join(" ") }],
  },
];

describe("A page of the blog", () => {
  const blog = [
    {
      _id: "blog-index",
      _type: "blogIndex",
      featured: { _ref: "featured" },
      facts: [{ _ref: "fact" }],
    },
    { _id: "fact", _type: "fact", title: "A fact" },
    post("oldest", "2026-01-01"),
    post("newest", "2026-03-01"),
    post("b", "2026-02-01"),
    post("a", "2026-02-01"),
    post("featured", "2026-04-01"),
    post("unaddressed", "2026-05-01", { slug: undefined }),
  ];
  const titlesOf = (page: unknown) =>
    (page as { posts: { title: string }[] }).posts.map(({ title }) => title);

  it("has the newest posts first, those of one day by title, and none twice or without an address", async () => {
    const first = await run(blogIndexQuery, blog, { from: 0, to: 3 });
    expect(titlesOf(first)).toEqual(["newest", "a", "b"]);
    expect(first).toMatchObject({ listed: 4, featured: { title: "featured" }, facts: [{ title: "A fact" }] });
    const second = await run(blogIndexQuery, blog, { from: 3, to: 6 });
    expect(titlesOf(second)).toEqual(["oldest"]);
    expect(second).toMatchObject({ featured: null, facts: null });
  });

  it("has the article about our own game apart from the others, on the first page", async () => {
    const settings = { _id: "site-settings", _type: "siteSettings", app: { article: { _ref: "b" } } };
    const first = await run(blogIndexQuery, [...blog, settings], { from: 0, to: 3 });
    expect(titlesOf(first)).toEqual(["newest", "a", "oldest"]);
    expect(first).toMatchObject({ listed: 3, ownGame: { title: "b" } });
    expect(await run(blogIndexQuery, [...blog, settings], { from: 2, to: 5 })).toMatchObject({
      ownGame: null,
    });
  });

  it("doesn't exist beyond the last post; the first one does without any", async () => {
    expect(await run(blogIndexQuery, blog, { from: 4, to: 7 })).toBeNull();
    expect(await run(blogIndexQuery, blog.slice(0, 1), { from: 0, to: 3 })).toMatchObject({ posts: [] });
  });
});

it.each([
  [{ body: textOf(20) }, 1],
  [{ body: textOf(660) }, 3],
  [{ body: textOf(660), readTimeMinutes: 7 }, 7],
])(
  "A post's reading time is the editor's, else that at 220 words a minute, at least one",
  async (rest, minutes) => {
    const found = await run(blogPostQuery, [post("letters", "2026-01-01", rest)], { slug: "letters" });
    expect(found).toMatchObject({ readTimeMinutes: minutes });
  },
);

it("The dictionary has every term in alphabetical order, whatever its case", async () => {
  const term = (name: string) => ({ _id: name, _type: "glossaryTerm", term: name });
  const found = await run(dictionaryQuery, [
    { _id: "dictionary", _type: "dictionary" },
    ...["Tile", "anagram", "Board"].map(term),
  ]);
  expect((found as { terms: { term: string }[] }).terms.map((one) => one.term)).toEqual([
    "anagram",
    "Board",
    "Tile",
  ]);
});

it("An address below the root is that of a guide or a page, and of nothing else", async () => {
  const named = (_type: string) => ({ _id: _type, _type, slug: slug(_type), title: _type });
  const documents = ["guide", "page", "blogPost"].map(named);
  const found = await Promise.all(
    documents.map(({ _type }) => run(rootPageQuery, documents, { slug: _type })),
  );
  expect(found).toMatchObject([{ title: "guide" }, { title: "page" }, null]);
});

it("A redirect comes with that of its target", async () => {
  const redirect = (from: string, to: string) => ({ _id: from, _type: "redirect", from, to });
  const redirects = [redirect("/a", "/b"), redirect("/b", "/c")];
  expect(await run(redirectQuery, redirects, { path: "/a" })).toEqual({ to: "/b", further: "/c" });
  expect(await run(redirectQuery, redirects, { path: "/b" })).toEqual({ to: "/c", further: null });
  expect(await run(redirectQuery, redirects, { path: "/c" })).toBeNull();
});

it("The sitemap knows which pages editors hide, and the last change of what each page shows", async () => {
  const at = (_id: string) => ({ _id, _type: "faq", _updatedAt: "2026-06-01T10:00:00Z" });
  const shown = {
    _id: "a",
    _type: "guide",
    slug: slug("a"),
    questions: [{ _ref: "q" }],
    checklist: { _ref: "c" },
  };
  const hidden = { _id: "b", _type: "page", slug: slug("b"), seo: { noindex: true } };
  const { documents } = (await run(sitemapQuery, [shown, hidden, at("q"), at("c")])) as {
    documents: object[];
  };
  const changed = { _updatedAt: "2026-06-01T10:00:00Z" };
  expect(documents).toMatchObject([
    { slug: "a", isHidden: false, questions: [changed], checklist: changed },
    { slug: "b", isHidden: true, questions: null, checklist: null },
  ]);
});
