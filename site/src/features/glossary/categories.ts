/** What a term is about, in the order in which they are jumped to. */
export const categories = [
  { id: "gameplay", label: "Gameplay" },
  { id: "linguistic", label: "Linguistic" },
  { id: "technical", label: "Technical" },
] as const;
