import { createPasswordHasher } from "@wordlehint/runtime";
import { median } from "../median.ts";
import { emailOf, password } from "./players.ts";
import { send } from "./send.ts";

export type LoginRates = {
  /** Per second, the median of all rounds. */
  logins: number;
  bare: number;
  /** The median of the ratios of all rounds. */
  ratio: number;
};

const rounds = 5;
/** Enough that a password waits whenever another one has been checked. */
const atOnce = 8;

/**
 * Counts logins per second beside argon2 alone, with the same parameters and as many at a time, alternately.
 * @param players how many accounts there are
 */
export async function measureLogins(
  url: string,
  { players, passwordHash, seconds }: { players: number; passwordHash: string; seconds: number },
): Promise<LoginRates> {
  const hasher = createPasswordHasher();
  const verify = async () => {
    if (!(await hasher.verify(password, passwordHash))) throw new Error("the password isn't right");
  };
  let next = 0;
  const login = async () => {
    const body = { email: emailOf(next++ % players), password };
    const { status } = await send(`${url}/api/auth/login`, { body });
    if (status !== 200) throw new Error(`login: status ${status}`);
  };
  await perSecond(login, 1);
  const logins: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round++) {
    bare.push(await perSecond(verify, seconds));
    logins.push(await perSecond(login, seconds));
  }
  const ratios = logins.map((rate, round) => rate / (bare[round] ?? Number.NaN));
  return { logins: median(logins), bare: median(bare), ratio: median(ratios) };
}

async function perSecond(work: () => Promise<void>, seconds: number): Promise<number> {
  const begun = performance.now();
  let count = 0;
  const worker = async () => {
    while (performance.now() - begun < seconds * 1000) {
      await work();
      count++;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return (count / (performance.now() - begun)) * 1000;
}
