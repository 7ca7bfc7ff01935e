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
