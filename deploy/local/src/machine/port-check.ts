import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { UserError } from "../user-error.ts";
import { portOwner } from "./port-owner.ts";

export interface WantedPort {
  port: number;
  /** What it is for. */
  name: string;
}

/** Throws, naming each port that can't be had and what to do; waits up to `patienceMs` for them first. */
export async function requireFreePorts(wanted: readonly WantedPort[], patienceMs: number): Promise<void> {
  const deadline = performance.now() + patienceMs;
  let taken = await takenOf(wanted);
  while (taken.length > 0 && performance.now() < deadline) {
    await sleep(200);
    taken = await takenOf(taken);
  }
  if (taken.length === 0) return;
  const lines = await Promise.all(taken.map(complaint));
  throw new UserError(
    [...lines, "End that program, or take other ports, for example: PORT_BASE=9000 npm start"].join("\n"),
  );
}

interface TakenPort extends WantedPort {
  code: string;
}

async function takenOf(wanted: readonly WantedPort[]): Promise<TakenPort[]> {
  const checked = await Promise.all(
    wanted.map(async (port) => ({ ...port, code: await obstacle(port.port) })),
  );
  return checked.filter((port): port is TakenPort => port.code !== undefined);
}

async function complaint({ port, name, code }: TakenPort): Promise<string> {
  if (code === "EACCES") return `Port ${port} (${name}) is not allowed to this user.`;
  const owner = await portOwner(port);
  return `Port ${port} (${name}) is in use${owner === undefined ? "" : ` by ${owner}`}`;
}

/** "localhost" may mean either address; a machine without IPv6 is no obstacle. */
async function obstacle(port: number): Promise<string | undefined> {
  const answers = await Promise.all([listenError(port, "127.0.0.1"), listenError(port, "::1")]);
  return answers.find((code) => code === "EADDRINUSE" || code === "EACCES");
}

function listenError(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}
