/** Splits a text into chunks of at most `maxLength` characters, between words where possible. */
export function* splitText(text: string, maxLength: number): Generator<string> {
  for (let start = 0; start < text.length;) {
    const chunk = text.slice(start, start + maxLength);
    const isLast = start + maxLength >= text.length;
    const lastSpace = isLast ? -1 : Math.max(chunk.lastIndexOf("\n"), chunk.lastIndexOf(" "));
    const length = lastSpace > 0 ? lastSpace : chunk.length;
    yield chunk.slice(0, length);
    start += length;
  }
}
