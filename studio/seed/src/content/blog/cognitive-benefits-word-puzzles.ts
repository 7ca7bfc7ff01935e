import { callout, chart, dataTable, source } from "../../make/blocks.ts";
import { blogPost } from "../../make/blog-post.ts";
import { crosswordsTrial, trainingTrial, wordPuzzleSurvey } from "../works.ts";

export const cognitiveBenefits = blogPost({
  id: "cognitive-benefits-word-puzzles",
  title: "The Cognitive Benefits of Word Puzzles: What Research Really Says",
  excerpt:
    "Do word puzzles keep the mind sharp? Surveys find a link, trials with crosswords point both ways, and no study proves a cure. Here is each one, with what it can and can’t tell you.",
  publishedOn: "2025-05-21",
  revisedOn: "2026-11-29",
  category: "brain-science",
  author: "editors",
  cover: "A head in profile, drawn with lines; inside it, letter tiles in three colours.",
  body: [
    `“Keeps your brain young” is the kind of thing that puzzle books like to put on their covers. It is a pleasant thought, and like most pleasant thoughts about health it deserves a second look. We read the studies themselves, the famous and the forgotten, and asked of each what it can show.`,
    callout(
      "note",
      "In three sentences",
      "People who do word puzzles do better in tests of thinking, but that may be why they do puzzles. Where people were assigned to crosswords at random, those with mild memory problems fared slightly better with them than with computer games, while thousands of healthy people fared slightly worse. Nobody has shown that a word game prevents dementia, and we know of no trial of Wordle at all.",
    ),
    `## A big survey
    One of the largest studies is British. Helen Brooker and colleagues asked 19,078 healthy people aged 50 to 93 how often they did word puzzles, from “never” to “more than once per day”, and gave them nine online tests. On all fourteen measures, those who never did puzzles came last. The “brain ten years younger” that you may have read about comes from the press release, which was speaking of one test, grammatical reasoning.
    Everybody was tested at one time, so the study can’t say what came first. Puzzles may sharpen people, or sharp people may like puzzles. The volunteers also needed a computer and the patience for an online battery of tests, which hardly makes them typical. The authors say themselves that the question of cause is still open.
    ## Following people for years
    In the Bronx Aging Study 488 older people, all well at the start, were examined every 12 to 18 months. In time 101 of them developed dementia. Jagan Pillai and colleagues looked at these 101. At some point each one’s memory began to fail faster; among those who had done crosswords, that point came 2.54 years later.
    It is easy to turn this into “crosswords delay dementia by two and a half years”. That isn’t what was found. All of these people developed dementia, and what was delayed was the bend in a curve. An earlier paper on the same people, which counted all mental pastimes together, found that after the bend the more active declined more rapidly (Hall and others, 2009).
    A Scottish study could look further back. Roger Staff and colleagues followed 498 people born in 1936 whose intelligence had been tested at school, and tested them repeatedly over fifteen years in later life. Those who spent more of their lives solving problems had higher scores, and many of them had already done well at school. They did not decline more slowly: they went down the same slope from a higher point.
    ## Three trials that disagree
    To learn about causes, people have to be assigned to a task at random. In 2022 Davangere Devanand and colleagues published a trial with 107 people, 71 years old on average, who had mild cognitive impairment, a loss of memory or thinking that goes beyond the usual for their age. Fifty-six were given crosswords on the web, 51 a set of computer games for training the brain; both came from the same company, Lumos Labs. After twelve intensive weeks they had six booster sessions, and the last tests were in week 78.
    The measure was a test of 70 points on which a lower score is better. The crossword group improved a little, the games group worsened a little. Allowing for where they started, the difference was 1.44 points (95 per cent confidence interval 0.06 to 2.83; P = 0.04). A questionnaire on everyday tasks and brain scans favoured crosswords as well; other measures showed no difference.`,
    chart({
      kind: "bars",
      caption:
        "Average test scores in the trial of Devanand and others. The scale goes to 70, and lower is better: the differences are small.",
      categoryName: "Group and time",
      valueName: "Score",
      points: [
        ["Crosswords, start", 9.59],
        ["Crosswords, week 78", 8.61],
        ["Games, start", 9.53],
        ["Games, week 78", 9.93],
      ],
    }),
    `It is a careful study, and good news for crosswords. It is also small, and its result only just passes the usual test of chance. There was no third group that did nothing, so crosswords may have helped, or the games may have failed to. And all of them had memory problems already: about healthy players it says nothing.
    For healthy people there is an older and much larger trial. Joseph Hardy and colleagues assigned adults to 49 training exercises or to crosswords, a quarter of an hour a day for ten weeks, all online; 4,715 finished. Here the crossword group improved *less*. The difference was small, about a quarter of a standard deviation, and most of the authors worked for Lumos Labs, which sells the exercises. It had chosen crosswords as the comparison because people believe in them.
    A third trial used crosswords in the same way. Fredric Wolinsky and colleagues gave 681 patients aged 50 and over either crosswords or a drill in seeing quickly, ten hours or a little more. A year later the drill was ahead in several tests of speed, but in a score over all six tests there was no significant difference.
    ## What about “brain training”?
    In 2016 seven psychologists read the studies that the makers of such programmes quote (Simons and others). They found plenty of evidence that people get better at the tasks they practise, less for similar tasks, and little for different ones or for everyday life.
    The newest result is from the ACTIVE trial, which assigned 2,802 Americans aged 65 and over to exercises, or to none, in 1998 and 1999. For 2,021 of them insurance records were followed for twenty years. Training in memory and in reasoning made no difference to diagnoses of dementia. One group did better: of those with training in *speed* and later refresher sessions 40 per cent had a diagnosis, of those without any training 49 per cent. Speed training without refreshers showed no such effect. The exercise is about spotting things quickly on a screen. It isn’t a word game, and the result should be repeated by others before anyone builds on it.
    ## The idea of a reserve
    Why might a lifetime of mental activity matter if it doesn’t change the slope? Some people carry on well with a brain that shows considerable damage. Yaakov Stern’s name for the difference is **cognitive reserve**, and surveys link it to education, work and leisure. It would fit the Scottish result, and the Bronx one too: with more in reserve trouble shows later, and is further along when it does. It remains a hypothesis about a whole life. Six guesses a day are a very small part of one.`,
    dataTable(
      "Eight pieces of evidence, and where each one stops",
      `Study | Who | Method | Finding | What it can’t say
      Brooker and others, 2019 | 19,078 healthy people, 50–93 | Asked and tested once | Those who never do word puzzles scored lowest on 14 of 14 measures | Which is cause and which effect
      Pillai and others, 2011 | 488 followed; 101 who developed dementia | Observed for years | Faster decline began 2.54 years later in crossword players | That crosswords were the reason, or that they prevent dementia
      Staff and others, 2018 | 498 Scots born in 1936 | Observed for 15 years | Those who solved more problems scored higher but declined no more slowly | Much about word games alone
      Devanand and others, 2022 | 107 with mild impairment | Random: crosswords or computer games, 78 weeks | 1.44 of 70 points better with crosswords | Anything about healthy people, or against doing nothing
      Wolinsky and others, 2013 and 2016 | 681 patients aged 50 and over | Random: speed drill or crosswords, one year | Drill ahead in tests of speed, level with crosswords over all | What either does against nothing
      Hardy and others, 2015 | 4,715 adults, online | Random: training exercises or crosswords, 10 weeks | Crosswords did less well, by about a quarter of a standard deviation | Whether it lasts; the maker of the exercises ran it
      Simons and others, 2016 | Review of published studies | Reading and weighing | Practice helps the task practised, little else | That no programme can ever work
      ACTIVE, 2026 | 2,802 at the start, 2,021 traced | Random: three trainings or none, 20 years | Only speed training with refreshers went with fewer diagnoses | Anything about word games`,
    ),
    `## What a player may conclude
    - **You will get better at the game.** That is our inference from the research on practice, and your own statistics will show it.
    - **It may do more than that.** The surveys and one of the trials allow the hope. They don’t support a promise.
    - **Don’t pay for a promise.** If a programme claims to protect your memory, ask for a trial in which people like you were assigned at random.
    - **Enjoying it is reason enough.** It is also the only benefit that you can check yourself, every morning.
    ## Four questions for the next headline
    # Were people assigned to the puzzle at random, or had they chosen it?
    # What did the others do: nothing, or something else?
    # Were they healthy, and of what age?
    # How large is the difference, and on what scale?
    A good report answers all four. If you would like to know why the game is hard to put down, go on to [the psychology of daily puzzles](blogPost-psychology-of-daily-puzzles); for playing comfortably and in company, to [word games in later life](blogPost-wordle-for-seniors).`,
    callout(
      "caution",
      "Not medical advice",
      "This article is for information and promises no effect on anyone’s health. If you are worried about your memory or someone else’s, speak to a doctor. There are causes that can be treated.",
    ),
  ],
  sources: [
    wordPuzzleSurvey,
    crosswordsTrial,
    source({
      authors: "Hall, C. B., and others",
      title: "Cognitive activities delay onset of memory decline in persons who develop dementia",
      publication: "Neurology 73(5), 356–361",
      year: 2009,
      url: "https://doi.org/10.1212/WNL.0b013e3181b04ae3",
    }),
    trainingTrial,
    source({
      authors: "Johns Hopkins Medicine",
      title:
        "Cognitive speed training linked to lower dementia incidence up to 20 years later (on the ACTIVE study)",
      publication:
        "News release on a paper in Alzheimer’s & Dementia: Translational Research & Clinical Interventions",
      year: 2026,
      url: "https://press-news.org/220136-cognitive-speed-training-linked-to-lower-dementia-incidence-up-to-20-years-later.html",
    }),
    source({
      authors: "Pillai, J. A., and others",
      title:
        "Association of Crossword Puzzle Participation with Memory Decline in Persons Who Develop Dementia",
      publication: "Journal of the International Neuropsychological Society 17(6), 1006–1013",
      year: 2011,
      url: "https://doi.org/10.1017/S1355617711001111",
    }),
    source({
      authors: "Simons, D. J., and others",
      title: "Do “Brain-Training” Programs Work?",
      publication: "Psychological Science in the Public Interest 17(3), 103–186",
      year: 2016,
      url: "https://doi.org/10.1177/1529100616661983",
    }),
    source({
      authors: "Staff, R. T., and others",
      title:
        "Intellectual engagement and cognitive ability in later life (the “use it or lose it” conjecture): longitudinal, prospective study",
      publication: "BMJ 363, k4925",
      year: 2018,
      url: "https://doi.org/10.1136/bmj.k4925",
    }),
    source({
      authors: "Stern, Y.",
      title: "Cognitive reserve in ageing and Alzheimer’s disease",
      publication: "The Lancet Neurology 11(11), 1006–1012",
      year: 2012,
      url: "https://doi.org/10.1016/S1474-4422(12)70191-6",
    }),
    source({
      authors: "University of Exeter",
      title: "Regular crosswords and number puzzles linked to sharper brain in later life",
      publication: "News release",
      year: 2019,
      url: "https://neurosciencenews.com/puzzles-aging-brain-14005",
    }),
    source({
      authors: "Wolinsky, F. D., and others",
      title:
        "A Randomized Controlled Trial of Cognitive Training Using a Visual Speed of Processing Intervention in Middle Aged and Older Adults",
      publication: "PLoS ONE 8(5), e61624",
      year: 2013,
      url: "https://doi.org/10.1371/journal.pone.0061624",
    }),
    source({
      authors: "Wolinsky, F. D., and others",
      title:
        "Effects of cognitive speed of processing training on a composite neuropsychological outcome: results at one-year from the IHAMS randomized controlled trial",
      publication: "International Psychogeriatrics 28(2), 317–330",
      year: 2016,
    }),
  ],
  related: ["blogPost-psychology-of-daily-puzzles", "blogPost-wordle-for-seniors", "learning-center"],
  search: {
    title: "Are word puzzles good for your brain? The research",
    description:
      "Studies of word puzzles, crosswords and memory with their numbers, methods and limits: what they found, what they can’t say, what a player may conclude.",
    keywords: [
      "benefits of word puzzles",
      "are crosswords good for your brain",
      "crosswords and dementia",
      "brain training evidence",
      "word games and memory",
    ],
  },
});
