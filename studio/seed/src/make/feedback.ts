/** What the game answers to a guess: for each tile `g`, `y` or `x`. A letter is marked as often as the answer holds it. */
export function feedback(guess: string, answer: string): string {
  const left = new Map<string, number>();
  answer.split("").forEach((letter, place) => {
    if (guess[place] !== letter) left.set(letter, (left.get(letter) ?? 0) + 1);
  });
  return guess
    .split("")
    .map((letter, place) => {
      if (answer[place] === letter) return "g";
      const count = left.get(letter) ?? 0;
      left.set(letter, count - 1);
      return count > 0 ? "y" : "x";
    })
    .join("");
}
