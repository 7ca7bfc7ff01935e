import { setPriority } from "node:os";
import type { Attack } from "./attacks/attack.ts";
import { costlyListeners } from "./attacks/costly-listeners.ts";
import { costlyQueries } from "./attacks/costly-queries.ts";
import { drippingBodies } from "./attacks/dripping-bodies.ts";
import { hostileBodies } from "./attacks/hostile-bodies.ts";
import { manyConnections } from "./attacks/many-connections.ts";
import { signInFloods } from "./attacks/sign-in-floods.ts";
import { slowReaders } from "./attacks/slow-readers.ts";
import { uniqueAddresses } from "./attacks/unique-addresses.ts";
import { servePart } from "./parts.ts";
import { sendFrom } from "./send.ts";
import type { Target } from "./target.ts";

/** The number of responses of each status, by attack. */
export type AttackersReport = Record<string, Record<string, number>>;

const attacks: readonly Attack[] = [
  slowReaders,
  uniqueAddresses,
  costlyQueries,
  costlyListeners,
  drippingBodies,
  signInFloods,
  hostileBodies,
  manyConnections,
];

/** Real attackers bring machines of their own, so this process leaves the processors to the product. */
const priority = 10;

await servePart(async (target) => {
  setPriority(priority);
  const report: AttackersReport = {};
  await Promise.all(attacks.map((attack, index) => carryOut(attack, index, target, report)));
  return report;
});

async function carryOut(
  attack: Attack,
  index: number,
  target: Target,
  report: AttackersReport,
): Promise<void> {
  const outcomes: Record<string, number> = (report[attack.name] = {});
  const signal = AbortSignal.timeout(target.durationMs);
  const attackFrom = (address: string) =>
    attack.run({
      target,
      address,
      signal,
      send: sendFrom(address, 50),
      note: (outcome) => {
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      },
    });
  const addresses = Array.from({ length: attack.addresses }, (_, other) => `127.66.${index}.${other + 1}`);
  await Promise.all(addresses.map(attackFrom));
}
