import { labelledLink } from "../make/links.ts";
import { vocabulary } from "./vocabulary.ts";
import { reference, references, seo, type SeedDocument } from "../make/seed-document.ts";

export const pagesOfTheirOwn: SeedDocument[] = [
  {
    _id: "blog-index",
    _type: "blogIndex",
    title: "WordleHint Blog",
    intro:
      "Strategy with figures that you can recount, the science of puzzles without the promises, and stories from the history of word games.",
    featured: reference("blogPost-letter-frequency-analysis"),
    factsTitle: "Interesting Wordle Facts",
    facts: references("fact-letter-e", "fact-238-patterns", "fact-first-crossword", "fact-old-riddles"),
    seo: seo({
      title: "Blog: strategy, science and history of word games",
      description:
        "Articles on letter frequency, word patterns, the psychology of daily puzzles and the history of word games.",
      keywords: ["wordle blog", "word game articles", "wordle strategy"],
    }),
  },
  {
    _id: "dictionary",
    _type: "dictionary",
    title: "Wordle Dictionary",
    intro:
      "The words that players, linguists and programmers use when they talk about the daily five-letter game, in plain English.",
    related: references("guide-wordle-strategy-guide", "blogPost-letter-frequency-analysis"),
    seo: seo({
      title: "Wordle dictionary: 34 terms explained",
      description:
        "From hard mode to entropy: the terms of the daily five-letter word game explained in plain English.",
      keywords: ["wordle terms", "wordle glossary", "word game dictionary"],
    }),
  },
  {
    _id: "tutorial-index",
    _type: "tutorialIndex",
    title: "Step-by-Step Tutorial",
    intro: "Three ways in: begin at the beginning, go further, or look up a term that you came across.",
    cards: [
      {
        _type: "tutorialCard",
        title: "Getting Started",
        text: "The rules, a first guess, a plan for the second and one game played through, in six steps.",
        page: reference("guide-getting-started"),
      },
      {
        _type: "tutorialCard",
        title: "Advanced Techniques",
        text: "Even splits, traps, repeated letters, hard mode and endgames, in seven steps with worked boards.",
        page: reference("guide-advanced-techniques"),
      },
      {
        _type: "tutorialCard",
        title: "Wordle Dictionary",
        text: "34 terms in plain English: those of the game, of language, and of the mathematics behind it.",
        page: reference("dictionary"),
      },
    ],
    seo: seo({
      title: "Step-by-step Wordle tutorial",
      description:
        "Learn the daily five-letter word game step by step: getting started, advanced techniques and a dictionary of terms.",
      keywords: ["wordle tutorial", "how to play wordle"],
    }),
  },
  {
    _id: "learning-center",
    _type: "learningCenter",
    title: "Learning Center",
    intro:
      "Everything on this site that makes you a better player, from the first rule to the mathematics behind a good guess.",
    strategyGuides: references(
      "guide-wordle-strategy-guide",
      "tutorial-index",
      "guide-getting-started",
      "guide-advanced-techniques",
      "word-list-page",
      "dictionary",
    ),
    researchArticles: references(
      "blogPost-letter-frequency-analysis",
      "blogPost-cognitive-benefits-word-puzzles",
      "blogPost-wordle-word-patterns",
      "blogPost-history-word-games",
    ),
    featuredResources: references(
      "page-wordle-openers",
      "page-second-guesses",
      "page-traps",
      "page-wordle-rules",
    ),
    vocabulary: references(...vocabulary.map(({ _id }) => _id)),
    didYouKnow: reference("fact-238-patterns"),
    paths: [
      {
        _type: "learningPath",
        title: "Beginner’s path",
        description: "From the rules to a plan that wins most days.",
        steps: references(
          "page-wordle-rules",
          "guide-getting-started",
          "dictionary",
          "guide-wordle-strategy-guide",
          "blogPost-wordle-word-patterns",
        ),
      },
      {
        _type: "learningPath",
        title: "Advanced player’s path",
        description: "For those who solve it anyway and want to need fewer guesses.",
        steps: references(
          "guide-advanced-techniques",
          "page-wordle-openers",
          "page-second-guesses",
          "page-traps",
          "blogPost-letter-frequency-analysis",
          "blogPost-wordle-variants-explained",
        ),
      },
    ],
    seo: seo({
      title: "Learning Center: guides, research and word lists",
      description:
        "Strategy guides, research articles, three new words a week with their origins, and learning paths for beginners and advanced players.",
      keywords: ["learn wordle", "wordle guides", "wordle research"],
    }),
  },
  {
    _id: "word-list-page",
    _type: "wordListPage",
    title: "Wordle Word Lists",
    intro:
      "First guesses, pairs, patterns, a searchable list of common five-letter words to download, and an analyzer that ranks your next guess.",
    tabs: [
      {
        _type: "wordListTab",
        title: "Starting Words",
        lists: references("wordList-optimal-openers", "wordList-advanced-openers", "wordList-opening-pairs"),
      },
      { _type: "wordListTab", title: "Word Patterns", lists: references("wordList-patterns") },
      { _type: "wordListTab", title: "Common Words", lists: references("wordList-common-words") },
    ],
    tools: {
      title: "Word Tools",
      analyzerIntro:
        "Enter your guesses and the colours that you got. The analyzer lists the words of our list that still fit and ranks the guesses that would tell you most. With hard mode on, it also says which guesses the game would refuse.",
      links: references("guide-wordle-strategy-guide", "blogPost-letter-frequency-analysis", "dictionary"),
    },
    downloads: {
      title: "Download the lists",
      text: "The words as plain text or CSV, and a chart of the letter frequencies as a PDF. All are made from the list on this page.",
    },
    related: references(
      "guide-wordle-strategy-guide",
      "blogPost-letter-frequency-analysis",
      "blogPost-wordle-word-patterns",
    ),
    seo: seo({
      title: "Word lists: openers, patterns and common words",
      description:
        "28 first guesses, three opening pairs, seven word patterns and a searchable list of common five-letter words, free to download.",
      keywords: ["wordle word list", "five letter words", "wordle starting words"],
    }),
  },
  {
    _id: "navigation",
    _type: "navigation",
    header: [
      labelledLink("Home", "/"),
      {
        _type: "navItem",
        label: "Learn",
        links: [
          labelledLink("Learning Center", "learning-center"),
          labelledLink("Strategy Guide", "guide-wordle-strategy-guide"),
          labelledLink("Step-by-Step Tutorial", "tutorial-index"),
          labelledLink("Getting Started", "guide-getting-started"),
          labelledLink("Advanced Techniques", "guide-advanced-techniques"),
          labelledLink("Wordle Dictionary", "dictionary"),
          labelledLink("Word Lists", "word-list-page"),
        ],
      },
      labelledLink("Contact Us", "page-contact"),
      labelledLink("About", "page-about"),
      labelledLink("Ads-Free", "/subscribe"),
    ],
    footer: [
      {
        _type: "footerColumn",
        title: "Wordle Tools",
        links: [
          labelledLink("Today's Hint", "/wordle-hint/today"),
          labelledLink("Yesterday's Hint", "/wordle-hint/yesterday"),
          labelledLink("Hint Archive", "/wordle-hints"),
          labelledLink("Word Lists", "word-list-page"),
          labelledLink("Openers", "page-wordle-openers"),
          labelledLink("Second Guesses", "page-second-guesses"),
          labelledLink("Traps", "page-traps"),
          labelledLink("Wordle Dictionary", "dictionary"),
        ],
      },
      {
        _type: "footerColumn",
        title: "Educational Resources",
        links: [
          labelledLink("Learning Center", "learning-center"),
          labelledLink("Strategy Guide", "guide-wordle-strategy-guide"),
          labelledLink("Step-by-Step Tutorial", "tutorial-index"),
          labelledLink("Getting Started", "guide-getting-started"),
          labelledLink("Advanced Techniques", "guide-advanced-techniques"),
          labelledLink("Wordle Rules", "page-wordle-rules"),
          labelledLink("Blog", "blog-index"),
        ],
      },
      { _type: "footerColumn", title: "Account", links: [] },
    ],
    legal: [
      labelledLink("About", "page-about"),
      labelledLink("Contact Us", "page-contact"),
      labelledLink("Ads-Free", "/subscribe"),
      labelledLink("Privacy Policy", "page-privacy"),
      labelledLink("Terms of Service", "page-terms"),
      labelledLink("Accessibility", "page-accessibility"),
    ],
  },
];
