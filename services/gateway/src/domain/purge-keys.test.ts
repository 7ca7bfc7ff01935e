import { purgeKeys } from "./purge-keys.ts";

it("lets a page that shows a puzzle be purged with the pages of all puzzles", () => {
  expect(purgeKeys(["home", "puzzle:2026-11-21"])).toEqual(["home", "puzzle:2026-11-21", "puzzle"]);
  expect(purgeKeys(["past-puzzle:2026-11-02"])).toEqual(["past-puzzle:2026-11-02", "puzzle"]);
});

it("lets any other page be purged by its own tags only", () => {
  expect(purgeKeys(["about", "not-puzzle:1"])).toEqual(["about", "not-puzzle:1"]);
  expect(purgeKeys([])).toEqual([]);
});
