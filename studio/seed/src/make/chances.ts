/** Chance to win by guessing `count` words that tell nothing about each other, one after another. */
export function winInOrder(count: number, guessesLeft: number): number {
  return Math.min(1, guessesLeft / count);
}

/** Chance to win by spending one guess on a test that divides the words into `groups`, then guessing within a group in order. */
export function winWithTest(groups: readonly (readonly string[])[], guessesLeft: number): number {
  const won = groups.reduce((sum, { length }) => sum + Math.min(length, guessesLeft - 1), 0);
  return won / groups.flat().length;
}

/** Chance of a streak of `games` for someone who wins each with the chance `rate`. */
export function winsInARow(rate: number, games: number): number {
  return rate ** games;
}

/** Returns a chance as text, such as `48%`. */
export function percent(chance: number): string {
  return `${Math.round(100 * chance)}%`;
}
