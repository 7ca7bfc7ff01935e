import { planCosts } from "../figures/second-guesses.ts";
import { callout, dataTable, letterTiles } from "../make/blocks.ts";
import { percent, winInOrder, winsInARow, winWithTest } from "../make/chances.ts";
import { numeral, wordList } from "../make/in-words.ts";
import { labelledLink } from "../make/links.ts";
import { guessesOf, opener } from "../make/opener-figures.ts";
import { remainingWords, wordGroups } from "../make/remaining-words.ts";
import { richText, type Block } from "../make/rich-text.ts";
import { reference, references, seo, slug, type SeedDocument } from "../make/seed-document.ts";
import { percentOf, wordCount, words } from "../make/word-figures.ts";
import { family, hasDoubleLetter, repeatsLetter, tally } from "../make/word-shapes.ts";

const step = (id: string, title: string, ...body: (string | Block)[]) => ({
  _type: "guideSection",
  title,
  id: slug(id),
  body: richText(...body),
});

const afterRaise = remainingWords(["raise"], "thing");
const afterClout = remainingWords(["raise", "clout"], "thing");
const planRows = planCosts("raise", "clout").map(
  ({ colouredTiles, games, plan, best }) =>
    `${colouredTiles} | ${games.toFixed(0)}% | ${plan.toFixed(1)} | ${best.toFixed(1)}`,
);
const weekRow = (rate: number) => `${percent(rate)} | ${percent(winsInARow(rate, 7))}`;

