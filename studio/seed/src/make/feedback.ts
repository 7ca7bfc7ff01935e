/** The game's feedback on a guess: `g`, `y` or `x` for each tile. A letter is marked as often as `answer` contains it. */
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
