import { randomInt } from "node:crypto";
import { isPortFree } from "./free-port.ts";
import { allPorts, portsFrom } from "../src/ports.ts";

const maxAttempts = 100;
const lowest = 20_000;
const rangeSize = 1000;
const ranges = 10;
/** More than the distance between the lowest and the highest port of an installation. */
const span = 200;

/**
 * Finds a `PORT_BASE` whose ports are all free. Each of Jest's workers chooses from a range of its own. Otherwise
 * two of them could choose the same base, since an installation binds its ports some time after they were found free.
 */
export async function freePortBase(): Promise<number> {
  const range = Number(process.env.JEST_WORKER_ID ?? 0) % ranges;
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const base = lowest + range * rangeSize + randomInt(rangeSize - span);
    const ports = allPorts(portsFrom({ PORT_BASE: String(base) }));
    const free = await Promise.all(ports.map(isPortFree));
    if (free.every(Boolean)) return base;
  }
  throw new Error("this machine has too few free ports");
}