const gettingStarted: SeedDocument = {
  _id: "guide-getting-started",
  _type: "guide",
  title: "Getting Started",
  slug: slug("getting-started"),
  revisedOn: "2026-11-29",
  intro:
    "From the rules to a plan of your own, in six steps with one game played through. Tick the checklist as you go; your browser remembers it.",
  layout: "steps",
  sections: [
    step(
      "the-rules",
      "Know the rules",
      `There is one puzzle a day, the same for everyone, at [nytimes.com/games/wordle](https://www.nytimes.com/games/wordle/index.html) and in The New York Times Games app. You have six guesses to find a word of five letters. Type a word, press Enter, and its tiles change colour:
      - **Green:** the letter is in the word, in this place.
      - **Yellow:** the letter is in the word, but in another place.
      - **Grey:** the letter isn’t in the word. If the same letter is green or yellow elsewhere in your guess, grey means only that there isn’t another one.
      Every guess must be a word that the game knows; anything else is refused and costs nothing. The answer is an everyday word in American spelling: COLOR, not COLOUR. It is never a plain plural such as BOATS or FOXES, nor a past tense in -ED such as BAKED. You may type those, but they can’t be right.
      The rest, from repeated letters to hard mode and streaks, is in the [rules in full](page-wordle-rules). The steps below play one game from beginning to end.`,
    ),
    step(
      "the-first-guess",
      "Choose a first guess and keep it",
      `A good first guess has five different letters, all of them common. SLATE, CRANE and RAISE are such words. Which of them you take hardly matters: played out over the ${wordCount} answers of our list by a program, SLATE needs ${guessesOf("slate")} guesses on average, CRANE ${guessesOf("crane")} and RAISE ${guessesOf("raise")}. ADIEU, the favourite of players who want the vowels first, needs ${guessesOf("adieu")}. ${percentOf((word) => /[aeiu]/.test(word))} of the words have at least one of its four vowels, so these tell words apart badly; consonants do it better.
      Keep the same word for a week. You will come to know its results, and the second guess gets easier.`,
      letterTiles(
        "raise",
        "thing",
        "The answer is THING. RAISE shows that I is the third letter, and that R, A, S and E are not in the word.",
      ),
      `Four grey tiles look like a poor start, but they tell you a good deal. Before RAISE, any of ${wordCount} words could be right. Now ${afterRaise.length} are left.`,
    ),
    step(
      "the-second-guess",
      "Plan the second guess beforehand",
      "After a result like this, don’t try to be right at once. Test five new letters instead, with a word that you chose before the game. CLOUT goes well with RAISE: together they try all five vowels and five common consonants.",
      letterTiles(
        "raise clout",
        "thing",
        "CLOUT shows a yellow T in the last place: the word has a T, somewhere else. C, L, O and U are out.",
      ),
      `Only ${numeral(afterClout.length)} words are left now, ${wordList(afterClout)}. The plan isn’t always so good, though. The more RAISE has told you, the more you waste by ignoring it.`,
      dataTable(
        "Words left on average after RAISE: if you always play CLOUT, and if you choose the best common word for what RAISE showed",
        ["Coloured tiles | Share of games | After CLOUT | After the best word", ...planRows].join("\n"),
      ),
      callout(
        "tip",
        "When to leave the plan",
        "Keep the prepared second guess with at most one coloured tile. With two or more, look for a word that uses what you know.",
      ),
      "The best replies to five popular openers are listed on the page of [second guesses](page-second-guesses). In hard mode, which makes you use every letter found, the game would refuse CLOUT here, because it drops the I.",
    ),
    step(
      "read-the-colours",
      "Read the colours twice",
      `From the third guess on, check your word against every row before you press Enter:
      # Is each green letter in its place?
      # Is each yellow letter in the word, in a place where it hasn’t been yellow?
      # Is the word free of letters that were grey wherever you tried them?
      A word that fails one of these can’t be the answer. TWIXT, for one, has a T last, where T was yellow. All four words that are left pass. THIGH is a good choice among them, because the result will be different for each of the others.`,
      letterTiles(
        "raise clout thigh thing",
        "thing",
        "THIGH shows T, H and I in their places, G elsewhere and its second H grey; THING is the answer, in four guesses.",
      ),
      `Look at THIGH once more. Its first H is green and its second is grey. That doesn’t mean “no H”: it means “one H, not two”. Crossing out a letter because one of its tiles is grey is an easy mistake to make, and ${percentOf(repeatsLetter)} of the words in our list contain some letter twice or more. When nothing else fits, try one of the letters that you have found a second time.
      Why THING and not THINK? The G of THIGH is yellow, so there is a G, not in fourth place. The first three letters are fixed, which leaves only the fifth place for it.`,
    ),
    step(
      "use-the-hint",
      "Use the hint when it helps",
      `Our [daily hint](/wordle-hint/today) is a riddle of four lines. Below it are three hints, from vague to strong, and then the letters one by one. Each stays closed until you open it, so you can take as little as you need. A good moment is after the third guess, when you have some letters and no idea.
      Using it isn’t cheating, but keep your own score honest: **the hint costs one point**, that is one guess, and each opened letter one more; the riddle itself is free. Solved in four guesses with the hint counts as five; with the hint and one letter, as six.
      Make sure first that it is about your word. Unless the operator of this site has connected another source, the word comes from our own schedule and needn’t be the one that The New York Times has chosen for the date. [About WordleHint](page-about) explains this.`,
    ),
    step(
      "build-a-streak",
      "Aim for a week",
      "A **7-day win streak** is a good first goal. It takes more than playing well on average, because one lost game ends it:",
      dataTable(
        "The chance of winning seven games in a row",
        ["Games that you win | A given week without a loss", ...[0.8, 0.9, 0.95, 0.98].map(weekRow)].join(
          "\n",
        ),
      ),
      `Even somebody who wins nine games in ten loses at least one game in about every other week. So a loss doesn’t mean that your plan is bad, and a perfect week doesn’t prove that it is good. Give it four weeks, and look at how many guesses you needed as well as at whether you won.
      Two habits keep a streak going. Don’t spend the guesses one by one on words that differ in a single letter, such as LIGHT, MIGHT and NIGHT: one word that tests several of those letters is safer. And if the last guess won’t come, put the game away for an hour: the puzzle waits until midnight.
      With an account, your results on this site follow you to every device. Without one, they stay in this browser. When a week comes easily, go on to [Advanced Techniques](guide-advanced-techniques).`,
    ),
  ],
  checklist: reference("checklist-getting-started"),
  callToAction: labelledLink("Get Today’s Wordle Hint", "/wordle-hint/today"),
  questions: references("faq-what-is-a-hint", "faq-letters-one-by-one", "faq-stats"),
  related: references("page-wordle-rules", "guide-advanced-techniques", "dictionary", "word-list-page"),
  seo: seo({
    title: "How to play Wordle: getting started in six steps",
    description:
      "What the colours mean, a first guess, a plan for the second, one game played through and an honest first goal: everything a new player needs.",
    keywords: ["how to play wordle", "wordle for beginners", "wordle colours", "wordle tips"],
  }),
};

