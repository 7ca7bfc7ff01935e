import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";
import { cacheDir, root } from "../paths.ts";
import { UserError } from "../user-error.ts";
import { ensureBuild, type Build } from "./ensure-build.ts";

let dir: string;
let build: Build;
let runs: string[];

/** Copies the source, and fails afterwards if that says so. */
const script = `
  const { appendFileSync, copyFileSync, readFileSync } = require("node:fs");
  const source = readFileSync("source", "utf8");
  appendFileSync("runs", source + "\\n");
  copyFileSync("source", "output");
  process.exit(source === "broken" ? 1 : 0);
`;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "wordlehint-build-"));
  await writeFile(join(dir, "build.cjs"), script);
  build = {
    name: basename(dir),
    sources: [relative(root, join(dir, "source"))],
    also: [],
    outputs: [join(dir, "output")],
    command: [join(dir, "build.cjs")],
    cwd: dir,
    env: {},
    progress: /^$/,
  };
});
afterEach(async () => {
  await rm(dir, { recursive: true, force: true });
  await rm(join(cacheDir, `${build.name}-build`), { force: true });
});

/** Makes sure that `source` is built, and returns the output. */
async function built(source: string): Promise<string> {
  await writeFile(join(dir, "source"), source);
  try {
    await ensureBuild(build, () => undefined, join(dir, "log"));
  } finally {
    runs = (await readFile(join(dir, "runs"), "utf8")).trim().split("\n");
  }
  return readFile(join(dir, "output"), "utf8");
}

it("A build is repeated when its sources have changed or its output is gone, and not otherwise", async () => {
  for (const source of ["a", "a", "b"]) expect(await built(source)).toBe(source);
  expect(runs).toEqual(["a", "b"]);
  await rm(join(dir, "output"));
  expect(await built("b")).toBe("b");
  expect(runs).toEqual(["a", "b", "b"]);
});

it("A build that failed is repeated, also when its sources are again those of the build before", async () => {
  expect(await built("a")).toBe("a");
  await expect(built("broken")).rejects.toThrow(UserError);
  await expect(built("broken")).rejects.toThrow(UserError);
  expect(await built("a")).toBe("a");
  expect(runs).toEqual(["a", "broken", "broken", "a"]);
});
