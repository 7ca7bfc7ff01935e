export { glossaryData } from "./glossary-facts.ts";
export { Glossary } from "./Glossary.tsx";
