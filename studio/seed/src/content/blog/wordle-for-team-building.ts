import { callout, dataTable, letterTiles } from "../../make/blocks.ts";
import { blogPost } from "../../make/blog-post.ts";
import { numeral, wordList } from "../../make/in-words.ts";
import { remainingWords, wordGroups } from "../../make/remaining-words.ts";

const left = remainingWords(["crane", "toils"], "mound");
const [largest = []] = wordGroups(["bumpy"], left);
const groupCount = wordGroups(["bumpy"], left).length;
const pointRows = [1, 2, 3, 4, 5, 6].map(
  (guesses) => `Solved in ${guesses} | ${7 - guesses} | ${Math.max(0, 7 - guesses - 1)}`,
);

export const wordleForTeamBuilding = blogPost({
  id: "wordle-for-team-building",
  title: "A Five-Minute Puzzle for Teams",
  excerpt:
    "Four ways to play the daily word with colleagues, in one room or in six time zones: rounds with minutes, a scoring table, a handicap, and rules that leave nobody out.",
  publishedOn: "2025-10-10",
  revisedOn: "2026-11-29",
  category: "workplace-culture",
  author: "puzzle-desk",
  cover: "A round table from above; in front of each chair lies one letter tile.",
  body: [
    `The trouble with most team games is that they feel like work, or worse, like fun that somebody ordered. A five-letter word is small enough to escape that. It takes five minutes, needs nothing but a screen, and is over before anyone looks at the clock. Here is how to run it so that people come back the next week, wherever they sit and whatever language they grew up with.
    ## Four formats`,
    dataTable(
      "Which format suits your team",
      `Format | People | Time | Where
      One screen | 3 to 8 | 5 minutes | A room or a call
      Pairs | 6 to 30 | 10 minutes | A room, or a call with breakout rooms
      The thread | Any number | 5 minutes each, any time | A chat channel
      The league | 4 to 20 | 5 minutes a day for four weeks | The thread, with a table`,
    ),
    `**One screen.** One person shares the screen and does nothing but type. The others agree on each guess. There is one rule: if you propose a word, say what it would tell you, not only that it might be right.
    **Pairs.** Two people to a board, all boards with the same word. Change the pairs every week. It is the best format for people who have just joined: talking to one colleague is easier than talking to twelve.
    **The thread.** Everyone plays alone, at any hour, and posts the coloured squares in a thread that carries the puzzle’s date. It is the only format that works across many time zones without getting anybody up early.
    **The league.** The thread with points, for teams that like a table. Keep it to four weeks, then stop or start again from nothing.
    ## A ten-minute round, minute by minute
    Use a word that you have chosen yourself: half of the room has seen the day’s word over breakfast. Draw the grid on a whiteboard or in a shared sheet and colour it by hand; a second person should check the colours.
    # **Minute 0.** “We have one board and six guesses. I type, you decide. Say what a word would tell us.”
    # **Minute 1.** “What is our first guess?” Take the first word that two people support. First guesses are not worth a debate.
    # **Minutes 2 to 6.** Before each guess, ask two people by name, a different two each time: “What do we know? What would you like to know?”
    # **Minute 7.** If several words fit: “Do we guess, or do we find out?” This is the decision that is worth a discussion.
    # **Minute 9.** Say the answer, and what it means, whether or not anybody asks.
    # **Minute 10.** “Which guess helped most?” Then stop.
    ## Guess, or find out?`,
    letterTiles(
      "crane toils bumpy mound",
      "mound",
      "CRANE turns N green, TOILS turns O green. BUMPY can’t be right, but its U and M come up yellow, and MOUND is the answer.",
    ),
    `This board shows the decision. After CRANE and TOILS ${numeral(left.length)} words of our list fit: ${wordList(left)}. Guess one of them after another, and you may still be guessing in the sixth row. BUMPY can’t be the answer, since it ignores the green N and O, but it divides the ${numeral(left.length)} words into ${numeral(groupCount)} groups, and the largest has ${numeral(largest.length)} (${wordList(largest)}). In hard mode it isn’t allowed, so agree on the mode first; it has to be switched on before the first guess. The [list of traps](page-traps) has more such families.
    ## Scoring`,
    dataTable(
      "Points for one puzzle",
      ["Result | Points | With the hint", ...pointRows, "Not solved, but played | 0 | 0"].join("\n"),
    ),
    `The [daily riddle](/wordle-hint/today) is free for everyone. The hint costs one point, that is one guess, and each opened letter one more; nobody drops below nought. In a week of five days count the best four, so that a day off or a bad Monday costs nothing.
    **A handicap** keeps the table open. Take each player’s average number of guesses over the last ten puzzles (count a lost one as seven), subtract the average of the strongest player, and round to the nearest half. That is the number of guesses a player may take off the result. Someone who needs 4.6 on average, in a team whose best needs 3.6, takes one off: a five becomes a four. Work it out again every ten puzzles.
    ## Leave nobody out
    A word game favours people who grew up with the language. A few rules take off most of the edge:
    - A dictionary or a [word list](word-list-page) is always allowed.
    - Say at the start that the spelling is American (COLOR, FIBER), that plain plurals and regular past forms in -ED are never the answer, and that a letter may come twice. Otherwise only the regular players know.
    - The typist corrects spelling silently. Nobody remarks on it.
    - Explain the answer every time. A colleague who didn’t know KNELL shouldn’t have to say so.
    - Say results aloud by letter and colour, and use the game’s high-contrast mode on the shared screen, which is orange and blue: not everybody can tell green from yellow.
    - Every other week play something that needs hardly any English: an equation in Nerdle or a map in Worldle. Both are in our article on [variants](blogPost-wordle-variants-explained).
    - It is voluntary. No list of who stayed away, no prize worth wanting, no result mentioned anywhere else.`,
    callout(
      "caution",
      "It is a game, not a test",
      "Five minutes of guessing say nothing reliable about how somebody works. Don’t assess people by it, and don’t let anyone else in the room do so either.",
    ),
    `## Spoilers across time zones
    The puzzle changes at each player’s own midnight. A calendar day begins on the Line Islands in the Pacific 26 hours before it begins in the last time zone, so one word is in play for 50 hours. In an international team the usual accident is this: Auckland discusses a word at lunch that San Francisco can’t see until midnight. Four rules prevent it.
    # One thread for each puzzle, named by its date, such as “Thursday 12 March”. Never “today”.
    # Squares only until the last zone’s day is over. The thread’s first message says when that is.
    # Talk about the word in a second thread, opened the day after.
    # No hints about difficulty. “Ouch” is a hint.
    If you meet live, choose an hour at which it is the same date for everyone, or play a word of your own. Our hints follow the same clock as the game, five minutes later: a riddle opens at five past midnight in each player’s zone.
    ## The first four weeks
    Start with one screen and a word of your own. In the second week play in pairs. In the third open the thread and let people choose. In the fourth ask whether to go on, anonymously, and take no for an answer. Colleagues who have never played find the rules on [one page](page-wordle-rules) and a first game in [Getting Started](guide-getting-started).`,
  ],
  related: ["guide-getting-started", "page-wordle-rules", "blogPost-wordle-variants-explained", "page-traps"],
  search: {
    title: "Wordle for teams: formats, scoring and rules",
    description:
      "How a team can play a five-letter word in person or across time zones: ten-minute rounds, pairs, a thread, scoring, a handicap and fair rules.",
    keywords: ["wordle team building", "wordle at work", "remote team games", "wordle league scoring"],
  },
});
