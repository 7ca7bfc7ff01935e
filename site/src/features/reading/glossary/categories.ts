/** The topics of terms, in the order of the jump links. */
export const categories = [
  { id: "gameplay", label: "Gameplay" },
  { id: "linguistic", label: "Linguistic" },
  { id: "technical", label: "Technical" },
] as const;
