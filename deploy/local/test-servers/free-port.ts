import { randomInt } from "node:crypto";
import getPort, { portNumbers } from "get-port";
import { workerPorts } from "./worker-ports.ts";

const host = "127.0.0.1";
/** Below the ephemeral ports, which the system gives to servers that ask for any port: 32768 and up on Linux. */
const lowest = 10_000;

/**
 * A port that nothing listens on. It isn't given out again for at least 15 seconds. It isn't an ephemeral port: while a
 * process restarts, the system would give its port to another server.
 */
export function freePort(): Promise<number> {
  const { first, last } = workerPorts(lowest);
  const start = randomInt(first, last);
  return getPort({ host, port: [...portNumbers(start, last), ...portNumbers(first, start)] });
}

export async function isPortFree(port: number): Promise<boolean> {
  return (await getPort({ host, port })) === port;
}
