/** Categories of glossary terms, in the order in which the site shows them. */
export const glossaryCategories = [
  { title: "Gameplay", value: "gameplay" },
  { title: "Linguistic", value: "linguistic" },
  { title: "Technical", value: "technical" },
] as const;
