const longest = 24;

/** An e-mail address for a small place: one that is too long loses its middle. */
export function shortAddress(email: string): string {
  const characters = Array.from(email);
  if (characters.length <= longest) return email;
  const half = longest / 2;
  return `${characters.slice(0, half - 1).join("")}…${characters.slice(-half).join("")}`;
}
