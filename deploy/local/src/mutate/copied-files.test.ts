import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../paths.ts";
import { configurationFiles } from "./copied-files.ts";

it("copies whatever Jest's configuration imports from the project", () => {
  const configuration = readFileSync(join(root, "jest.config.js"), "utf8");
  const imported = [...configuration.matchAll(/ from "\.\/([^"]+)"/g)].map(([, file]) => file);
  expect(imported).not.toEqual([]);
  expect(configurationFiles).toEqual(expect.arrayContaining(["jest.config.js", ...imported]));
});
