/** The state that link pages keep in the browser's history: a reload has it, and no address shows it. */
interface LinkState {
  /** The secret part of the link. */
  linkToken?: unknown;
  /** The API's response, once it is known. */
  linkOutcome?: unknown;
}

/**
 * Returns the secret part of the link that led to this page, or null, and takes it out of the address. The HTML does so
 * before anything is loaded (`linkTokenBeforePaint`); this function does it after a navigation within the page.
 */
export function takeLinkToken(): string | null {
  const address = new URL(location.href);
  const given = address.searchParams.get("token");
  if (given !== null) {
    address.searchParams.delete("token");
    history.replaceState({ ...linkState(), linkToken: given, linkOutcome: undefined }, "", address);
  }
  const { linkToken } = linkState();
  return typeof linkToken === "string" && linkToken !== "" ? linkToken : null;
}

/** Returns what the API responded to this page's token, if that was kept. */
export function readLinkOutcome(): unknown {
  return linkState().linkOutcome;
}

/** Keeps what the API responded, so that a reload doesn't use the token again. */
export function keepLinkOutcome(linkOutcome: unknown): void {
  history.replaceState({ ...linkState(), linkOutcome }, "");
}

function linkState(): LinkState {
  return (history.state ?? {}) as LinkState;
}

/**
 * Inline script in the head, run before anything is loaded: takes the token of a link out of the address, so that no
 * request of the page tells it, and keeps it for `takeLinkToken`.
 */
export const linkTokenBeforePaint = `(function(l,h){try{
var t=new URLSearchParams(l.search).get("token");
if(t!==null&&/^\\/(confirm-subscription|email-preferences|reset-password|unsubscribe|verify-email)\\/?$/.test(l.pathname))h.replaceState({linkToken:t},"",l.pathname);
}catch(e){}})(location,history)`;
