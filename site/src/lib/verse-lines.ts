/**
 * Splits a riddle into lines. A literal `\n` is a line break; other slashes and backslashes are removed, and
 * so are empty lines.
 */
export function verseLines(riddle: string): string[] {
  return riddle
    .replaceAll(String.raw`\n`, "\n")
    .replaceAll(/[/\\]/g, " ")
    .split("\n")
    .map((line) => line.replaceAll(/\s+/g, " ").trim())
    .filter((line) => line !== "");
}

/** Returns the first two lines of a riddle, as many as a picture has room for. */
export function firstLines(riddle: string): string[] {
  return verseLines(riddle).slice(0, 2);
}
