import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { median } from "../median.ts";
import type { Cores } from "./cores.ts";
import { perSecond } from "./per-second.ts";
import { emailOf, password } from "./players.ts";
import { send } from "./send.ts";

export type LoginRates = {
  /** Per second, the median of all rounds. */
  logins: number;
  bare: number;
  /** The median of the ratios of all rounds. */
  ratio: number;
};

const rounds = 9;
const bareArgon2 = fileURLToPath(new URL("bare-argon2.ts", import.meta.url));

/**
 * Counts logins per second beside argon2 alone, with the same parameters, on the same core and as many at a time,
 * alternately. The players have signed in before, each in a browser that is their own.
 * @param players how many accounts there are
 */
export async function measureLogins(
  url: string,
  { players, seconds, cores }: { players: number; seconds: number; cores: Cores },
): Promise<LoginRates> {
  const browsers: (string | undefined)[] = [];
  const signIn = async (player: number) => {
    const body = { email: emailOf(player), password };
    const { status, cookie } = await send(`${url}/api/auth/login`, { body, cookie: browsers[player] });
    if (status !== 200) throw new Error(`login: status ${status}`);
    browsers[player] = cookie;
  };
  for (let player = 0; player < players; player++) await signIn(player);
  let next = 0;
  const logins: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round++) {
    bare.push(await verificationsPerSecond(cores, seconds));
    logins.push(await perSecond(() => signIn(next++ % players), seconds));
  }
  const ratios = logins.map((rate, round) => rate / (bare[round] ?? Number.NaN));
  return { logins: median(logins), bare: median(bare), ratio: median(ratios) };
}

async function verificationsPerSecond(cores: Cores, seconds: number): Promise<number> {
  const { command, args } = cores.ofService(bareArgon2, String(seconds));
  const { stdout } = await promisify(execFile)(command, args);
  return Number(stdout);
}
