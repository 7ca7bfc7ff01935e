import { isDocumentAddress, isPossibleAddress } from "./page-address.ts";

describe("A path", () => {
  it.each([
    "/",
    "/blog/first-words",
    "/Old_News.html",
    "/~anna/wordle.php",
    "/_styleguide/tabs",
    "/a/b/c/d/e",
  ])("%s may be the address of a page, or of one that moved", (path) =>
    expect(isPossibleAddress(path)).toBe(true),
  );

  it.each([
    "/caf%C3%A9",
    "/a//b",
    "/a/",
    "/a b",
    "/<script>",
    "",
    "/'",
    "/a/../b",
    "/..",
    "/a/.",
    `/${"a".repeat(200)}`,
  ])("%s can't be the address of a page", (path) => expect(isPossibleAddress(path)).toBe(false));

  it.each(["/terms", "/blog/first-words", "/word-lists/letter/a"])("%s may be a document's", (path) =>
    expect(isDocumentAddress(path)).toBe(true),
  );

  it.each(["/", "/Terms", "/a.html", "/a/b/c/d", `/${"a".repeat(200)}`])("%s can't be a document's", (path) =>
    expect(isDocumentAddress(path)).toBe(false),
  );
});
