import { readFileSync } from "node:fs";

/** Reads the shipped list of answers, which is sorted; `data/README.md` names its sources. */
export function loadWordList(): readonly string[] {
  return readFileSync(new URL("../../data/answers.txt", import.meta.url), "utf8")
    .trim()
    .split("\n");
}
