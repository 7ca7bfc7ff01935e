import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@wordlehint/local/paths";

export type Written = { lines: string[]; theme: string; hints: string[]; notes: string[] };

/** The riddles that the riddle service is shipped with, by word. */
export function readRiddles(): Map<string, Written> {
  const folder = join(root, "services", "riddle", "data", "riddles");
  const blocks = readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .flatMap((name) =>
      readFileSync(join(folder, name), "utf8")
        .trim()
        .split(/\n\s*\n/),
    );
  return new Map(
    blocks.map(written).filter(([word, { hints }]) => /^[a-z]{5}$/.test(word) && hints.length === 3),
  );
}

function written(block: string): [string, Written] {
  const [word = "", ...rest] = block.split("\n").map((line) => line.trim());
  const after = (label: RegExp) =>
    rest.filter((line) => label.test(line)).map((line) => line.replace(label, "").trim());
  return [
    word,
    {
      lines: rest.filter((line) => !/^(theme|rivals|note \d|hint \d):/.test(line)),
      theme: after(/^theme:/)[0] ?? "",
      hints: after(/^hint \d:/),
      notes: after(/^note \d:/),
    },
  ];
}
