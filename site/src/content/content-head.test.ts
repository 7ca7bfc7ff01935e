import { contentHead } from "./content-head.ts";

const seo = { title: null, description: null, keywords: null, noindex: null, image: null };
const post = { title: "Letters", intro: "An introduction.", excerpt: "A summary.", seo };

describe("The head of a page that editors write", () => {
  it("has the texts for search engines, where an editor wrote some", () => {
    const written = { ...seo, title: "All letters", description: "Counted.", keywords: ["letters"] };
    expect(contentHead({ ...post, seo: written })).toMatchObject({
      title: "All letters",
      description: "Counted.",
      keywords: ["letters"],
    });
  });

  it("otherwise has the page's own title, and its summary rather than its introduction", () => {
    expect(contentHead(post)).toMatchObject({ title: "Letters", description: "A summary." });
    expect(contentHead({ ...post, excerpt: null })).toMatchObject({ description: "An introduction." });
  });

  it("leaves the keywords to the site where an editor wrote none", () => {
    expect(contentHead(post)).not.toHaveProperty("keywords");
  });

  it("hides the page from search engines only if an editor wants that", () => {
    expect(contentHead(post).isHidden).toBe(false);
    expect(contentHead({ ...post, seo: { ...seo, noindex: true } }).isHidden).toBe(true);
  });

  it("has no picture of its own where none is chosen", () => {
    expect(contentHead(post).picture).toBeUndefined();
  });
});
