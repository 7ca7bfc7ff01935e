const numerals = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** Returns a count as text: in words up to twelve, in digits above. */
export function numeral(count: number): string {
  return numerals[count] ?? count.toLocaleString("en");
}

/** Returns words in capitals as a list: `FANCY, GAWKY and WACKY`. */
export function wordList(words: readonly string[]): string {
  const names = words.map((word) => word.toUpperCase());
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
}
