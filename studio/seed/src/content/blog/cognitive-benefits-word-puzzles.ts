import { callout, dataTable, source } from "../../make/blocks.ts";
import { blogPost } from "../../make/blog-post.ts";

export const cognitiveBenefits = blogPost({
  id: "cognitive-benefits-word-puzzles",
  title: "The Cognitive Benefits of Word Puzzles: What Research Really Says",
  excerpt:
    "Do word puzzles keep the mind sharp? Some studies find a link, none proves a cure, and the difference is worth knowing.",
  publishedOn: "2025-05-21",
  category: "brain-science",
  author: "editors",
  cover: "A head in profile, drawn with lines; inside it, letter tiles in three colours.",
  body: [
    `“Keeps your brain young” is printed on many puzzle books. It is a pleasant thought, and like most pleasant thoughts about health it deserves a second look. We read what has been published and sorted it by how much it can show.
    ## What has been found
    In an online study with many thousand people aged fifty and over, those who said that they did word puzzles more often also did better in tests of attention, reasoning and memory (Brooker and others, 2019). In the Bronx Aging Study, people who later developed dementia began to lose memory about two and a half years later if they had been doing crosswords (Pillai and others, 2011).
    Both studies found a **link**. Neither can say which way it runs: perhaps puzzles help, or perhaps people whose minds work well enjoy puzzles more and keep at them longer.
    ## What has not been found
    In 2016 a group of psychologists reviewed the evidence for so-called brain training (Simons and others). They found that practice makes people better at the tasks they practise, less so at tasks that resemble them, and hardly at anything else. Whoever plays word games gets better at word games.`,
    dataTable(
      "What kinds of study can show",
      `Kind of study | What it can show | What it can’t
      People are asked what they do, and tested once | That two things go together | Which causes which
      People are followed for years | What came first | That nothing else explains it
      People are given a task by lot | What the task changes | What it changes after decades`,
    ),
    `## Why it may still do you good
    There are effects that need no miracle. Trying to recall a word, and getting there, strengthens the memory of it: psychologists call it the testing effect (Roediger and Karpicke, 2006). A puzzle has a clear goal, an end, and feedback at every step, which is rare in most people’s days. And a game that one plays with others is a reason to call them.
    The idea of **cognitive reserve** (Stern, 2012) holds that a life with much learning and many occupations lets the brain cope better with damage. Puzzles may be one small part of such a life, beside school, work, company and movement.`,
    callout(
      "caution",
      "Not a medical claim",
      "We promise no effect on your health. If you are worried about your memory or someone else’s, speak to a doctor, not to a puzzle.",
    ),
    `## What to make of it
    - Play because you like it. That is reason enough, and the only one that is certain.
    - Vary what you do: a new kind of puzzle asks more of you than the thousandth of the same.
    - Play with others now and then. Our articles on [families](blogPost-wordle-and-family-bonding) and [later life](blogPost-wordle-for-seniors) have ideas.`,
  ],
  sources: [
    source({
      authors: "Brooker, H., and others",
      title:
        "An online investigation of the relationship between the frequency of word puzzle use and cognitive function in a large sample of older adults",
      publication: "International Journal of Geriatric Psychiatry 34",
      year: 2019,
    }),
    source({
      authors: "Pillai, J. A., and others",
      title:
        "Association of Crossword Puzzle Participation with Memory Decline in Persons Who Develop Dementia",
      publication: "Journal of the International Neuropsychological Society 17(6), 1006–1013",
      year: 2011,
    }),
    source({
      authors: "Roediger, H. L., and Karpicke, J. D.",
      title: "Test-Enhanced Learning: Taking Memory Tests Improves Long-Term Retention",
      publication: "Psychological Science 17(3), 249–255",
      year: 2006,
    }),
    source({
      authors: "Simons, D. J., and others",
      title: "Do “Brain-Training” Programs Work?",
      publication: "Psychological Science in the Public Interest 17(3), 103–186",
      year: 2016,
      url: "https://doi.org/10.1177/1529100616661983",
    }),
    source({
      authors: "Stern, Y.",
      title: "Cognitive reserve in ageing and Alzheimer’s disease",
      publication: "The Lancet Neurology 11(11), 1006–1012",
      year: 2012,
    }),
  ],
  related: ["blogPost-psychology-of-daily-puzzles", "blogPost-wordle-for-seniors", "learning-center"],
  search: {
    title: "Word puzzles and the brain: what research says",
    description:
      "What studies found about word puzzles, memory and attention, what they did not find, and why playing may still do you good.",
    keywords: ["benefits of word puzzles", "brain training", "word games memory"],
  },
});
