export { HomeTexts } from "./HomeTexts.tsx";
