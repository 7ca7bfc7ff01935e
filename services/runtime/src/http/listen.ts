import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** The address at which a server listens. */
export type ListenOptions = {
  host: string;
  /** 0 for any free port. */
  port: number;
  /** The variable that names the port, for the error. */
  variable: "PORT" | "ADMIN_PORT";
};

/** A server that listens. */
export type Listening = {
  /** Such as `http://127.0.0.1:8012`. */
  url: string;
  port: number;
};

/** @throws naming the variable when the port is taken or can't be used. */
export async function listen(server: Server, { host, port, variable }: ListenOptions): Promise<Listening> {
  try {
    // Without an address Node listens at ::, for IPv4 as well, but at 0.0.0.0 if the kernel has no IPv6.
    server.listen(port, host === "::" ? undefined : host);
    await once(server, "listening");
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`can't listen on ${variable} ${port}: ${reason}`, { cause });
  }
  const address = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${address.port}`,
    port: address.port,
  };
}
