import { metaTags, type PageFacts } from "./meta-tags.ts";

const about: PageFacts = {
  product: "WordleHint",
  title: "About",
  description: "Who we are",
  keywords: ["a", "b"],
  address: "https://hint.example/about",
  card: {},
};
const day = { kicker: "Saturday 21 November 2026 · No. 1982", closedTiles: 5 };

describe("The meta tags of a page", () => {
  it("contain what search engines read", () => {
    expect(metaTags(about)).toEqual(
      expect.arrayContaining([
        { name: "description", content: "Who we are" },
        { name: "keywords", content: "a, b" },
        { name: "robots", content: "index, follow" },
      ]),
    );
  });

  it("contain what social networks read: the site's name beside the title, and the picture's absolute URL", () => {
    expect(metaTags(about)).toEqual(
      expect.arrayContaining([
        { property: "og:title", content: "About" },
        { property: "og:site_name", content: "WordleHint" },
        { property: "og:url", content: "https://hint.example/about" },
        { property: "og:image", content: "https://hint.example/social/about.png" },
        { property: "og:image:width", content: "1200" },
        { property: "og:image:height", content: "630" },
        { property: "og:image:alt", content: "WordleHint. About" },
        { name: "twitter:card", content: "summary_large_image" },
        { name: "twitter:image:alt", content: "WordleHint. About" },
      ]),
    );
  });

  it("describe the picture for the drawing service, and in its alternative text", () => {
    expect(metaTags({ ...about, card: day })).toEqual(
      expect.arrayContaining([
        { name: "wordlehint:kicker", content: day.kicker },
        { name: "wordlehint:tiles", content: "5" },
        { property: "og:image:alt", content: `WordleHint. ${day.kicker}. About. 5 closed letter tiles` },
      ]),
    );
  });

  it("contain the editor's picture instead of the generated one", () => {
    const picture = { path: "/images/a/b/c.png?w=1200", alt: "Tiles" };
    expect(metaTags({ ...about, picture })).toEqual(
      expect.arrayContaining([
        { property: "og:image", content: "https://hint.example/images/a/b/c.png?w=1200" },
        { property: "og:image:alt", content: "Tiles" },
      ]),
    );
  });

  it("let a page with a secret address tell it to nobody", () => {
    const tag = { name: "referrer", content: "no-referrer" };
    expect(metaTags({ ...about, isUnreferred: true })).toContainEqual(tag);
    expect(metaTags(about)).not.toContainEqual(tag);
  });

  it("mark a hidden page `noindex`, with its address", () => {
    const tags = metaTags({ ...about, isHidden: true });
    expect(tags).toContainEqual({ name: "robots", content: "noindex" });
    expect(tags).toContainEqual({ property: "og:url", content: "https://hint.example/about" });
  });

  it("contain the site's name from the settings", () => {
    const tags = JSON.stringify(metaTags({ ...about, product: "Riddler" }));
    expect(tags).toContain('"Riddler. About"');
    expect(tags).not.toContain("WordleHint");
  });

  it("mark a page without an address `noindex`, and contain no empty value", () => {
    const tags = metaTags({ ...about, keywords: [], address: null, card: day });
    expect(tags).toContainEqual({ name: "robots", content: "noindex" });
    expect(tags.filter(({ content }) => content === "")).toEqual([]);
    expect(JSON.stringify(tags)).not.toMatch(/image|og:url|keywords|wordlehint:/);
  });
});
