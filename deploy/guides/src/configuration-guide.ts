import { join } from "node:path";
import { describeConfiguration } from "./describe-configuration.ts";

/** The path of the guide whose tables are generated. */
export const configurationGuide = join(import.meta.dirname, "..", "configuration.md");

const mark = "<!-- Below this line: npm run configuration -->";

/** Returns the guide with the tables as the services' schemas have them now. */
export function withTables(guide: string): string {
  const [written, rest] = guide.split(mark);
  if (written === undefined || rest === undefined) throw new Error(`The guide lacks the line ${mark}`);
  return `${written}${mark}\n\n${describeConfiguration()}\n`;
}
