import type { Server } from "node:http";
import type { Socket } from "node:net";
import { networkOf } from "./client-network.ts";

/**
 * Closes the connections of a client (an address, or a network for IPv6) beyond `maxPerClient` at once, before anything
 * is read. Connections from this machine don't count. Use it only where clients connect by themselves: behind a
 * proxy, all connections are the proxy's.
 */
export function limitConnections(server: Server, maxPerClient: number): void {
  const counts = new Map<string, number>();
  server.prependListener("connection", (socket: Socket) => {
    const { remoteAddress, localAddress } = socket;
    if (remoteAddress === undefined || remoteAddress === localAddress) return;
    const client = networkOf(remoteAddress);
    const others = counts.get(client) ?? 0;
    if (others >= maxPerClient) {
      socket.resetAndDestroy();
      return;
    }
    counts.set(client, others + 1);
    socket.once("close", () => {
      const left = (counts.get(client) ?? 1) - 1;
      if (left > 0) counts.set(client, left);
      else counts.delete(client);
    });
  });
}
