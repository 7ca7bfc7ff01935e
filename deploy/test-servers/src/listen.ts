import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A server of a test that listens on loopback. */
export interface Listening {
  url: string;
  port: number;
  /** Closes the server and every connection to it. May be called more than once. */
  stop(): Promise<void>;
}

/** @param port 0 for any free port */
export async function listen(server: Server, port = 0): Promise<Listening> {
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    stop: async () => {
      if (!server.listening) return;
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
