/** Every type of document that a card can stand for, and those whose names stand on one. */
export const cardTypes = [
  "blogIndex",
  "blogPost",
  "category",
  "dictionary",
  "guide",
  "learningCenter",
  "page",
  "tutorialIndex",
  "wordListPage",
] as const;
