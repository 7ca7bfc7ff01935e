import { callout, dataTable, letterTiles, source } from "../../make/blocks.ts";
import { blogPost } from "../../make/blog-post.ts";
import { wordList } from "../../make/in-words.ts";
import { remainingWords } from "../../make/remaining-words.ts";
import { words } from "../../make/word-figures.ts";
import { crosswordsTrial, trainingTrial, wordPuzzleSurvey } from "../works.ts";

const answer = "robin";

const afterTwo = remainingWords(["slate", "corny"], answer);

export const wordleForSeniors = blogPost({
  id: "wordle-for-seniors",
  title: "Word Games in Later Life",
  excerpt:
    "Bigger letters, clearer colours, a game without hurry and three ways to play by telephone: how to enjoy a daily puzzle in later life, and what not to expect of it.",
  publishedOn: "2025-10-10",
  revisedOn: "2026-11-29",
  category: "healthy-aging",
  author: "editors",
  cover: "A pair of reading glasses below five letter tiles that spell READS.",
  body: [
    `If you have done crosswords for fifty years, you have little to learn about words and bring more of them than the grandchildren do. What may spoil the fun is small grey letters on a small bright screen. That can be changed in five minutes, by yourself or by a visitor with this page open. The rest of it is about playing without hurry, and together.
    ## Settings in the game
    Tap the gear in the corner of Wordle’s screen. Each setting is a switch and can be put back at any time, with one exception: hard mode has to be switched on before the first guess of the day.`,
    dataTable(
      "Wordle’s own settings",
      `Setting | What it does | Worth trying if
      High contrast mode | Orange for the right place and blue for another place, instead of green and yellow | Green and yellow look alike to you
      Dark theme | Light letters on a dark ground | A white screen dazzles you
      Hard mode | Makes you use the letters you have found | You find the game too easy; otherwise leave it off
      On-screen keyboard only | Ignores every other keyboard | You use dictation or another aid that types for you`,
    ),
    `## Bigger letters
    - **On an iPhone or iPad:** open Settings, then Accessibility, then Display & Text Size, then Larger Text. For things that don’t grow with it, such as a game board, switch on Zoom in the same Accessibility menu; a double tap with three fingers then enlarges everything, and another brings it back.
    - **On an Android phone or tablet:** open Settings and look for Display size and text, under Display or Accessibility. Magnification, under Accessibility, enlarges whatever is on the screen. Names differ a little between makers.
    - **On a computer:** hold Ctrl (on a Mac, Command) and press the plus key, several times if need be. Ctrl and 0 bring the usual size back.
    - **Anywhere:** turn the screen’s brightness up by day and down in the evening, and lean a tablet against something so that both hands are free.
    What this site does about text size, contrast, keyboards and screen readers is set out in our [accessibility statement](page-accessibility).
    ## A game without hurry
    Wordle has no clock. You may leave a half-finished game, make lunch and come back; the puzzle stays until midnight. Here is a game as one might play it with a pencil beside the screen.`,
    letterTiles(
      "slate corny humid robin",
      answer,
      "SLATE is all grey. In CORNY the O is green, the R and the N yellow. In HUMID only the I is coloured: it is green. ROBIN is all green.",
    ),
    `# **SLATE.** All five tiles are grey. Don’t be sorry: five letters are out of the way. Cross them off an alphabet. Of ${words.length.toLocaleString("en-GB")} possible answers ${remainingWords(["slate"], answer).length} are left.
    # **CORNY.** It was planned beforehand as the partner of SLATE and brings five new letters. (Keep such a plan as long as the first guess has at most one coloured tile.) The O is green, so it is second. R and N are in the word, but R isn’t third and N isn’t fourth. Write down five dashes with an O on the second, and R and N beside them.
    # **Now put the tablet down.** Where can R and N go? If you think of ${wordList(afterTwo)}, you have them all. (HONOR has no U because the game is American.)
    # **HUMID.** It can’t be right, since it has no O, and hard mode wouldn’t allow it. But it asks about the H of HONOR, the M of MOURN, the I of ROBIN and the D of DONOR in one go, and whichever is the answer, the colours give it away. Trying them one by one might have taken three guesses; this takes two.
    # **ROBIN.** The green I leaves no other word. Solved in four, with nothing left to luck.
    If the second guess leaves you with nothing, have a look at [today’s riddle](/wordle-hint/today). The riddle is free; the hint costs one point, that is one guess, and each opened letter one more. The [rules in full](page-wordle-rules) and a [plan for beginners](guide-getting-started) are on their own pages.
    ## Three ways to play by telephone
    **One board.** One of you has the screen, the other a pencil. Read out each result place by place: “C grey, O green, R yellow”. On a poor line B, D, P and T sound alike, so say “B for butter”. You have to agree on each guess, and the talking is the game.
    **Two boards, one opener.** Fix a time and a first word, play apart, then ring. Start with the second guess: from the same first row, why did you go one way and I the other? Tell no answers until both have finished.
    **A chain.** One makes the first, third and fifth guess, the other the second, fourth and sixth, by message through the day. It suits families in different time zones as long as it is still the same date for both.
    A word about sending results. A screen reader reads the coloured squares out one by one, a long list of “white square, yellow square”. To a friend who uses one, write “in four, with luck”.
    For playing with children and grandchildren there are more ideas in [Wordle as a family game](blogPost-wordle-and-family-bonding).
    ## What research says
    In a British study of 19,078 people aged 50 to 93, those who did word puzzles did better in tests of attention, reasoning and memory than those who never did (Brooker and others, 2019). People chose their own pastimes and were asked once, so it may be that a good memory leads to puzzles and not the other way round.
    A trial of 2022 assigned people at random. It had 107 participants, 71 years old on average, all with mild cognitive impairment. After 78 weeks those who did crosswords were 1.44 points ahead of those with computer games, on a test of 70 points (Devanand and others, 2022). That is a small difference between small groups, there was nobody who did neither, and crosswords aren’t Wordle. In a much larger trial with healthy adults it was the other way round: crosswords did slightly less for people than training exercises (Hardy and others, 2015). We go through these studies and others in [what research really says](blogPost-cognitive-benefits-word-puzzles).
    ## What not to expect
    - **Protection from dementia.** No word game has been shown to give it.
    - **A test of your memory.** A bad week in Wordle may be nothing but a week of awkward words. The game can’t tell you how well your mind is working, and nor can its statistics.
    - **A duty.** If the streak becomes a worry, drop it. The next puzzle comes in the morning whether or not you played this one.`,
    callout(
      "caution",
      "A word on health",
      "No puzzle prevents or treats an illness. If your memory worries you, or somebody close to you has noticed a change, tell your doctor. It is worth looking into early, because some causes can be treated.",
    ),
  ],
  sources: [
    source({
      authors: "Apple",
      title: "iPhone User Guide",
      publication: "Apple Support, chapter on accessibility",
      year: 2025,
      url: "https://support.apple.com/guide/iphone/welcome/ios",
    }),
    wordPuzzleSurvey,
    crosswordsTrial,
    source({
      authors: "Google",
      title: "Android Accessibility Help",
      publication: "Google Help",
      year: 2025,
      url: "https://support.google.com/accessibility/android",
    }),
    trainingTrial,
    source({
      authors: "The New York Times",
      title: "Wordle, with its settings",
      publication: "New York Times Games",
      year: 2026,
      url: "https://www.nytimes.com/games/wordle/index.html",
    }),
    source({
      authors: "Polygon",
      title: "Wordle has a sneaky hard mode you might not know about",
      publication: "Polygon",
      year: 2022,
      url: "https://www.polygon.com/guides/22901472/wordle-hard-mode-word-game",
    }),
    source({
      authors: "Slate",
      title: "Your Wordle Results Are Annoying, but Not for the Reasons You Think",
      publication: "Slate",
      year: 2022,
      url: "https://slate.com/culture/2022/02/wordle-word-game-results-accessibility-twitter.html",
    }),
  ],
  related: [
    "blogPost-cognitive-benefits-word-puzzles",
    "blogPost-wordle-and-family-bonding",
    "guide-getting-started",
  ],
  search: {
    title: "Wordle for seniors: settings, pace and company",
    description:
      "Larger letters, high contrast, a worked game without hurry and three ways to play Wordle by telephone, with an honest word on puzzles and memory.",
    keywords: [
      "Wordle for seniors",
      "word games for older adults",
      "Wordle high contrast mode",
      "Wordle larger text",
      "play Wordle together",
    ],
  },
});
