import { randomInt } from "node:crypto";
import getPort, { portNumbers } from "get-port";
import { workerPorts } from "./worker-ports.ts";

const host = "127.0.0.1";
/** Below the ephemeral ports, which the system gives to servers that ask for any port: 32768 and up on Linux. */
const lowest = 10_000;

/**
 * A port that nothing listens on. It isn't returned again for at least 15 seconds. It is outside the range of ephemeral
 * ports, so the system assigns it to no other server while a process that listens on it restarts.
 */
export function freePort(): Promise<number> {
  const { first, last } = workerPorts(lowest);
  const start = randomInt(first, last);
  return getPort({ host, port: [...portNumbers(start, last), ...portNumbers(first, start)] });
}

export async function isPortFree(port: number): Promise<boolean> {
  return (await getPort({ host, port })) === port;
}
