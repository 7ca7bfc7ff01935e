import { UserError } from "./user-error.ts";

/** Each part's distance from `PORT_BASE`. */
const offsets = { gateway: 0, renderer: 1, socialImages: 2, riddle: 12, mongo: 17, nats: 22 } as const;

export type Ports = Record<keyof typeof offsets, number>;

const defaultBase = 8000;
const highestBase = 65_500;

/** The ports of one installation, from `PORT_BASE` (default 8000). */
export function portsFrom(env: NodeJS.ProcessEnv): Ports {
  const base = readBase(env.PORT_BASE);
  const { gateway, renderer, socialImages, riddle, mongo, nats } = offsets;
  return {
    gateway: base + gateway,
    renderer: base + renderer,
    socialImages: base + socialImages,
    riddle: base + riddle,
    mongo: base + mongo,
    nats: base + nats,
  };
}

function readBase(text: string | undefined): number {
  if (!text) return defaultBase;
  const base = Number(text);
  if (Number.isInteger(base) && base >= 1 && base <= highestBase) return base;
  throw new UserError(`PORT_BASE must be a whole number from 1 to ${highestBase}.`);
}
