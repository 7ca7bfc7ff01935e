/** A list with its source. */
export interface ListedWords {
  title: string;
  words: readonly string[];
  /** The source of the words and its licence terms; part of every download. */
  licence: string;
}

/** Formats the list as text: title and licence, then one word a line. */
export function asText({ title, words, licence }: ListedWords): string {
  const notes = [title, licence].filter((note) => note !== "").map((note) => `# ${note}`);
  return [...notes, ...words, ""].join("\n");
}

/** Formats the list as CSV (RFC 4180). The licence stands in a column of its own, in the first row. */
export function asCsv({ words, licence }: ListedWords): string {
  const rows = words.map((word, index) =>
    [word, vowelsIn(word), new Set(word).size, index === 0 ? licence : ""].map(cell).join(","),
  );
  return ["word,vowels,different letters,source", ...rows, ""].join("\r\n");
}

function vowelsIn(word: string): number {
  return word.match(/[aeiou]/g)?.length ?? 0;
}

/** Escapes a cell that a spreadsheet would evaluate as a formula. */
function cell(value: string | number): string {
  const text = String(value).replace(/^[=+\-@\t\r]/, "'$&");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
