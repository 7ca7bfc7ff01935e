const colors: Record<string, string> = { g: "green", y: "yellow" };

/** Describes the colors of a guess in words, for instance `S green, T yellow, the rest grey`. */
export function spokenResult(word: string, result: string): string {
  const colored = Array.from(word, (letter, index) => ({
    letter,
    color: colors[result[index] ?? ""],
  })).filter(({ color }) => color !== undefined);
  if (colored.length === 0) return "all grey";
  const spoken = colored.map(({ letter, color }) => `${letter.toUpperCase()} ${color}`);
  return [...spoken, ...(colored.length < word.length ? ["the rest grey"] : [])].join(", ");
}
