import { callout, source } from "../../make/blocks.ts";
import { blogPost } from "../../make/blog-post.ts";

export const wordleForLanguageLearners = blogPost({
  id: "wordle-for-language-learners",
  title: "Learning English with a Five-Letter Word a Day",
  excerpt:
    "A daily word game is a small but steady exercise in spelling and vocabulary. How learners and teachers can make the most of it.",
  publishedOn: "2025-10-10",
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
});
