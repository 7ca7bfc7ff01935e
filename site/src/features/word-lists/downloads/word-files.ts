/** A list and where it comes from. */
export interface ListedWords {
  title: string;
  words: readonly string[];
  /** Where the words come from, and on which terms; everybody who gets them gets it too. */
  licence: string;
}

/** One word a line, below the title and the licence. */
export function asText({ title, words, licence }: ListedWords): string {
  const notes = [title, licence].filter((note) => note !== "").map((note) => `# ${note}`);
  return [...notes, ...words, ""].join("\n");
}

/** As RFC 4180 has it. The licence stands in a column of its own, in the first row. */
export function asCsv({ words, licence }: ListedWords): string {
  const rows = words.map((word, index) =>
    [word, vowelsIn(word), new Set(word).size, index === 0 ? licence : ""].map(cell).join(","),
  );
  return ["word,vowels,different letters,source", ...rows, ""].join("\r\n");
}

function vowelsIn(word: string): number {
  return word.match(/[aeiou]/g)?.length ?? 0;
}

/** A cell that would be a formula in a spreadsheet is kept from being one. */
function cell(value: string | number): string {
  const text = String(value).replace(/^[=+\-@\t\r]/, "'$&");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
