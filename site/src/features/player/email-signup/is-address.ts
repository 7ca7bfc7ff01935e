/** Returns whether a text looks like an email address. The API checks it closely. */
export function isAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
}
