import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../paths.ts";

const path = join(root, "deploy", "security.md");
const text = readFileSync(path, "utf8");

/**
 * The number of requirements of levels 1 and 2 in each section of ASVS 5.0.0. Their numbers begin with 1 in each section,
 * and those of level 3 follow.
 */
const sections: Readonly<Record<string, number>> = {
  ...{ "1.1": 2, "1.2": 9, "1.3": 11, "1.4": 3, "1.5": 2 },
  ...{ "2.1": 3, "2.2": 3, "2.3": 4, "2.4": 1 },
  ...{ "3.2": 2, "3.3": 4, "3.4": 6, "3.5": 5, "3.7": 2 },
  ...{ "4.1": 3, "4.2": 1, "4.3": 2, "4.4": 4 },
  ...{ "5.1": 1, "5.2": 3, "5.3": 2, "5.4": 3 },
  ...{ "6.1": 3, "6.2": 12, "6.3": 4, "6.4": 4, "6.5": 5, "6.6": 3, "6.8": 4 },
  ...{ "7.1": 3, "7.2": 4, "7.3": 2, "7.4": 5, "7.5": 2, "7.6": 2 },
  ...{ "8.1": 2, "8.2": 3, "8.3": 1, "8.4": 1 },
  ...{ "9.1": 3, "9.2": 4 },
  ...{ "10.1": 2, "10.2": 2, "10.3": 4, "10.4": 11, "10.5": 5, "10.6": 2, "10.7": 3 },
  ...{ "11.1": 2, "11.2": 3, "11.3": 3, "11.4": 4, "11.5": 1, "11.6": 1 },
  ...{ "12.1": 3, "12.2": 2, "12.3": 4 },
  ...{ "13.1": 1, "13.2": 5, "13.3": 2, "13.4": 5 },
  ...{ "14.1": 2, "14.2": 4, "14.3": 3 },
  ...{ "15.1": 3, "15.2": 3, "15.3": 7 },
  ...{ "16.1": 1, "16.2": 5, "16.3": 4, "16.4": 3, "16.5": 3 },
  ...{ "17.1": 1, "17.2": 4, "17.3": 2 },
};
const required = Object.entries(sections).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `v5.0.0-${section}.${index + 1}`),
);
const levels = { "1": 70, "2": 183 };

const rows = text
  .split("\n")
  .filter((line) => line.startsWith("| v5.0.0-"))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, requirement, level, asks, outcome, reason]) => ({ requirement, level, asks, outcome, reason }));

describe("The table of security requirements", () => {
  it("has every requirement of levels 1 and 2 once, in the standard's order", () => {
    expect(rows.map(({ requirement }) => requirement)).toEqual(required);
    const count = (wanted: string) => rows.filter(({ level }) => level === wanted).length;
    expect({ "1": count("1"), "2": count("2") }).toEqual(levels);
  });

  it("says of each requirement what it asks for, and what is done about it", () => {
    const isComplete = ({ asks = "", outcome = "", reason = "" }: (typeof rows)[number]) =>
      asks !== "" && ["met", "n/a", "deviation"].includes(outcome) && reason !== "";
    expect(rows.filter((row) => !isComplete(row))).toEqual([]);
  });

  it("has no broken link", () => {
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, title = ""]) => title.toLowerCase());
    const anchors = new Set(headings.map((title) => `#${title.replaceAll(" ", "-")}`));
    const targets = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target = ""]) => target);
    const local = targets.filter((target) => !target.startsWith("https://"));
    const isThere = (target: string) =>
      target.startsWith("#") ? anchors.has(target) : existsSync(join(dirname(path), target));
    expect(local.length).toBeGreaterThan(100);
    expect(local.filter((target) => !isThere(target))).toEqual([]);
  });
});
