import type { IncomingMessage } from "node:http";
import proxyAddr from "proxy-addr";

/** The parts of a request that tell where it came from. */
export type AddressedRequest = Pick<IncomingMessage, "headers" | "socket">;

/**
 * Returns the address of the client that sent the request: the one that our outermost proxy saw, or the address of
 * the connection when `trustedHops` is 0. `"unknown"` when the connection is already closed.
 * @param trustedHops how many proxies of our own stand in front and append to X-Forwarded-For. Anyone can write
 * the entries before theirs, so those are ignored.
 */
export function clientAddress(req: AddressedRequest, trustedHops: number): string {
  return trustedAddresses(req, trustedHops)[0] ?? "unknown";
}

/**
 * Returns the addresses that can be trusted, in the order of X-Forwarded-For: the client's first, then one for each
 * of our own proxies, the address of the connection last.
 */
export function trustedAddresses(req: AddressedRequest, trustedHops: number): string[] {
  const isTrusted = (_address: string, hop: number) => hop < trustedHops;
  // proxy-addr types the whole request, but reads only these two properties.
  const nearestFirst = proxyAddr.all(req as IncomingMessage, isTrusted);
  return nearestFirst.reverse().filter(Boolean).map(withoutMapping);
}

/** On a socket for both versions of IP, an IPv4 address looks like `::ffff:192.0.2.1`. */
function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=[\d.]+$)/i, "");
}
