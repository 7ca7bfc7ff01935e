export { HowItWorks } from "./HowItWorks.tsx";
