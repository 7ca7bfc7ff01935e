/** Returns the canonical address of a page: no `www.`, no trailing slash, no query or fragment. */
export function canonicalAddress(address: string): string {
  const url = new URL(address);
  const host = url.host.replace(/^www\./, "");
  return `${url.protocol}//${host}${url.pathname.replace(/\/+$/, "")}`;
}

/** Corrects the canonical link of a document that was opened at another address. */
export function repairCanonical(): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
  const address = link?.getAttribute("href");
  if (!link || !address || !URL.canParse(address)) return;
  const right = canonicalAddress(address);
  if (right !== address) link.setAttribute("href", right);
}
