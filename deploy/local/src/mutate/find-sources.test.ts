import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { findSources } from "./find-sources.ts";

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "wordlehint-sources-"));
  for (const file of [
    "services/riddle/src/main.ts",
    "services/riddle/src/domain/riddle.ts",
    "services/riddle/src/domain/riddle.test.ts",
    "services/riddle/src/domain/guard/leak.ts",
    "services/riddle/src/domain/guard/leak.fixture.ts",
    "services/riddle/src/data/words.json",
    "services/riddle/test/riddle.test.ts",
    "site/src/app.ts",
  ]) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), "");
  }
});
afterAll(() => rm(root, { recursive: true }));

const service = "services/riddle";
const domain = ["services/riddle/src/domain/guard/leak.ts", "services/riddle/src/domain/riddle.ts"];

it.each([
  ["services/riddle/src/domain", domain],
  ["./services/riddle/src/domain/", domain],
  ["services/riddle/src", [...domain, "services/riddle/src/main.ts"]],
  ["services/riddle/src/main.ts", ["services/riddle/src/main.ts"]],
])("finds the sources in %s, without tests and fixtures", (path, files) => {
  expect(findSources(root, path)).toEqual({ files, service });
  expect(findSources(root, join(root, path))).toEqual({ files, service });
});

it.each([
  "services/riddle/src/data",
  "services/riddle/src/domain/riddle.test.ts",
  "services/riddle/src/nowhere",
])("says that there are no sources in %s", (path) => {
  expect(() => findSources(root, path)).toThrow(`There are no sources in ${path}.`);
});

it.each(["site/src", "services/riddle", "services/riddle/test", "..", "/", "services/../site/src"])(
  "refuses %s, which isn't in the src folder of a service",
  (path) => {
    expect(() => findSources(root, path)).toThrow("isn't in the src folder of a service");
  },
);
