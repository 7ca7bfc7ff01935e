import { readFileSync } from "node:fs";
import { configurationGuide, withTables } from "./configuration-guide.ts";

/** Without the spaces and dashes by which the formatter aligns a table. */
const unaligned = (guide: string): string => guide.replaceAll(/ +/g, " ").replaceAll(/-{3,}/g, "---");

it("The configuration guide describes every variable as its schema does: npm run configuration", () => {
  const guide = readFileSync(configurationGuide, "utf8");
  expect(unaligned(guide)).toBe(unaligned(withTables(guide)));
});
