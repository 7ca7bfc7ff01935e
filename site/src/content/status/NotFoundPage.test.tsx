import { withHead } from "../../../test/with-head.tsx";
import { NotFoundPage } from "./NotFoundPage.tsx";

// Gatsby's renderer sets them for its links.
Object.assign(globalThis, { __BASE_PATH__: "", __PATH_PREFIX__: "", __TRAILING_SLASH__: "never" });

const { html, head } = withHead(<NotFoundPage />);

describe("The not-found page", () => {
  it("says what is wrong", () => {
    expect(html).toMatch(/<h1[^>]*>404 Page Not Found<\/h1>/);
    expect(html).toContain("The page you&#x27;re looking for doesn&#x27;t exist or has been moved.");
  });

  it.each([
    ["Go to Homepage", "/"],
    ["Today&#x27;s Hint", "/wordle-hint/today"],
    ["About", "/about"],
    ["Contact Us", "/contact"],
    ["Privacy Policy", "/privacy"],
  ])("links to %s", (label, path) => {
    expect(html).toMatch(new RegExp(`<a [^>]*href="${path}"[^>]*>${label}</a>`));
  });

  it("is not indexed, and claims no address", () => {
    expect(head.title.toString()).toContain("404 Page Not Found");
    expect(head.meta.toString()).toContain('content="noindex"');
    expect(head.link.toString() + head.script.toString()).toBe("");
  });
});
