export { tutorialCrumbs } from "./tutorial-facts.ts";
export { Tutorials } from "./Tutorials.tsx";
