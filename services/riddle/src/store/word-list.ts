import { readFileSync } from "node:fs";

/** The shipped answers, sorted; see `data/README.md` for where they come from. */
export function loadWordList(): readonly string[] {
  return readFileSync(new URL("../../data/answers.txt", import.meta.url), "utf8")
    .trim()
    .split("\n");
}
