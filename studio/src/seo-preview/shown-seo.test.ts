import { shownSeo } from "./shown-seo.ts";

const shown = (seo: Parameters<typeof shownSeo>[0]["seo"], path: string | null = "/blog/vowels-first") =>
  shownSeo({ seo, siteName: "WordleHint", siteUrl: "https://hints.example", path });

describe("A search result", () => {
  it("shows the title with the site's name, the parts of the address, and the description", () => {
    expect(shown({ title: "Vowels first", description: "Why vowels come first." })).toEqual({
      title: "Vowels first | WordleHint",
      address: "hints.example › blog › vowels-first",
      description: "Why vowels come first.",
      isHidden: false,
    });
  });

  it("says what is missing", () => {
    expect(shown(undefined).title).toContain("missing");
    expect(shown({ title: "  " }).description).toContain("missing");
  });

  it("is cut at a word", () => {
    const { description } = shown({ description: "word ".repeat(60) });
    expect(description.length).toBeLessThanOrEqual(162);
    expect(description).toMatch(/word …$/);
  });

  it("is not shown for a hidden page", () => {
    expect(shown({ noindex: true }).isHidden).toBe(true);
  });

  it("leaves the address open while the document has none", () => {
    expect(shown({}, null).address).toBe("hints.example › …");
  });
});
