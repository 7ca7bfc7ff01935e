export { LearningCenter } from "./LearningCenter.tsx";
