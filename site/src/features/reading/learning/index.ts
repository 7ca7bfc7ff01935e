export { LearningCenter } from "./LearningCenter.tsx";
export { wordsOfWeeks } from "./words-of-weeks.ts";
