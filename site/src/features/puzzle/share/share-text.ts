/** The least number of a riddle's characters that a share quotes, in whole lines. */
const quotedCharacters = 50;

/** Returns the text of a share: the puzzle's number and how the riddle begins. */
export function shareText({ puzzleNumber, riddle }: { puzzleNumber: number; riddle: string }): string {
  return `Wordle No. ${puzzleNumber}, as a riddle:\n${beginningOf(riddle)}`;
}

/** The riddle's first line, and the second one if the first has fewer than 50 characters. */
function beginningOf(riddle: string): string {
  const [first = "", second = ""] = riddle.split("\n").map((line) => line.trim());
  return Array.from(first).length >= quotedCharacters || second === "" ? first : `${first}\n${second}`;
}
