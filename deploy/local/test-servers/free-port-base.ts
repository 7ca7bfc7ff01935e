import { randomInt } from "node:crypto";
import { isPortFree } from "./free-port.ts";
import { allPorts, portsFrom } from "../src/ports.ts";

const maxAttempts = 100;

/** Finds a `PORT_BASE` whose ports are all free. */
export async function freePortBase(): Promise<number> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const base = randomInt(20_000, 30_000);
    const ports = allPorts(portsFrom({ PORT_BASE: String(base) }));
    const free = await Promise.all(ports.map(isPortFree));
    if (free.every(Boolean)) return base;
  }
  throw new Error("this machine has too few free ports");
}
