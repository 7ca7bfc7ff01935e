import { hostName, isOwnHost } from "@wordlehint/contracts/own-host";

export type HostRule = {
  /** The public name, such as `wordlehint.example`. */
  publicHost: string;
  /** Further names of the gateway, such as its service name inside a cluster. */
  alsoAllowed: ReadonlySet<string>;
};

/** The decision about a request, by its Host header. */
export type HostVerdict = "serve" | "to-bare-host" | "refuse";

/** Serves any IP address, because health probes use them; a name must be one of ours. */
export function checkHost(host: string, { publicHost, alsoAllowed }: HostRule): HostVerdict {
  const name = hostName(host);
  if (name === publicHost || isOwnHost(host, alsoAllowed)) return "serve";
  return name === `www.${publicHost}` ? "to-bare-host" : "refuse";
}
