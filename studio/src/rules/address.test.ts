import { articleSlugProblem, pathProblem, rootSlugProblem, slugProblem } from "./address.ts";

describe("A slug", () => {
  it("is lower-case words joined by hyphens", () => {
    expect(slugProblem("letter-frequency-analysis")).toBeNull();
    for (const slug of ["Letter", "letter frequency", "letter--frequency", "-letter", "lettre/é"]) {
      expect(slugProblem(slug)).toContain("lower-case");
    }
  });

  it("has at most 75 characters", () => {
    expect(slugProblem("a".repeat(76))).toContain("75 characters");
  });

  it("is not the address of one of the site's own pages", () => {
    expect(rootSlugProblem("blog")).toContain("/blog");
    expect(rootSlugProblem("wordle-hint")).not.toBeNull();
    for (const page of ["confirm-subscription", "email-preferences", "unsubscribe"])
      expect(rootSlugProblem(page)).not.toBeNull();
    expect(rootSlugProblem("about")).toBeNull();
  });

  it("of an article is not the address of the blog's older pages", () => {
    expect(articleSlugProblem("page")).toContain("/blog/page");
    expect(articleSlugProblem("page-two")).toBeNull();
    expect(articleSlugProblem("Page")).toContain("lower-case");
  });
});

describe("A path of a redirect", () => {
  it("is a path of the site, without a query or a slash at the end", () => {
    expect(pathProblem("/blog/old-title")).toBeNull();
    for (const path of [
      "blog",
      "//evil.example",
      "/blog/",
      "/",
      "/a?b",
      "/a#b",
      "/a b",
      "https://a.example",
    ]) {
      expect(pathProblem(path)).not.toBeNull();
    }
  });
});
