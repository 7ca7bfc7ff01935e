import { about } from "./pages/about.ts";
import { accessibility } from "./pages/accessibility.ts";
import { contact } from "./pages/contact.ts";
import { openersPage } from "./pages/openers.ts";
import { privacy } from "./pages/privacy.ts";
import { rules } from "./pages/rules.ts";
import { secondGuessAtlas } from "./pages/second-guesses.ts";
import { terms } from "./pages/terms.ts";
import { trapCatalogue } from "./pages/traps.ts";
import { openerTable } from "../make/blocks.ts";
import { openers } from "../make/opener-figures.ts";
import { wordCount } from "../make/word-figures.ts";

const tableOfOpeners = openerTable({
  caption: "First guesses by the average number of guesses until the answer is found",
  countedOn: "2026-11-29",
  method: `Every answer of our list of ${wordCount} is played once with each first guess. Each further guess is the word that divides the answers that still fit into the most groups; ties go to a word that can be right.`,
  fileName: "openers.csv",
  rows: openers()
    .filter(({ answer }) => answer)
    .slice(0, 40)
    .map(({ patterns: _, ...figures }) => figures),
});

export const pages = [
  about,
  contact,
  privacy,
  terms,
  accessibility,
  rules,
  secondGuessAtlas,
  trapCatalogue,
  openersPage(tableOfOpeners),
];
