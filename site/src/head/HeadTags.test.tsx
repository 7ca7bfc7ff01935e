import { Helmet } from "react-helmet";
import type { HeadFacts } from "./head-facts.ts";
import { withHelmet } from "./render-page.tsx";

const facts: HeadFacts = {
  product: "WordleHint",
  fullTitle: "Letters | WordleHint",
  title: "Letters",
  description: "How often each letter occurs.",
  keywords: ["letters"],
  page: { origin: "https://hint.example", path: "/letters" },
  previous: "/letters/1",
  next: "/letters/3",
  picture: { path: "/images/p/d/letters.png", alt: "A chart of letters" },
};

/** Renders the tags as the renderer does. */
function tagsOf(more: Partial<HeadFacts> = {}): string {
  const { title, meta, link, script } = withHelmet({ ...facts, ...more }, () => Helmet.renderStatic());
  return [title, meta, link, script].join("\n");
}

describe("The tags of a page's head", () => {
  it("say all that the page tells about itself", () => {
    const tags = tagsOf();
    expect(tags).toMatch(/<title[^>]*>Letters \| WordleHint<\/title>/);
    for (const [attribute, value] of [
      ["name", "description", "How often each letter occurs."],
      ["name", "keywords", "letters"],
      ["name", "robots", "index, follow"],
      ["property", "og:title", "Letters"],
      ["property", "og:image", "https://hint.example/images/p/d/letters.png"],
      ["property", "og:image:alt", "A chart of letters"],
    ].map(([kind, name, content]) => [`${kind}="${name}"`, `content="${content}"`]))
      expect(tags).toContain(`${attribute} ${value}`);
    for (const [rel, path] of Object.entries({ canonical: "", prev: "/1", next: "/3" }))
      expect(tags).toContain(`rel="${rel}" href="https://hint.example/letters${path}"`);
  });

  it("show what the page's card shows, if it has no picture of its own", () => {
    const tags = tagsOf({ picture: undefined, card: { kicker: "Today", closedTiles: 5 } });
    expect(tags).toContain('property="og:image" content="https://hint.example/social/letters.png"');
    expect(tags).toContain('name="wordlehint:kicker" content="Today"');
    expect(tags).toContain('name="wordlehint:tiles" content="5"');
  });

  it("ask search engines not to list a page that editors hide from them", () => {
    expect(tagsOf({ isHidden: true })).toContain('name="robots" content="noindex"');
  });
});
