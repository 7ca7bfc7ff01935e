/** Why the site can't link to an address, as a message for the editor, or null. */
export function httpsProblem(address: string, siteUrl?: string): string | null {
  const url = URL.parse(address);
  if (url === null) return "Write the whole address, beginning with https://.";
  if (url.protocol !== "https:")
    return "Use an address that begins with https://. Other links are not safe to follow.";
  if (url.username !== "" || url.password !== "") return "Remove the name and password from the address.";
  if (siteUrl !== undefined && url.host === URL.parse(siteUrl)?.host) {
    return "This is a page of our own site. Choose the page instead, so that the link follows it when it moves.";
  }
  return null;
}
