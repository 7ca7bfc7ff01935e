/** Returns an author's name as it stands within a line: a team's article is in lower case there. */
export function byline(name: string): string {
  return name.replace(/^The /, "the ");
}
