/** Cuts a text into pieces of at most so many characters, between words where there are any. */
export function* piecesOf(text: string, most: number): Generator<string> {
  for (let start = 0; start < text.length;) {
    const piece = text.slice(start, start + most);
    const isLast = start + most >= text.length;
    const lastGap = isLast ? -1 : Math.max(piece.lastIndexOf("\n"), piece.lastIndexOf(" "));
    const length = lastGap > 0 ? lastGap : piece.length;
    yield piece.slice(0, length);
    start += length;
  }
}
