import { authors } from "./content/authors.ts";
import { cognitiveBenefits } from "./content/blog/cognitive-benefits-word-puzzles.ts";
import { historyOfWordGames } from "./content/blog/history-word-games.ts";
import { letterFrequencyAnalysis } from "./content/blog/letter-frequency-analysis.ts";
import { wordleForLanguageLearners } from "./content/blog/wordle-for-language-learners.ts";
import { psychologyOfDailyPuzzles } from "./content/blog/psychology-of-daily-puzzles.ts";
import { wordleAndFamilyBonding } from "./content/blog/wordle-and-family-bonding.ts";
import { wordleForSeniors } from "./content/blog/wordle-for-seniors.ts";
import { wordleForTeamBuilding } from "./content/blog/wordle-for-team-building.ts";
import { wordleVariantsExplained } from "./content/blog/wordle-variants-explained.ts";
import { wordPatterns } from "./content/blog/wordle-word-patterns.ts";
import { wordle6Explained } from "./content/blog/wordle6-explained.ts";
import { categories } from "./content/categories.ts";
import { checklists } from "./content/checklists.ts";
import { facts } from "./content/facts.ts";
import { faqs } from "./content/faqs.ts";
import { gameplayTerms } from "./content/glossary-gameplay.ts";
import { linguisticTerms } from "./content/glossary-linguistic.ts";
import { technicalTerms } from "./content/glossary-technical.ts";
import { hintPage } from "./content/hint-page.ts";
import { homePage } from "./content/home-page.ts";
import { mailTexts } from "./content/mail-texts.ts";
import { pages } from "./content/pages.ts";
import { pagesOfTheirOwn } from "./content/singletons.ts";
import { redirects, siteSettings } from "./content/site-settings.ts";
import { stepGuides } from "./content/step-guides.ts";
import { strategyGuide } from "./content/strategy-guide.ts";
import { vocabulary } from "./content/vocabulary.ts";
import { wordLists } from "./content/word-lists.ts";
import { addKeys } from "./make/add-keys.ts";
import type { SeedDocument } from "./make/seed-document.ts";

/** The content of a new site, ordered by id. */
export const seedDocuments: readonly SeedDocument[] = addKeys([
  ...siteSettings,
  ...pagesOfTheirOwn,
  hintPage,
  ...authors,
  ...categories,
  letterFrequencyAnalysis,
  cognitiveBenefits,
  wordPatterns,
  historyOfWordGames,
  wordle6Explained,
  wordleForLanguageLearners,
  psychologyOfDailyPuzzles,
  wordleAndFamilyBonding,
  wordleForSeniors,
  wordleForTeamBuilding,
  wordleVariantsExplained,
  ...gameplayTerms,
  ...linguisticTerms,
  ...technicalTerms,
  strategyGuide,
  ...stepGuides,
  ...checklists,
  ...wordLists,
  ...pages,
  ...faqs,
  ...facts,
  ...vocabulary,
  ...redirects,
  ...mailTexts,
  homePage,
]).sort((a, b) => (a._id < b._id ? -1 : 1));
