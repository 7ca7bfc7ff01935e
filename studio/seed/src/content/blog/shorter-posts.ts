import { callout, dataTable, source } from "../../make/blocks.ts";
import { blogPost } from "../../make/blog-post.ts";

const publishedOn = "2025-10-10";

export const shorterPosts = [
  blogPost({
    id: "wordle-for-language-learners",
    title: "Learning English with a Five-Letter Word a Day",
    excerpt:
      "A daily word game is a small but steady exercise in spelling and vocabulary. How learners and teachers can make the most of it.",
    publishedOn,
    category: "language-learning",
    author: "editors",
    cover: "A speech bubble filled with letter tiles.",
    body: [
      `A word game asks something of a learner that a textbook seldom does: to *produce* words, letter by letter, from a hint of a few sounds. That is harder than recognising them, and it is what makes them stay.
      ## Why it works
      Paul Nation, who has studied vocabulary learning for decades, names three things that help a word to stay: noticing it, retrieving it, and using it in a new way. A guess does all three. You notice a pattern, retrieve words that fit, and use one of them to ask a question.
      ## How to play as a learner
      - Keep a dictionary open. Looking up is learning, not cheating.
      - Write down every word that you met and did not know, with a sentence of your own.
      - After the game, say the answer aloud and find two words that rhyme with it.
      - Read the [daily riddle](/wordle-hint/today) as a reading exercise, whether you need the hint or not.`,
      callout(
        "tip",
        "For teachers",
        "Let the class agree on each guess and give the reason in a full sentence: “I think the third letter is A, because …”. The game takes ten minutes and everybody has spoken.",
      ),
      "If a term is new to you, the [dictionary](dictionary) explains it in plain English.",
    ],
    sources: [
      source({
        authors: "Nation, I. S. P.",
        title: "Learning Vocabulary in Another Language",
        publication: "Cambridge University Press",
        year: 2001,
      }),
    ],
    related: ["dictionary", "guide-getting-started", "word-list-page"],
    search: {
      title: "Learn English with a daily five-letter word",
      description:
        "How learners of English and their teachers can use a daily word game for spelling, vocabulary and speaking.",
      keywords: ["wordle for esl", "learn english with wordle"],
    },
  }),
  blogPost({
    id: "psychology-of-daily-puzzles",
    title: "The Psychology of Daily Puzzles",
    excerpt:
      "Why a puzzle that ends after five minutes brings people back every day: habits, flow, and the charm of a limit.",
    publishedOn,
    category: "psychology",
    author: "puzzle-desk",
    cover: "A calendar sheet; each day holds a coloured tile.",
    body: [
      `Most games want as much of your time as they can get. A daily puzzle wants five minutes, and then it sends you away. That this should make people come back for years needs an explanation.
      ## A habit that builds itself
      A habit needs a cue, and the day gives one: a new puzzle with the first coffee. In a study in London it took people between 18 and 254 days until a small daily act felt automatic, 66 days in the middle (Lally and others, 2010). A missed day did little harm. So a broken streak is no reason to stop.
      ## Neither bored nor helpless
      Mihaly Csikszentmihalyi described **flow** as the state between boredom and worry, in which a task is just hard enough, its goal is clear, and every step shows how it went. Six guesses with coloured answers could have been invented to illustrate it.
      ## The charm of a limit
      What can’t be had at once is valued more, and what everybody has at the same time can be shared. One word a day makes the puzzle an event.`,
      callout(
        "note",
        "When it stops being fun",
        "A streak is there for you, not you for the streak. If a missed day spoils your mood, miss one on purpose.",
      ),
      "If a day’s word won’t come, the [hint](/wordle-hint/today) leaves the pleasure of finding it to you.",
    ],
    sources: [
      source({
        authors: "Csikszentmihalyi, M.",
        title: "Flow: The Psychology of Optimal Experience",
        publication: "Harper & Row",
        year: 1990,
      }),
      source({
        authors: "Lally, P., and others",
        title: "How are habits formed: Modelling habit formation in the real world",
        publication: "European Journal of Social Psychology 40(6), 998–1009",
        year: 2010,
      }),
    ],
    related: [
      "blogPost-cognitive-benefits-word-puzzles",
      "blogPost-history-word-games",
      "guide-getting-started",
    ],
    search: {
      title: "The psychology of daily puzzles",
      description:
        "Habit, flow and the charm of a limit: why a five-minute puzzle brings people back every day.",
      keywords: ["psychology of puzzles", "why is wordle addictive", "daily puzzle habit"],
    },
  }),
  blogPost({
    id: "wordle-and-family-bonding",
    title: "One Word for the Whole Family",
    excerpt:
      "Grandparents, parents and children can play the same puzzle at once. Five ways to make it a family matter.",
    publishedOn,
    category: "family-life",
    author: "puzzle-desk",
    cover: "Four letter tiles of different sizes stand side by side like a family.",
    body: [
      `Few games are the same for a ten-year-old and her grandfather. A five-letter word is: it needs no speed, no strong hands and no new device, and either of them may see it first.
      ## Five ways to play together
      # **One screen, one guess each.** Take turns; each says why before typing.
      # **The family thread.** Everybody plays alone and sends the coloured squares, never the letters.
      # **Vowels and consonants.** Young children choose the vowels, the others the rest.
      # **The riddle at breakfast.** Read the [daily riddle](/wordle-hint/today) aloud and let everybody guess what it is about before anyone plays.
      # **Word of the evening.** Whoever needed most guesses uses the answer in a story at bedtime.
      ## House rules that help
      No one says the word before the last has played. No one comments on the number of guesses of somebody under twelve. And asking for help counts as talking, which was the point.`,
      callout(
        "tip",
        "For reading beginners",
        "Write the alphabet on a sheet and cross letters out together. It turns the grey tiles, which children find disappointing, into progress.",
      ),
    ],
    related: [
      "blogPost-wordle-for-seniors",
      "guide-getting-started",
      "blogPost-wordle-for-language-learners",
    ],
    search: {
      title: "Playing Wordle as a family",
      description:
        "Five ways for grandparents, parents and children to play the daily word together, and house rules that help.",
      keywords: ["wordle family", "family word games"],
    },
  }),
  blogPost({
    id: "wordle-for-seniors",
    title: "Word Games in Later Life",
    excerpt:
      "A daily puzzle can be company and routine. How to set it up comfortably, and what not to expect of it.",
    publishedOn,
    category: "healthy-aging",
    author: "editors",
    cover: "A pair of reading glasses below a row of letter tiles.",
    body: [
      `A puzzle that comes every morning, takes a few minutes and gives something to talk about is a good guest at any age. In later life it has a merit of its own: it gives the day a beginning.
      ## Make it comfortable
      - Let the browser enlarge the page; this site keeps its shape at twice the size and more.
      - Choose the theme that is easier on the eyes with the switch at the top of every page.
      - On a tablet, a stand is worth more than a better screen.
      - Everything on this site can be used with the keyboard alone, and with a screen reader.
      ## Make it company
      Agree with somebody on a time. Compare after playing, not before, and speak about the guess that helped most. It matters less who was quicker than that somebody asked.
      ## What not to expect
      Studies find that people who do word puzzles often do better in some tests of thinking. They don’t show that the puzzles are the reason. [Our article on research](blogPost-cognitive-benefits-word-puzzles) says what is known.`,
      callout(
        "caution",
        "A word on health",
        "No puzzle prevents or treats an illness. If your memory worries you, tell your doctor; it is worth looking into early.",
      ),
    ],
    related: [
      "blogPost-cognitive-benefits-word-puzzles",
      "blogPost-wordle-and-family-bonding",
      "guide-getting-started",
    ],
    search: {
      title: "Word games in later life",
      description:
        "How to play a daily word puzzle comfortably and in company, and what research does and does not promise.",
      keywords: ["word games for seniors", "wordle for seniors"],
    },
  }),
  blogPost({
    id: "wordle-for-team-building",
    title: "A Five-Minute Puzzle for Teams",
    excerpt:
      "A shared word before the meeting costs five minutes and teaches a team something about how it decides.",
    publishedOn,
    category: "workplace-culture",
    author: "puzzle-desk",
    cover: "A round table from above; in front of each chair lies one letter tile.",
    body: [
      `Most team games have the fault that they feel like work, or worse, like fun that somebody ordered. A daily word is small enough to escape that: five minutes, one screen, no winner.
      ## How to do it
      One person shares the screen and only types. The others agree on each guess. There is one rule: whoever proposes a word says what it would tell, not only that it might be right.
      ## What it shows
      A team that guesses quickly and loses often decides like that elsewhere too. It is easy to talk about here, because nothing depends on it.`,
      dataTable(
        "What to look for, and what it may mean",
        `What you see | What it may mean
        The first proposal is always taken | Nobody feels invited to object
        Grey letters come back in guesses | Results are not written down where all can see them
        Long talks about the fifth guess | Risk is discussed only when it is late
        Quiet people propose when asked | Ask them earlier`,
      ),
      "Keep it voluntary, keep it short, and stop while it is still liked. New players find the rules in [Getting Started](guide-getting-started).",
    ],
    related: ["guide-getting-started", "blogPost-psychology-of-daily-puzzles", "guide-advanced-techniques"],
    search: {
      title: "A daily word puzzle for teams",
      description:
        "How a team can play a five-letter word together in five minutes, and what it shows about the way it decides.",
      keywords: ["wordle team building", "team puzzle"],
    },
  }),
  blogPost({
    id: "wordle-variants-explained",
    title: "Variants of the Daily Game, Explained",
    excerpt:
      "More letters, more boards, numbers, maps: what the relatives of the five-letter word change, and which one may suit you.",
    publishedOn,
    category: "game-variants",
    author: "puzzle-desk",
    cover: "Several boards of tiles of different sizes, side by side.",
    body: [
      `Within months of its success the daily game had relatives. Most keep the three colours and change one other thing. Looking at what each one changes is a good way to understand the original.`,
      dataTable(
        "Some well-known relatives",
        `Game | What it changes
        Dordle, Quordle, Octordle | Two, four or eight words at once; each guess counts for all of them
        Absurdle | The computer changes its word as long as that fits its answers
        Nerdle | An equation instead of a word
        Worldle | The outline of a country, with distances instead of colours
        Wordle6 | Six letters instead of five`,
      ),
      `## More boards
      With several boards a guess is spent on all of them. The first two or three guesses should test as many letters as possible whatever they show; a fixed pair such as RAISE and CLOUT is worth even more here.
      ## An opponent who moves
      Absurdle keeps as many words open as it can. Against it, averages don’t help: choose the guess whose *worst* answer leaves the fewest words. The [dictionary](dictionary) has it under minimax.
      ## More letters
      A longer word holds more vowels and more endings, and more neighbours that differ in one letter. [Wordle6 explained](blogPost-wordle6-explained) goes into it.`,
      callout(
        "tip",
        "Which one suits you?",
        "If you like the morning ritual, stay with one word a day. If you like working things out, take four boards.",
      ),
    ],
    related: ["blogPost-wordle6-explained", "blogPost-history-word-games", "guide-advanced-techniques"],
    search: {
      title: "Wordle variants explained",
      description:
        "Dordle, Quordle, Absurdle, Nerdle, Worldle and the 6-letter game: what each one changes and how to play it.",
      keywords: ["wordle variants", "games like wordle", "quordle", "absurdle"],
    },
  }),
];
