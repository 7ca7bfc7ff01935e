export { wordListCrumbs } from "./word-list-facts.ts";
export { WordLists } from "./WordLists.tsx";
