import { globSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { builtRoutes, isBuilt, learnRoutes, routes } from "./routes.ts";

const pages = globSync("**/*.tsx", { cwd: `${dirname(fileURLToPath(import.meta.url))}/pages` });

/** The address that Gatsby gives to a file of `pages`; a part that varies is a star. */
function addressOf(file: string): string {
  const path = file.replace(/\.tsx$/, "").replace(/\[[^\]]*\]/g, "*");
  return `/${path.replace(/(^|\/)index$/, "")}`;
}

describe("The routes of the site", () => {
  it("are marked as built exactly where a page stands", () => {
    const standing = pages.map(addressOf).filter((address) => address !== "/404");
    // Those of the look are made only where they are asked for.
    const marked = builtRoutes.filter((path) => !path.startsWith("/_look"));
    expect(marked.toSorted()).toEqual(standing.toSorted());
  });

  it("have an address and a name of their own", () => {
    const all = Object.values(routes);
    expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
    expect(new Set(all.map(({ label }) => label)).size).toBe(all.length);
  });

  it("hold seven for those who want to learn", () => {
    expect(learnRoutes.map(({ path }) => path)).toEqual([
      "/learning-center",
      "/wordle-strategy-guide",
      "/step-by-step-tutorial",
      "/getting-started",
      "/advanced-techniques",
      "/wordle-dictionary",
      "/word-lists",
    ]);
  });
});

describe("A link", () => {
  it.each(["/", "/?tab=2", "/#riddle", "/about", "/blog/letters#references"])(
    "to %s leads to a page of this site",
    (path) => {
      expect(isBuilt(path)).toBe(true);
    },
  );

  it.each([
    "",
    "https://hint.example/",
    "//hint.example",
    "/api/preview/disable",
    "/auth?register=true",
    "/wordle-hint/today",
    "/list.txt",
  ])("to %j does not", (path) => {
    expect(isBuilt(path)).toBe(false);
  });
});
