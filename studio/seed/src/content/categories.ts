import { slug, type SeedDocument } from "../make/seed-document.ts";

const category = (id: string, title: string, description: string): SeedDocument => ({
  _id: `category-${id}`,
  _type: "category",
  title,
  slug: slug(id),
  description,
});

export const categories: SeedDocument[] = [
  category(
    "wordle-strategy",
    "Wordle Strategy",
    "How to choose guesses, and why some are better than others.",
  ),
  category(
    "brain-science",
    "Brain Science",
    "What research says, and does not say, about puzzles and the mind.",
  ),
  category("word-game-history", "Word Game History", "Where word games come from and who made them."),
  category(
    "linguistic-research",
    "Linguistic Research",
    "Letters, sounds and the ways in which English words are built.",
  ),
  category("language-learning", "Language Learning", "Word games for people who are learning English."),
  category("psychology", "Psychology", "Habits, moods and why a daily puzzle is hard to put down."),
  category("family-life", "Family Life", "Playing with children, parents and grandparents."),
  category(
    "healthy-aging",
    "Healthy Aging",
    "Word games in later life, without promises that nobody can keep.",
  ),
  category("workplace-culture", "Workplace Culture", "A shared puzzle among colleagues."),
  category("game-variants", "Game Variants", "Relatives of the daily five-letter game."),
];
