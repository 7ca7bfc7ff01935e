export { DayAfter } from "./DayAfter.tsx";
