import { randomInt } from "node:crypto";
import { isPortFree } from "./free-port.ts";
import { allPorts, portsFrom } from "@wordlehint/local/ports";
import { workerPorts } from "./worker-ports.ts";

const maxAttempts = 100;
const lowest = 20_000;
/** More than the distance between the lowest and the highest port of an installation. */
const span = 200;

/** Finds a `PORT_BASE` whose ports are all free. */
export async function freePortBase(): Promise<number> {
  const { first, last } = workerPorts(lowest);
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const base = randomInt(first, last - span);
    const ports = allPorts(portsFrom({ PORT_BASE: String(base) }));
    const free = await Promise.all(ports.map(isPortFree));
    if (free.every(Boolean)) return base;
  }
  throw new Error("this machine has too few free ports");
}
