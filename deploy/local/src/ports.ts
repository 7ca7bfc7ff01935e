import { UserError } from "./user-error.ts";

/** Each part's distance from `PORT_BASE`. */
const offsets = {
  gateway: 0,
  renderer: 1,
  socialImages: 2,
  riddle: 12,
  mongo: 17,
  nats: 22,
  lake: 33,
} as const;

type Part = keyof typeof offsets;
export type Ports = Record<Part, number>;

const defaultBase = 8000;
const highestBase = 65_500;

/** Where editors know to find every Sanity Studio. */
const usualStudioPort = 3333;

/** The ports of one installation, from `PORT_BASE`. Without one: 8000, and the studio on 3333. */
export function portsFrom(env: NodeJS.ProcessEnv): Ports {
  const base = readBase(env.PORT_BASE);
  const parts = Object.entries(offsets) as [Part, number][];
  const ports = Object.fromEntries(parts.map(([part, offset]) => [part, base + offset])) as Ports;
  return env.PORT_BASE ? ports : { ...ports, lake: usualStudioPort };
}

function readBase(text: string | undefined): number {
  if (!text) return defaultBase;
  const base = Number(text);
  if (Number.isInteger(base) && base >= 1 && base <= highestBase) return base;
  throw new UserError(`PORT_BASE must be a whole number from 1 to ${highestBase}.`);
}
