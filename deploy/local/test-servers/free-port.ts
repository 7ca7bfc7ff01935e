import { randomInt } from "node:crypto";
import getPort, { portNumbers } from "get-port";

const host = "127.0.0.1";
const lowest = 10_000;
const rangeSize = 1000;
const ranges = 10;

/**
 * A port that nothing listens on. It isn't given out again for at least 15 seconds.
 *
 * It is below those that the system chooses by itself, from 32768 on: while a process is started again on its port, no
 * other test's server may be given it. Each of Jest's workers chooses from a range of its own.
 */
export function freePort(): Promise<number> {
  const first = lowest + (Number(process.env.JEST_WORKER_ID ?? 0) % ranges) * rangeSize;
  const last = first + rangeSize - 1;
  const start = randomInt(first, last);
  return getPort({ host, port: [...portNumbers(start, last), ...portNumbers(first, start)] });
}

export async function isPortFree(port: number): Promise<boolean> {
  return (await getPort({ host, port })) === port;
}
