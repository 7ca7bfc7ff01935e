const shape = /^(?<name>\[[0-9a-f:.]{2,45}\]|[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63})*)\.?(?::\d{1,5})?$/i;
const ipAddress = /^(?:\[.*\]|\d{1,3}(?:\.\d{1,3}){3})$/;

/** Returns the name in a Host header, in lower case and without the port. Undefined if the header is malformed. */
export function hostName(host: string): string | undefined {
  return host.length <= 255 ? shape.exec(host)?.groups?.name?.toLowerCase() : undefined;
}

/**
 * Whether a request was sent to this server by one of its own names: `localhost`, any IP address, or one of `names`. A
 * page on the internet can have its own name resolve to this machine, and would then read what it asks for (DNS
 * rebinding). Requests without a Host header come from no browser.
 */
export function isOwnHost(host: string | undefined, names: ReadonlySet<string>): boolean {
  if (host === undefined) return true;
  const name = hostName(host);
  if (name === undefined) return false;
  return names.has(name) || ipAddress.test(name) || name === "localhost" || name.endsWith(".localhost");
}

/** Returns the names in a list that is separated by commas, in lower case. */
export function hostNames(list: string): ReadonlySet<string> {
  const names = list.toLowerCase().split(",");
  return new Set(names.map((name) => name.trim()).filter(Boolean));
}
