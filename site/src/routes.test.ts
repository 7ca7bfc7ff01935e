import { globSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { learnRoutes } from "./learn-routes.ts";
import { isBuilt, routes } from "./routes.ts";

const pages = globSync("**/*.tsx", { cwd: `${dirname(fileURLToPath(import.meta.url))}/pages` });

/** An address that Gatsby gives to a file of `pages`; a part that varies is a letter. */
function addressOf(file: string): string {
  const path = file.replace(/\.tsx$/, "").replace(/\[[^\]]*\]/g, "x");
  return `/${path.replace(/(^|\/)index$/, "")}`;
}

describe("The routes of the site", () => {
  it("lead to a page of this site wherever one stands", () => {
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.map(addressOf).filter((address) => !isBuilt(address))).toEqual([]);
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
