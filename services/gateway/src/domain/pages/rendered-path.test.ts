import { renderedPath } from "./rendered-path.ts";

const rules = { imageFolder: "/images/wordlehint/production/", pageParameters: new Set(["page"]) };
const file = "0123456789abcdef0123456789abcdef01234567-2000x1000.png";

describe("The path under which a resource is rendered", () => {
  it.each([
    ["/about", "?utm_source=x", "/about"],
    ["/blog", "?utm_source=x&page=2", "/blog?page=2"],
    ["/page-data/about/page-data.json", "", "/page-data/about/page-data.json"],
    ["/wordle-hints/search", "?utm_source=x&number=1982&date=", "/wordle-hints/search?date=&number=1982"],
    [
      "/page-data/wordle-hints/search/page-data.json",
      "?number=1982",
      "/page-data/wordle-hints/search/page-data.json?number=1982",
    ],
    ["/wordle-hints", "?number=1982", "/wordle-hints"],
    ["/social/about.png", "?a=b", "/social/about.png"],
    [
      `/images/wordlehint/production/${file}`,
      "?q=80&fm=webp&w=960",
      `/images/wordlehint/production/${file}?w=960&fm=webp&q=80`,
    ],
  ])("for the address %s%s is %s", (path, search, rendered) =>
    expect(renderedPath(path, search, rules)).toBe(rendered),
  );

  it.each([
    "/caf%C3%A9",
    "/a$b",
    "/page-data/caf%C3%A9/page-data.json",
    "/webpack.stats.json",
    "/chunk-map.json",
    "/inline-scripts.json",
  ])("doesn't exist for %s, where nothing can be", (path) =>
    expect(renderedPath(path, "", rules)).toBeUndefined(),
  );

  it.each([
    ["of another project", `/images/other/production/${file}`],
    ["of another dataset", `/images/wordlehint/staging/${file}`],
    ["without a name", "/images/wordlehint/production/"],
    ["with a readable name behind it", `/images/wordlehint/production/${file}/tiles.png`],
  ])("doesn't exist for a picture %s", (_which, path) => {
    expect(renderedPath(path, "?w=960&fm=webp&q=80", rules)).toBeUndefined();
  });
});
