/** The document types that a card can show or name. */
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
