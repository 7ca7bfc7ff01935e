/** The one address of a page: no `www.`, no trailing slash, no query or fragment (specification, section 1). */
export function canonicalAddress(address: string): string {
  const url = new URL(address);
  const host = url.host.replace(/^www\./, "");
  return `${url.protocol}//${host}${url.pathname.replace(/\/+$/, "")}`;
}

/** Puts an odd canonical link right once the page is there. */
export function repairCanonical(): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
  const address = link?.getAttribute("href");
  if (!link || !address || !URL.canParse(address)) return;
  const right = canonicalAddress(address);
  if (right !== address) link.setAttribute("href", right);
}
