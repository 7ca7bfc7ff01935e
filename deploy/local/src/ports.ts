import {
  adminPortOf,
  parts,
  portOf,
  services,
  smtpPortOf,
  type PartName,
} from "@wordlehint/contracts/services";
import { UserError } from "./user-error.ts";

export type Ports = Readonly<Record<PartName, number>>;

const partNames = Object.keys(parts) as PartName[];
const highestPort = 65_535;
const maxBase =
  highestPort - adminPortOf(Math.max(...Object.values(parts).map(({ portOffset }) => portOffset)));

/**
 * The port of every part of one installation, from `PORT_BASE`. Without it the usual ports: the site on 8000, the
 * studio on 3333.
 * @throws {UserError} when `PORT_BASE` is malformed.
 */
export function portsFrom(env: NodeJS.ProcessEnv): Ports {
  const base = readBase(env.PORT_BASE);
  return Object.fromEntries(partNames.map((name) => [name, portOf(name, base)])) as Ports;
}

/** Every port on which an installation listens, including the admin ports of its services. */
export function allPorts(ports: Ports): number[] {
  return partNames.flatMap((name) => {
    const port = ports[name];
    if (name === "mailbox") return [port, smtpPortOf(port)];
    return name in services ? [port, adminPortOf(port)] : [port];
  });
}

function readBase(text: string | undefined): number | undefined {
  if (!text) return undefined;
  const base = Number(text);
  if (Number.isInteger(base) && base >= 1 && base <= maxBase) return base;
  throw new UserError(`PORT_BASE must be a whole number from 1 to ${maxBase}.`);
}
