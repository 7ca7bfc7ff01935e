import { mkdirSync, writeFileSync } from "node:fs";
import { newPicture, type Pen } from "./canvas.ts";
import { splitting, timeline, wordGames } from "./covers-of-history.ts";
import { cognition, dailyPuzzles, family, languageLearners, laterLife, teams } from "./covers-of-people.ts";
import { letterFrequency, variants, wordle6, wordPatterns } from "./covers-of-words.ts";

/** The pictures of the seed content, drawn with the site's shapes and colours. */
const pictures: Record<string, (pen: Pen) => void> = {
  "cover-letter-frequency-analysis": letterFrequency,
  "cover-cognitive-benefits-word-puzzles": cognition,
  "cover-wordle-word-patterns": wordPatterns,
  "cover-history-word-games": wordGames,
  "cover-wordle6-explained": wordle6,
  "cover-wordle-for-language-learners": languageLearners,
  "cover-psychology-of-daily-puzzles": dailyPuzzles,
  "cover-wordle-and-family-bonding": family,
  "cover-wordle-for-seniors": laterLife,
  "cover-wordle-for-team-building": teams,
  "cover-wordle-variants-explained": variants,
  "figure-splitting": splitting,
  "figure-timeline": timeline,
};

const folder = new URL("../../dataset/images/", import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, draw] of Object.entries(pictures)) {
  const { canvas, pen } = newPicture();
  draw(pen);
  writeFileSync(new URL(`${name}.png`, folder), canvas.toBuffer("image/png"));
}
