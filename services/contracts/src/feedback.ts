/**
 * Returns the colors of a guess as a number whose ternary digits are the tiles, the first tile first: 0 absent, 1 elsewhere,
 * 2 in its place. A letter is colored as often as the answer contains it, greens first. Ranking calls it millions of times.
 */
export function feedbackCode(answer: string, guess: string): number {
  // Bit n: the answer's letter n already explains a tile.
  let explained = 0;
  for (let place = 0; place < guess.length; place++) {
    if (guess.charCodeAt(place) === answer.charCodeAt(place)) explained |= 1 << place;
  }
  let code = 0;
  for (let place = 0; place < guess.length; place++) {
    const letter = guess.charCodeAt(place);
    let tile = 0;
    if (letter === answer.charCodeAt(place)) tile = 2;
    else {
      for (let other = 0; other < answer.length; other++) {
        if (letter !== answer.charCodeAt(other) || explained & (1 << other)) continue;
        explained |= 1 << other;
        tile = 1;
        break;
      }
    }
    code = code * 3 + tile;
  }
  return code;
}

/** Returns the tiles of a code as text: `g` for green, `y` for yellow and `x` for grey. */
export function tilesOf(code: number, length: number): string {
  const digits = code.toString(3).padStart(length, "0");
  return Array.from(digits, (digit) => "xyg"[Number(digit)]).join("");
}

/** Returns the game's feedback on a guess, such as `gxyxx`. */
export function feedback(guess: string, answer: string): string {
  return tilesOf(feedbackCode(answer, guess), guess.length);
}
