/**
 * The lines of a riddle (specification, section 3): a written-out `\n` is a line break, any slash goes,
 * empty lines too.
 */
export function verseLines(riddle: string): string[] {
  return riddle
    .replaceAll(String.raw`\n`, "\n")
    .replaceAll(/[/\\]/g, " ")
    .split("\n")
    .map((line) => line.replaceAll(/\s+/g, " ").trim())
    .filter((line) => line !== "");
}
