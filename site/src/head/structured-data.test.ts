import { article } from "./schema/article.ts";
import { breadcrumbList } from "./schema/breadcrumb-list.ts";
import { definedTermSet } from "./schema/defined-term-set.ts";
import { faqPage } from "./schema/faq-page.ts";
import { webApplication } from "./schema/web-application.ts";
import { webSite } from "./schema/web-site.ts";
import { inScript, type StructuredData } from "./structured-data.ts";

const product = "WordleHint";
const origin = "https://www.hint.example/";
const inHead = (data: StructuredData): unknown => JSON.parse(inScript(data));

describe("Structured data", () => {
  it("describes a free web application with a search action for the day's hint", () => {
    const data = inHead(webApplication({ product, origin }));
    expect(data).toMatchObject({
      "@context": "https://schema.org",
      "@type": "WebApplication",
      name: product,
      url: "https://hint.example",
      offers: { price: "0", priceCurrency: "USD" },
      potentialAction: { "@type": "SearchAction", target: "https://hint.example/wordle-hint" },
    });
  });

  it("describes the site with the search that browsers and search engines may offer", () => {
    expect(inHead(webSite({ product, origin, profiles: ["https://social.example/us"] }))).toMatchObject({
      "@type": "WebSite",
      publisher: { name: product, sameAs: ["https://social.example/us"] },
      potentialAction: {
        target: { urlTemplate: "https://hint.example/search?q={search_term_string}" },
        "query-input": "required name=search_term_string",
      },
    });
  });

  it("lists the site's own profiles, if it has any", () => {
    const profiles = ["https://social.example/us"];
    expect(webApplication({ product, origin, profiles })).toMatchObject({ sameAs: profiles });
    expect(webApplication({ product, origin, profiles: [] })).not.toHaveProperty("sameAs");
  });

  it("contains a rating only if there is one", () => {
    const rated = webApplication({ product, origin, rating: { value: 4.5, count: 1000 } });
    expect(inHead(rated)).toMatchObject({ aggregateRating: { ratingValue: 4.5, ratingCount: 1000 } });
    for (const rating of [null, undefined]) {
      const unrated = rating === null ? { product, origin, rating } : { product, origin };
      expect(webApplication(unrated)).not.toHaveProperty("aggregateRating");
    }
  });

  it("describes an article with its picture and last change", () => {
    const facts = {
      product,
      page: { origin: "https://hint.example", path: "/blog/letters" },
      title: "Letters, counted",
      description: "Where each letter likes to stand",
      publishedAt: "2026-01-02T00:00:00Z",
      changedAt: "2026-03-04T00:00:00Z",
    };
    expect(inHead(article(facts))).toMatchObject({
      headline: "Letters, counted",
      mainEntityOfPage: "https://hint.example/blog/letters",
      image: "https://hint.example/social/blog/letters.png",
      dateModified: "2026-03-04T00:00:00Z",
      publisher: {
        name: product,
        url: "https://hint.example",
        logo: { url: "https://hint.example/icon-512.png" },
      },
    });
  });

  it("names the author of an article, a person or an organization", () => {
    const facts = {
      product,
      page: { origin: "https://hint.example", path: "/blog/letters" },
      title: "Letters",
      description: "Counted",
      publishedAt: "2026-01-02",
      changedAt: "2026-01-02",
    };
    const by = (isPerson: boolean) => article({ ...facts, author: { name: "A. Writer", isPerson } }).author;
    const about = { name: "A. Writer", url: "https://hint.example/about" };
    expect(by(true)).toEqual({ "@type": "Person", ...about });
    expect(by(false)).toEqual({ "@type": "Organization", ...about });
  });

  it("contains the breadcrumb; its last item has no address", () => {
    const list = breadcrumbList(origin.slice(0, -1), [{ label: "Home", to: "/" }, { label: "Archive" }]);
    expect(list.itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: "Home", item: "https://hint.example" },
      { "@type": "ListItem", position: 2, name: "Archive" },
    ]);
  });

  it("lists every term of the dictionary with its anchor", () => {
    const terms = [{ term: "Hard mode", definition: "Hints must be used.", anchor: "hard mode" }];
    const page = { origin: "https://hint.example", path: "/wordle-dictionary" };
    expect(definedTermSet({ name: "Dictionary", page, terms }).hasDefinedTerm).toMatchObject([
      { name: "Hard mode", url: "https://hint.example/wordle-dictionary#hard%20mode" },
    ]);
  });
});

describe("Hostile text in structured data", () => {
  it.each([
    "</script><script>alert(1)</script>",
    "</SCRIPT >",
    "<!--<script>",
    "]]>",
    '"}],"@type":"Thing',
    "\u2028\u2029\u0000\ud800",
    "&lt;/script&gt;",
  ])("is escaped: %j", (text) => {
    const script = inScript(faqPage([{ question: text, answer: text }]));
    expect(script).not.toContain("<");
    expect(JSON.parse(script)).toMatchObject({
      "@type": "FAQPage",
      mainEntity: [{ name: text, acceptedAnswer: { text } }],
    });
  });
});
