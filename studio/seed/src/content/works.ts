import { source } from "../make/blocks.ts";

// Works that several texts cite.

export const oxfordGuide = source({
  authors: "Augarde, T.",
  title: "The Oxford Guide to Word Games",
  publication: "Oxford University Press, second edition",
  year: 2003,
});

export const repeatedAnswers = source({
  authors: "CNET",
  title: "On Groundhog Day, Wordle Started Reusing Words With an Iconic Repeat Answer",
  publication: "CNET",
  year: 2026,
});

export const wordleBot = source({
  authors: "The Upshot",
  title: "WordleBot",
  publication: "The New York Times",
  year: 2022,
  url: "https://www.nytimes.com/interactive/2022/upshot/wordle-bot.html",
});

export const loveStory = source({
  authors: "Victor, D.",
  title: "Wordle Is a Love Story",
  publication: "The New York Times",
  year: 2022,
  url: "https://www.nytimes.com/2022/01/03/technology/wordle-word-game-creator.html",
});

export const norvig = source({
  authors: "Norvig, P.",
  title: "English Letter Frequency Counts: Mayzner Revisited, or ETAOIN SRHLDCU",
  publication: "norvig.com",
  year: 2013,
  url: "https://norvig.com/mayzner.html",
});

export const wordleEditor = source({
  authors: "Mason, E.",
  title: "Wordle Finally Has an Editor",
  publication: "The New York Times, 7 November 2022",
  year: 2022,
  url: "https://www.nytimes.com/2022/11/07/crosswords/wordle-editor.html",
});

export const wordPuzzleSurvey = source({
  authors: "Brooker, H., and others",
  title:
    "An online investigation of the relationship between the frequency of word puzzle use and cognitive function in a large sample of older adults",
  publication: "International Journal of Geriatric Psychiatry 34(7), 921–931",
  year: 2019,
  url: "https://doi.org/10.1002/gps.5033",
});

export const crosswordsTrial = source({
  authors: "Devanand, D. P., and others",
  title: "Computerized Games versus Crosswords Training in Mild Cognitive Impairment",
  publication: "NEJM Evidence 1(12)",
  year: 2022,
  url: "https://doi.org/10.1056/EVIDoa2200121",
});

export const trainingTrial = source({
  authors: "Hardy, J. L., and others",
  title:
    "Enhancing Cognitive Abilities with Comprehensive Training: A Large, Online, Randomized, Active-Controlled Trial",
  publication: "PLoS ONE 10(9), e0134467",
  year: 2015,
  url: "https://doi.org/10.1371/journal.pone.0134467",
});
