/** Share texts quote this many characters of a riddle. */
const quotedCharacters = 50;

/** Returns the text of a share: the puzzle's number and how the riddle begins. */
export function shareText({ puzzleNumber, riddle }: { puzzleNumber: number; riddle: string }): string {
  return `Wordle No. ${puzzleNumber} as a riddle: “${beginningOf(riddle)}”`;
}

/** The first 50 characters of a riddle, in one line. */
function beginningOf(riddle: string): string {
  const line = riddle.replaceAll(/\s+/g, " ").trim();
  const characters = Array.from(line);
  if (characters.length <= quotedCharacters) return line;
  return `${characters.slice(0, quotedCharacters).join("").trimEnd()}…`;
}
