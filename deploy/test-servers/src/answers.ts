import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createServer } from "node:http";
import { daysBetween, homeZone, latestPuzzleDate, type PuzzleDate } from "@wordlehint/contracts";
import { root } from "@wordlehint/local/paths";
import { listen, type Listening } from "./listen.ts";

/**
 * The answers of today's and later puzzles in a product under test. No text of the product has them but the lists of
 * words and each one's own riddle, so that wherever else one is found, an answer has leaked.
 */
export const lockedWords = [
  "geode",
  "gaffe",
  "heist",
  "gizmo",
  "knoll",
  "pylon",
  "lemur",
  "guava",
  "haiku",
  "futon",
  "fjord",
  "gecko",
];

/** Starts a source of answers for the riddle service: `GET /2026-11-21` responds with `{"word": "…"}`. */
export async function startAnswers(): Promise<Listening> {
  const file = join(root, "services", "riddle", "data", "answers.txt");
  const others = readFileSync(file, "utf8")
    .split("\n")
    .filter((word) => /^[a-z]{5}$/.test(word) && !lockedWords.includes(word));
  const today = latestPuzzleDate(Date.now(), homeZone);
  const wordOf = (date: PuzzleDate) => {
    const words = date >= today ? lockedWords : others;
    return words[daysBetween("2021-06-19", date) % words.length];
  };
  return listen(
    createServer((req, res) => {
      const date = /^\/(\d{4}-\d{2}-\d{2})$/.exec(req.url ?? "")?.[1];
      if (date === undefined) res.writeHead(404).end();
      else res.setHeader("content-type", "application/json").end(JSON.stringify({ word: wordOf(date) }));
    }),
  );
}
