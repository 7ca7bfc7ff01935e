import { appPromotion, callout, checklist, dataTable, letterTiles, questions } from "../../make/blocks.ts";
import { blogPost } from "../../make/blog-post.ts";
import { numeral, wordList } from "../../make/in-words.ts";
import { wordGroups } from "../../make/remaining-words.ts";
import { percentOf } from "../../make/word-figures.ts";
import { repeatsLetter } from "../../make/word-shapes.ts";

// Familiar words that fit the board after STRAIN and COUPLE; not all that there are.
const fits = "bubble bumble fumble guzzle huddle humble juggle jumble muddle muffle mumble muzzle".split(" ");
const largestGroup = (guess: string) => wordGroups([guess], fits)[0]?.length ?? 0;
const humbleGroups = wordGroups(["humble"], fits).length;
const guzzleGroups = wordGroups(["guzzle"], fits).length;

export const wordle6Explained = blogPost({
  id: "wordle6-explained",
  title: "Wordle6 Explained: Six Letters, Six Guesses",
  excerpt:
    "One letter more changes more than you would think. The rules of our 6-letter game, a pair of first guesses, what endings are worth, two games tile by tile, and a checklist.",
  publishedOn: "2025-10-10",
  revisedOn: "2026-11-29",
  category: "game-variants",
  author: "puzzle-desk",
  cover: "Six letter tiles in a row on a phone’s screen.",
  body: [
    `The daily game has five letters and six guesses. **Wordle6** keeps the guesses and adds a letter. It sounds like a small step, but the habits that serve you well at five letters have to be learnt again at six. Wordle6 is our own app, so we are not neutral about it; the strategy below works for any six-letter version of the game.
    ## The rules
    You have six guesses for a word of six letters. The colours mean what they mean in the daily game: green for the right letter in the right place, yellow for a letter that is elsewhere in the word, grey for one that isn’t there. A letter is coloured only as often as the answer contains it, so the second copy of a letter can be grey although the first is not. There is a new daily challenge at midnight, and an **unlimited mode** for those who can’t wait. The app keeps your statistics and works without a connection. It is not made by The New York Times, and its word has nothing to do with the day’s Wordle.
    ## What the sixth letter changes`,
    dataTable(
      "Five letters and six, side by side",
      `What | Five letters | Six letters
      Guesses | 6 | 6
      Letters tested by two guesses | 10 | 12
      Syllables | One or two | Two as a rule
      An ending such as -ER | Two fifths of the word | A third of the word
      -ING | Three fifths of the word | Half of the word
      Neighbours | More | Fewer, but whole families share an ending`,
    ),
    `**Two guesses go further.** Two words without a letter in common test twelve of the twenty-six letters instead of ten, and all five vowels can be among them.
    **There are two vowels to place.** Most six-letter words have two syllables, and each syllable wants its vowel. When you have found an E, you still need to know whether it is the vowel of the first syllable, of the second, or silent at the end.
    **Endings are worth more than letters.** If you know that a word ends in -ING, three of its six places are settled. -ER, -LE, -LY, -EN and -ET settle a third of it.
    **Neighbours are rarer, but they come in families.** As a rule a longer word has fewer neighbours, words that differ from it in one letter. What catches you instead are words that share four or five letters with a double consonant in the middle, such as MUDDLE, MUFFLE and MUZZLE.
    **Letters repeat.** Already at five letters ${percentOf(repeatsLetter)} of the answers in our list contain a letter twice or more. A sixth letter is one more chance to repeat one of the others.
    ## A pair of first guesses
    STRAIN and COUPLE have no letter in common. Together they test all five vowels and seven consonants, among them S, T, R, N and L. If STRAIN shows at most one coloured tile, play COUPLE; if it shows more, look for a word that uses what you know. SENIOR and RETAIL are good first guesses too, but not one after the other: they share E, I and R.`,
    letterTiles(
      "strain tinder winter",
      "winter",
      "STRAIN shows four yellow letters: T, R, I and N. TINDER puts -ER, I and N in their places in green and leaves the T to find; WINTER is the answer.",
    ),
    `Here STRAIN has found four letters, so the second word is dropped. R can’t be in the third place, and of all the places that are left the last is the most promising, with an E before it: -ER. TINDER tries that and moves T, I and N as well. After it the T can only be in the fourth place, and ?INTER is easy to read.
    ## The trap in the middle`,
    letterTiles(
      "strain couple humble huddle",
      "huddle",
      "STRAIN is all grey. COUPLE shows L and E in green at the end and a yellow U. HUMBLE turns H and U green and rules out M and B; HUDDLE is the answer.",
    ),
    `After STRAIN and COUPLE the word ends in -LE, and U is the only other letter known. At least ${numeral(fits.length)} familiar words fit: ${wordList(fits)}. Guess them one by one, and four guesses may not be enough. Compare two third guesses. HUMBLE divides the ${numeral(fits.length)} into ${numeral(humbleGroups)} groups, of which the largest has ${numeral(largestGroup("humble"))} words; GUZZLE only into ${numeral(guzzleGroups)}, and the largest has ${numeral(largestGroup("guzzle"))}. Either might be the answer. But HUMBLE asks about M and B, which many of the words need, and GUZZLE about G and Z, which hardly any of them have.
    That is the rule for the middle of the game: when many words fit, choose the one whose unknown letters are shared by about half of the others.`,
    callout(
      "tip",
      "Settle the ending first",
      "If E and R are yellow, try them as -ER in the last two places. If that turns out right, one guess has fixed a third of the word; if not, both letters have lost one place, and the ending is something else.",
    ),
    `## Endings and beginnings
    Test endings before beginnings. The common ones are short and few: -ER, -LE, -LY, -EN, -ET, -AL, -ING, -ION, and in some games -ED. The daily five-letter game leaves regular past forms and plain plurals out of its answers; here, don’t count on either until you have seen one.
    Prefixes look more helpful than they are. RE-, UN- and IN- begin a good many words of six letters, but far more begin otherwise. Keep them for the moment when the first tile is green. A green R with an E somewhere is a reason to think of RE-; an empty board is not.
    ## Your first week
    # Play ten rounds of the unlimited mode before the daily challenge counts, all with the same first guess.
    # In each round, say the ending aloud before you look for the beginning.
    # Note the letter that you missed longest. If it is the same one three times, change your second guess.
    # From the fourth day, keep one guess in hand: if the fifth row comes and more than two words fit, play a word that tells them apart.
    # At the end of the week compare your average with your five-letter one.`,
    checklist("checklist-six-letter-game"),
    appPromotion(
      "Play the 6-letter game",
      "A daily challenge at midnight, an unlimited mode, statistics and offline play. Free on Android and iOS.",
    ),
    questions(
      "Questions about Wordle6",
      "faq-six-letter-rules",
      "faq-six-letter-price",
      "faq-six-letter-opener",
    ),
    "Back to five letters? The [strategy guide](guide-wordle-strategy-guide) has the rest, and the article on [variants](blogPost-wordle-variants-explained) the other relatives.",
  ],
  related: ["blogPost-wordle-variants-explained", "guide-wordle-strategy-guide", "guide-advanced-techniques"],
  search: {
    title: "Wordle6 explained: rules, first guesses, checklist",
    description:
      "How our free 6-letter word game works, how it differs from five letters, a pair of first guesses, two worked games and a mastery checklist.",
    keywords: ["wordle6", "6 letter wordle", "six letter word game", "6 letter starting words"],
  },
});