const atch = family("-atch");
const leftAfterHotly = remainingWords(["raise", "hotly"], "match");
const blimpPair = wordGroups(["blimp"], leftAfterHotly).filter((group) => group.length > 1);
const splitRow = (guess: string) => {
  const groups = wordGroups([guess], atch);
  const [largest = []] = groups;
  return `${guess.toUpperCase()} | ${groups.length} | ${wordList(largest)} | ${percent(winWithTest(groups, 3))}`;
};
const climbGroups = wordGroups(["climb"], atch);
const ooWords = remainingWords(["slate", "corny"], "flood");

const mostRepeated = tally(
  words.flatMap((word) => [...new Set(word)].filter((letter) => word.split(letter).length > 2)),
);
const mostDoubled = tally(
  words.flatMap((word) =>
    [...new Set(word)].filter((letter) => word.includes(letter + letter)).map((letter) => letter + letter),
  ),
);
const hardRow = (word: string) => {
  const { guesses: normal, hardGuesses, hardLost } = opener(word);
  return `${word.toUpperCase()} | ${normal.toFixed(2)} | ${hardGuesses.toFixed(2)} | ${hardLost}`;
};
const endgameRow = (candidates: number) => {
  const apart = Array.from({ length: candidates }, () => [""]);
  const inOrder = [1, 2, 3].map((left) => percent(winInOrder(candidates, left)));
  return [candidates, ...inOrder, percent(winWithTest(apart, 2))].join(" | ");
};
const twoLeft = (guess: string) =>
  `${numeral(wordGroups([guess], leftAfterHotly).length)} groups, a chance of ${percent(wordGroups([guess], leftAfterHotly).length / leftAfterHotly.length)}`;

