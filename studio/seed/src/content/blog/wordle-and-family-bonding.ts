import { callout, dataTable, letterTiles } from "../../make/blocks.ts";
import { blogPost } from "../../make/blog-post.ts";
import { remainingWords } from "../../make/remaining-words.ts";

const afterTwo = remainingWords(["raise", "clout"], "vinyl").length;
const afterThree = remainingWords(["raise", "clout", "idyll"], "vinyl").length;

export const wordleAndFamilyBonding = blogPost({
  id: "wordle-and-family-bonding",
  title: "One Word for the Whole Family",
  excerpt:
    "Six ways for grandparents, parents and children to play the same word, with rules and ages, a sheet to draw in two minutes, and house rules that keep the peace.",
  publishedOn: "2025-10-10",
  revisedOn: "2026-11-29",
  category: "family-life",
  author: "puzzle-desk",
  cover: "Four letter tiles of different sizes stand side by side like a family.",
  body: [
    `Few games are the same for a ten-year-old and her grandfather. A five-letter word is: it needs no speed, no steady hand and nothing to unpack, and either of them may see it first. He may know more words; she may have more patience with a grid. What a family needs is a form of the game in which both count, and a rule or two for the evening when somebody shouts out the answer.
    ## Six games
    The ages are our suggestion. The real condition is that a child can spell most of the words that come up.`,
    dataTable(
      "Six ways to play, with ages and time",
      `Game | From age | Players | Minutes | You need
      Vowels and consonants | 5, with a reader | 2 to 6 | 10 | One screen
      One screen, one guess each | 7 | 2 to 6 | 10 | One screen
      Secret word | 8 | 2 or more | 15 | Paper, three pencils
      The riddle at breakfast | 8 | 2 or more | 5 | One screen
      The family thread | Those with a phone of their own | Any number | 5 a day | A group chat
      Guess by post | 7 | 2 | A few each; two weeks or more in all | Postcards`,
    ),
    `**Vowels and consonants.** The youngest are in charge of A, E, I, O, U and Y: they decide which vowels the next guess must have. The others look for a word that obeys. A child who can’t spell *guide* can still decide that it is time to try U.
    **One screen, one guess each.** Take turns. Before typing, say what the guess will find out: “This tells us where the R goes.” The others may ask one question but may not propose a word. After the last guess the next round starts with the next player, so that nobody is always stuck with guess five.
    **Secret word.** Our favourite, and it needs no screen. One player writes down a five-letter word and colours the others’ guesses by hand: green for right, yellow for elsewhere in the word, a grey stroke for not there. A letter is coloured only as often as the secret word contains it, so begin with words of five different letters, such as CLOUD, TIGER or BREAD, and keep APPLE and PUPPY for the second evening. With small children use four letters, or three: FROG, CAKE, SUN.
    **The riddle at breakfast.** Read the [riddle of the day](/wordle-hint/today) aloud before anyone plays. Everybody says what it seems to be about and writes one word on a slip of paper, folded. The slips are opened when the last person has solved the puzzle. The riddle is free; if you open the hint as well, count a point, that is one guess, and one more for each opened letter.
    **The family thread.** Everybody plays alone and sends the coloured squares, never the letters. It suits grandparents in another town, and it asks for nothing but one message a day.
    **Guess by post.** One guess on each card, coloured by the other side and sent back. Six guesses take a fortnight at best, and a child has a reason to write to somebody.
    ## A sheet to draw
    For the games on paper, draw this on half a page and copy it:
    - six rows of five boxes, large enough for capitals
    - the alphabet below in two rows, A to M and N to Z
    - a line for the answer, and one for “What does it mean?”
    - a line for “The guess that helped most was …, by …”
    Use three pencils: green, yellow, grey. A grey letter is crossed out in the alphabet, unless another copy of it is coloured; a yellow one gets a ring, with the places that it can’t be in written underneath.`,
    callout(
      "tip",
      "For beginning readers",
      "Give them the alphabet to look after. A grey tile is a disappointment on the board, but on the sheet it is a letter to cross out, and they can see the list of letters getting shorter.",
    ),
    "## Where two generations meet",
    letterTiles(
      "raise clout idyll vinyl",
      "vinyl",
      `RAISE shows a yellow I, CLOUT a yellow L. IDYLL adds a yellow Y and puts the L in the last place in green; VINYL is the answer.`,
    ),
    `Suppose that the family has agreed on RAISE and CLOUT. With one coloured tile after the first guess there is no reason to drop the plan, and the pair leaves ${afterTwo} words of our list. Grandfather proposes IDYLL, a word that his granddaughter has never needed. It has two Ls, and the grey one says that the answer has only one. ${afterThree === 1 ? "One word is left" : `${afterThree} words are left`}, and she sees it first, because she buys records; he sold his long ago.
    On another day the answer is EMOJI or PIXEL, and the children have it ready first. If a word is new to somebody at the table, the one who knew it explains it, in one sentence and without a sigh.
    ## House rules
    - Nobody says the word, a rhyme for it or “it’s an odd one today” until the last person has played.
    - Squares go into the thread, letters don’t. If you have to talk about it, write “spoiler” and leave a few empty lines.
    - The puzzle changes at each player’s own midnight. A cousin in Sydney has played it while London is still on yesterday’s word, so the thread waits for the last time zone, not for the first.
    - Nobody comments on how many guesses an under-twelve took, not even kindly.
    - Asking for help is allowed and is called playing together.
    - Stop while it is still fun: one puzzle, perhaps one secret word afterwards.
    ## When it goes wrong
    **One person always knows it first.** Let everyone write the next guess down before anybody speaks, then take the youngest player’s.
    **Somebody hates losing.** Play against the grid, not against each other: the family has six guesses, and the record to beat is last week’s.
    **Somebody can’t see the screen.** Read the result aloud by place: “one, R, grey; two, A, yellow”. Colours alone are hard for many people, and saying them helps everyone to follow. [Our article for older players](blogPost-wordle-for-seniors) goes into settings that help.
    **The word is beyond the children.** It happens, with words such as ENNUI or KNELL. Look it up together, use it twice before bedtime, and play a secret word of their own choice.
    ## Whose device?
    Children can play on a parent’s device, with the parent nearby and without an account of their own. Nothing on this site that you need for these games asks for one, and our [terms](page-terms) set a minimum age for accounts. The game itself belongs to The New York Times, which has its own rules. New to it all? [Getting Started](guide-getting-started) explains a first game step by step.`,
  ],
  related: [
    "guide-getting-started",
    "blogPost-wordle-for-seniors",
    "blogPost-wordle-for-language-learners",
    "page-wordle-rules",
  ],
  search: {
    title: "Playing Wordle as a family: six games with rules",
    description:
      "Six ways for grandparents, parents and children to play the daily word together, with ages, a paper sheet to draw and house rules that help.",
    keywords: ["wordle family", "wordle for kids", "family word games", "wordle on paper"],
  },
});
