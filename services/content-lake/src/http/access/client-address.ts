import type { IncomingMessage } from "node:http";

/** Where a request comes from; each proxy of our own added who asked it to the end of the header. */
export function clientAddress({ headers, socket }: IncomingMessage, trustedHops: number): string {
  const own = socket.remoteAddress ?? "unknown";
  const forwarded = headers["x-forwarded-for"];
  if (trustedHops === 0 || typeof forwarded !== "string") return own;
  const addresses = forwarded.split(",").map((address) => address.trim());
  return addresses.at(-trustedHops) ?? addresses[0] ?? own;
}
