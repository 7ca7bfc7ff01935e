/** Why an address can't be linked to from the site, as an editor reads it; null when it can. */
export function httpsProblem(address: string, siteUrl?: string): string | null {
  const url = URL.parse(address);
  if (url === null) return "Write the whole address, beginning with https://.";
  if (url.protocol !== "https:")
    return "Use the address that begins with https://; others are not safe to follow.";
  if (url.username !== "" || url.password !== "") return "Take the name and password out of the address.";
  if (siteUrl !== undefined && url.host === URL.parse(siteUrl)?.host) {
    return "This is a page of our own site: link to the page itself, so that the link follows when it moves.";
  }
  return null;
}
