import { metaTags } from "./meta-tags.ts";

const told = { title: "About | WordleHint", description: "Who we are", keywords: ["a", "b"] };
const page = { ...told, address: "https://hint.example/about", origin: "https://hint.example" };

describe("A page's tags", () => {
  it("name what search engines read", () => {
    expect(metaTags(page)).toEqual(
      expect.arrayContaining([
        { name: "description", content: "Who we are" },
        { name: "keywords", content: "a, b" },
        { name: "robots", content: "index, follow" },
      ]),
    );
  });

  it("name what social networks read, the picture by its full address", () => {
    expect(metaTags(page)).toEqual(
      expect.arrayContaining([
        { property: "og:title", content: "About | WordleHint" },
        { property: "og:url", content: "https://hint.example/about" },
        { property: "og:image", content: "https://hint.example/social-card.png" },
        { name: "twitter:card", content: "summary_large_image" },
      ]),
    );
  });

  it("keep a page without an address out of the index, and say nothing empty", () => {
    const tags = metaTags({ ...told, keywords: [], address: null, origin: null });
    expect(tags).toContainEqual({ name: "robots", content: "noindex" });
    expect(tags.filter(({ content }) => content === "")).toEqual([]);
    expect(JSON.stringify(tags)).not.toMatch(/image":|og:url|keywords/);
  });
});
