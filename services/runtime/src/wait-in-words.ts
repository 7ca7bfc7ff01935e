/** Returns a time to wait, as a text: in seconds up to 90, else in minutes, rounded up. */
export function waitInWords(seconds: number): string {
  if (seconds <= 90) return seconds === 1 ? "1 second" : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
