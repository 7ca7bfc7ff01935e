import { globSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { learnRoutes } from "./learn-routes.ts";
import { isBuilt, routes } from "./routes.ts";

const pages = globSync("**/*.tsx", { cwd: `${dirname(fileURLToPath(import.meta.url))}/pages` });

/** The address that Gatsby gives to a file in `pages`; a dynamic segment becomes a letter. */
function addressOf(file: string): string {
  const path = file.replace(/\.tsx$/, "").replace(/\[[^\]]*\]/g, "x");
  return `/${path.replace(/(^|\/)index$/, "")}`;
}

describe("The routes of the site", () => {
  it("lead to existing pages, of which those to pay on load a document of their own", () => {
    expect(pages.length).toBeGreaterThan(0);
    const addresses = pages.map(addressOf);
    expect(addresses.filter((address) => !isBuilt(address)).toSorted()).toEqual([
      "/subscribe",
      "/subscribe/card",
    ]);
  });

  it("have unique addresses and labels", () => {
    const all = Object.values(routes);
    expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
    expect(new Set(all.map(({ label }) => label)).size).toBe(all.length);
  });

  it("include seven learning pages", () => {
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

describe("isBuilt()", () => {
  it.each(["/", "/?tab=2", "/#riddle", "/about", "/blog/letters#references", "/auth?register=true"])(
    "says that %s is shown without loading a document",
    (path) => {
      expect(isBuilt(path)).toBe(true);
    },
  );

  it.each(["", "https://hint.example/", "//hint.example", "/api/preview/disable", "/subscribe", "/list.txt"])(
    "says that %j is loaded as a document",
    (path) => {
      expect(isBuilt(path)).toBe(false);
    },
  );
});
