import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { UserError } from "../user-error.ts";
import { portOwner } from "./port-owner.ts";

export interface WantedPort {
  port: number;
  /** The name of what listens on it, for the error message. */
  name: string;
}

/**
 * Waits up to `timeoutMs` for the ports to become free.
 * @throws {UserError} that names each port that isn't, and what to do.
 */
export async function requireFreePorts(wanted: readonly WantedPort[], timeoutMs: number): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  let taken = await takenOf(wanted);
  while (taken.length > 0 && performance.now() < deadline) {
    await sleep(200);
    taken = await takenOf(taken);
  }
  if (taken.length === 0) return;
  const lines = await Promise.all(taken.map(describeTaken));
  throw new UserError(
    [...lines, "End that program, or use other ports, for example: PORT_BASE=9000 npm start"].join("\n"),
  );
}

interface TakenPort extends WantedPort {
  code: string;
}

async function takenOf(wanted: readonly WantedPort[]): Promise<TakenPort[]> {
  const checked = await Promise.all(
    wanted.map(async (port) => ({ ...port, code: await listenErrorOf(port.port) })),
  );
  return checked.filter((port): port is TakenPort => port.code !== undefined);
}

async function describeTaken({ port, name, code }: TakenPort): Promise<string> {
  if (code === "EACCES") return `Port ${port} (${name}) may not be used by this user.`;
  const owner = await portOwner(port);
  return `Port ${port} (${name}) is in use${owner === undefined ? "" : ` by ${owner}`}`;
}

/** Checks both addresses that "localhost" may resolve to. A machine without IPv6 is no error. */
async function listenErrorOf(port: number): Promise<string | undefined> {
  const codes = await Promise.all([listenError(port, "127.0.0.1"), listenError(port, "::1")]);
  return codes.find((code) => code === "EADDRINUSE" || code === "EACCES");
}

function listenError(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}
