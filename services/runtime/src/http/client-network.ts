import ipaddr from "ipaddr.js";
import { clientAddress, type AddressedRequest } from "./client-address.ts";

/**
 * Returns what a client is counted by: its IPv4 address, or its IPv6 network (/64), of which any household has all
 * addresses. `"unknown"` when the connection is already closed.
 * @param trustedHops see `clientAddress`.
 */
export function clientNetwork(req: AddressedRequest, trustedHops: number): string {
  const address = clientAddress(req, trustedHops);
  return networkOf(address);
}

/** The same for the address of a connection. Returns other texts unchanged. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  // On a socket for both versions, an IPv4 address looks like `::ffff:192.0.2.1`.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  const { parts } = parsed as ipaddr.IPv6;
  return `${new ipaddr.IPv6([...parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
}