const advancedTechniques: SeedDocument = {
  _id: "guide-advanced-techniques",
  _type: "guide",
  title: "Advanced Techniques",
  slug: slug("advanced-techniques"),
  revisedOn: "2026-11-29",
  intro:
    "You solve it most days. These seven steps are about needing one guess fewer, about the days on which nothing fits, and about the last two guesses.",
  layout: "steps",
  sections: [
    step(
      "think-in-candidates",
      "Think in candidates",
      `A candidate is a word that could still be the answer. After each guess, ask how many are left, not which one feels right. If ten words fit and differ in one letter, playing them in turn takes five and a half guesses on average. A word that can’t be right but leaves three at most, whatever it shows, brings that down to three or less.
      Say that RAISE turns only its A green. In our list ${remainingWords(["raise"], "match").length} words have A second and none of the other four letters. HOTLY has no A at all, yet of all common words it leaves the fewest on average.`,
      letterTiles(
        "raise hotly",
        "match",
        "RAISE shows A in second place. HOTLY shows H elsewhere and T in third place.",
      ),
      `Now ${numeral(leftAfterHotly.length)} words are left: ${wordList(leftAfterHotly)}. HATCH and LATCH are already out, because for them other tiles would be coloured. To count like this without a program, write down the fixed letters with gaps, put each possible letter into the first gap, and say the results aloud. Hard mode would refuse HOTLY, since it leaves out the green A.`,
    ),
    step(
      "split-evenly",
      "Split evenly",
      `The best guess divides the candidates into many small groups. A group is all the words for which the guess would show the same colours. Take the whole family in -ATCH, ${wordList(atch)}. They share four letters, so only the first one can tell them apart.`,
      dataTable(
        `What four guesses would tell about the ${numeral(atch.length)} words in -ATCH, and the chance to win if three guesses are left, this one included`,
        [
          "Guess | Groups | Largest group | Chance to win",
          ...["latch", "watch", "climb", "blimp"].map(splitRow),
        ].join("\n"),
      ),
      `LATCH is right or it isn’t: two groups. CLIMB makes ${numeral(climbGroups.length)}. Its C turns green for CATCH alone (in the others the C is fourth, so it turns yellow), L shows up for LATCH, M for MATCH, B for BATCH, and none of them for ${wordList(climbGroups.find(({ length }) => length > 1) ?? [])}. Back on our board, where HATCH and LATCH are gone, BLIMP tells all words apart except ${blimpPair.map(wordList).join("; ")}.`,
      letterTiles(
        "raise hotly blimp match",
        "match",
        "BLIMP shows a yellow M and nothing else: MATCH. Hard mode would refuse both HOTLY and BLIMP.",
      ),
      "Letters that all candidates share tell you nothing, nor do letters that none of them has. So write the open letters in a row, here B, C, M, P and W, and look for a word with as many of them as you can find. Vowels and shared letters are only there to make it a word.",
    ),
    step(
      "escape-traps",
      "Escape from traps",
      `A trap is a family of words that differ in one letter. Compare its size with the guesses that you have left. If there are no more words than guesses, you may go through them. If there are more, you are betting: with five words and three guesses you lose two times in five.
      - **Three words:** a test that tells all apart takes two guesses, and going through them takes two on average. It makes no difference, so guess.
      - **Four words or more:** a test that tells all apart still takes two guesses; going through four takes two and a half on average, through six three and a half. So test, even if you have guesses to spare.
      The [catalogue of traps](page-traps) has every family of five words and more in our list, each with the common word that splits it best. Learn the splitters of -IGHT, -OUND and -ATCH, which are among the largest, and look up the rest when you meet them.`,
    ),
    step(
      "mind-the-doubles",
      "Mind repeated and double letters",
      `A repeated letter is in the word twice or more, anywhere, like the Es of EVENT. A double letter is a repeated one whose two copies are side by side, like the Es of SLEEP. ${percentOf(repeatsLetter)} of our words repeat a letter, ${percentOf(hasDoubleLetter)} have a double. The letters most often repeated are ${wordList(mostRepeated.slice(0, 5).map(([letter]) => letter))}; the commonest doubles are ${wordList(mostDoubled.slice(0, 4).map(([pair]) => pair))}.
      A first guess should still have five different letters, because a repeated one tests less. Later, when greens and yellows leave no ordinary word, a letter that you know may be there twice.`,
      letterTiles(
        "slate corny bloom flood",
        "flood",
        "After SLATE and CORNY, L is second and there is an O, not in second place. BLOOM shows L, O and O in their places.",
      ),
      `After SLATE and CORNY only ${wordList(ooWords)} fit, and every one of them has a double O. BLOOM was the right third guess, since it could be the answer and would look different for each of the others. Hard mode would refuse CORNY, which leaves out the green L.`,
      callout(
        "note",
        "A grey tile can mean “once”",
        "If you guess a letter twice and one of the two tiles is grey, the answer contains it exactly once. If both are coloured, it contains the letter at least twice.",
      ),
    ),
    step(
      "play-hard-mode",
      "Change your openers for hard mode",
      "Hard mode makes you keep green letters in place and use yellow ones again, in every guess that follows. It still lets you repeat a grey letter, or put a yellow one where it was yellow before, and it must be switched on before the first guess. Its price is that most tests are forbidden, so a family of seven with four guesses left loses three words. A good opener for hard mode keeps you out of such families.",
      dataTable(
        `Average guesses in normal and in hard mode, and the answers out of ${wordCount} that are lost in hard mode`,
        [
          "First guess | Normal | Hard mode | Lost in hard mode",
          ...["tripe", "close", "crane", "slate", "least", "raise"].map(hardRow),
        ].join("\n"),
      ),
      `TRIPE loses ${numeral(opener("tripe").hardLost)} answers, RAISE ${numeral(opener("raise").hardLost)}, among them MATCH, PATCH, WATCH, WASTE and VAUNT: a green A in second place leads straight to -ATCH, -ASTE and -AUNT. SLATE has the better average, ${opener("slate").hardGuesses.toFixed(2)} against ${opener("tripe").hardGuesses.toFixed(2)}, but loses ${numeral(opener("slate").hardLost)}. Take SLATE for your average and TRIPE for your streak. In all of these games the program knew the list and never overlooked a word, so expect to lose more than it does.
      Once you are in the game, put off fixing the last letters. While one of them is still yellow or unknown, you are free to use new letters in the other places. The page on [traps](page-traps) shows a way out of -ATCH that hard mode allows.`,
    ),
    step(
      "play-the-endgame",
      "Play the endgame",
      `With two guesses left, there is a simple sum. Your chance to win is the number of groups that the next guess makes, divided by the number of candidates: you then know the group, and can name one word of it. So play the word with the most groups, whether it can be right or not. With ${wordList(leftAfterHotly)} and two guesses, MATCH makes ${twoLeft("match")}; BLIMP makes ${twoLeft("blimp")}.`,
      dataTable(
        "The chance to win with words that differ in one letter: guessing them in turn, or first playing a test that tells all of them apart",
        [
          "Words | One guess left | Two left, in turn | Three left, in turn | Two left, test first",
          ...[2, 3, 4, 5].map(endgameRow),
        ].join("\n"),
      ),
      `- **Two words, two guesses:** never test. Guess one, then the other.
      - **Two guesses, three words or more:** look for the test. In hard mode it is usually refused, and then you want the candidate that makes the most groups.
      - **One guess:** only a candidate makes sense. Check it against every row, tile by tile, and rule out plain plurals and past tenses in -ED. If several fit equally well, the commoner word is the better bet, because answers are everyday words.
      If you can’t think of a second candidate, don’t assume that there isn’t one. Go through the alphabet in each open place, try a repeated letter, and try Y as the vowel before you commit yourself.`,
    ),
    step(
      "review-your-games",
      "Look back once a week",
      `Take the game of the week in which you needed the most guesses, and put three questions to each row:
      # How many candidates were left before it? The analyzer on the page of [word lists](word-list-page) tells you when you enter your guesses and colours.
      # Was the guess one of them, and if not, did you mean that?
      # Which word would have made more groups?
      Write down one finding, such as “guessed in turn with five words left”, and count how often it comes up in a month. The game’s own [WordleBot](https://www.nytimes.com/interactive/2022/upshot/wordle-bot.html) does something similar for a single game, with scores for skill and luck; skill is the one to watch. For what comes before the third guess, see the [strategy guide](guide-wordle-strategy-guide) and the [second guesses](page-second-guesses).`,
    ),
  ],
  checklist: reference("checklist-strategy"),
  callToAction: labelledLink("Get Today’s Wordle Hint", "/wordle-hint/today"),
  questions: [],
  related: references(
    "page-traps",
    "page-second-guesses",
    "guide-wordle-strategy-guide",
    "blogPost-letter-frequency-analysis",
    "blogPost-wordle-word-patterns",
  ),
  seo: seo({
    title: "Advanced Wordle techniques: splits, traps and endgames",
    description:
      "Count candidates, split them evenly, escape traps, mind repeated letters, play hard mode and win the endgame: seven steps with worked boards.",
    keywords: ["advanced wordle strategy", "wordle hard mode", "wordle traps", "wordle endgame"],
  }),
};

export const stepGuides = [gettingStarted, advancedTechniques];
