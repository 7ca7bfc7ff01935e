import { dataFileName } from "./data-file-name.ts";

it.each([
  ["WordleHint", "wordlehint-data-2026-11-22.json"],
  ["Words & More!", "words-more-data-2026-11-22.json"],
  ["謎", "data-2026-11-22.json"],
])("The data of %s is saved as %s", (product, name) => {
  expect(dataFileName(product, new Date("2026-11-22T23:59:00Z"))).toBe(name);
});
