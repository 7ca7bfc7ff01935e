import { withHead } from "../../../test/with-head.tsx";
import { NotFoundPage } from "./NotFoundPage.tsx";

// Gatsby's renderer sets them for its links.
Object.assign(globalThis, { __BASE_PATH__: "", __PATH_PREFIX__: "", __TRAILING_SLASH__: "never" });

const { head, html } = withHead(<NotFoundPage />);

describe("The not-found page", () => {
  it("is not indexed, and claims no address", () => {
    expect(head.title.toString()).toContain("404 Page Not Found");
    expect(head.meta.toString()).toContain('content="noindex"');
    expect(head.link.toString() + head.script.toString()).toBe("");
  });

  it("says what it is to search engines and social networks, and leads to the search", () => {
    const tags = head.meta.toString();
    expect(tags.match(/og:\w+/g)).toEqual([
      "og:type",
      "og:site_name",
      "og:locale",
      "og:title",
      "og:description",
    ]);
    expect(tags).toMatch(/name="keywords" content="[^"]+"/);
    expect(html).toContain('href="/search"');
  });
});
