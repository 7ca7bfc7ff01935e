import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentHash } from "./content-hash.ts";

describe("The hash of a build's sources", () => {
  let base: string;
  const hash = (also: string[] = []) => contentHash(base, ["site", "lock.json"], also);
  beforeEach(() => {
    base = mkdtempSync(join(tmpdir(), "content-hash-"));
    for (const dir of ["site/src", "site/public", "site/dist", "site/test"])
      mkdirSync(join(base, dir), { recursive: true });
    writeFileSync(join(base, "lock.json"), "{}");
    writeFileSync(join(base, "site", "src", "page.tsx"), "one");
  });
  afterEach(() => rmSync(base, { recursive: true }));

  it("stays the same if nothing changed", async () => {
    expect(await hash()).toBe(await hash());
  });

  it.each([
    ["a source file", "site/src/page.tsx"],
    ["a new source file", "site/src/new.ts"],
    ["the lock file", "lock.json"],
  ])("changes with %s", async (_what, path) => {
    const before = await hash();
    writeFileSync(join(base, path), "changed");
    expect(await hash()).not.toBe(before);
  });

  it("changes with the other values that it is given", async () => {
    expect(await hash(["node 24"])).not.toBe(await hash(["node 25"]));
  });

  it.each([
    "site/public/index.html",
    "site/dist/index.html",
    "site/test/a.spec.ts",
    "site/src/page.test.tsx",
  ])("ignores %s", async (path) => {
    const before = await hash();
    writeFileSync(join(base, path), "changed");
    expect(await hash()).toBe(before);
  });

  it("changes when a file is renamed", async () => {
    const before = await hash();
    rmSync(join(base, "site/src/page.tsx"));
    writeFileSync(join(base, "site/src/pages.tsx"), "one");
    expect(await hash()).not.toBe(before);
  });
});
