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

  it("let a page with a secret address tell it to nobody", () => {
    const tag = { name: "referrer", content: "no-referrer" };
    expect(metaTags({ ...about, isUnreferred: true })).toContainEqual(tag);
    expect(metaTags(about)).not.toContainEqual(tag);
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
