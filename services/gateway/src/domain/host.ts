export type HostRule = {
  /** The public name, such as `wordlehint.example`. */
  publicHost: string;
  /** Further names of the gateway, such as its service name inside a cluster. */
  alsoAllowed: ReadonlySet<string>;
};

/** What to do with a request, by its Host header. */
export type HostVerdict = "serve" | "to-bare-host" | "refuse";

const shape = /^(?<name>\[[0-9a-f:.]{2,45}\]|[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63})*)\.?(?::\d{1,5})?$/i;
const ipAddress = /^(?:\[.*\]|\d{1,3}(?:\.\d{1,3}){3})$/;

/** Serves any IP address, because health probes use them; a name must be one of ours. */
export function checkHost(host: string, { publicHost, alsoAllowed }: HostRule): HostVerdict {
  const name = host.length <= 255 ? shape.exec(host)?.groups?.name?.toLowerCase() : undefined;
  if (name === undefined) return "refuse";
  if (name === publicHost || alsoAllowed.has(name) || ipAddress.test(name)) return "serve";
  if (name === "localhost" || name.endsWith(".localhost")) return "serve";
  return name === `www.${publicHost}` ? "to-bare-host" : "refuse";
}
