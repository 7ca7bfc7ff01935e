/** What a term of the glossary is about, in the order in which the site jumps to them. */
export const glossaryCategories = [
  { title: "Gameplay", value: "gameplay" },
  { title: "Linguistic", value: "linguistic" },
  { title: "Technical", value: "technical" },
] as const;
