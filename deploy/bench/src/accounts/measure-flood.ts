import { setTimeout as delay } from "node:timers/promises";
import { median } from "../median.ts";
import { percentile } from "../percentile.ts";
import { emailOf, password } from "./players.ts";
import { send } from "./send.ts";

/** The 99th percentile of `GET /api/user` in milliseconds, and the median ratio of all rounds. */
export type FloodTimes = {
  idleMs: number;
  floodMs: number;
  ratio: number;
  refused: number;
  floodPerSecond: number;
};

/** One pause of the machine decides the 99th percentile of a round. Most of the rounds should have none. */
const rounds = 7;
const userPerSecond = 50;
const floodFactor = 10;

/** Times `GET /api/user` while nothing else happens, and during ten times the logins that are possible, alternately. */
export async function measureFlood(
  url: string,
  { players, loginsPerSecond, seconds }: { players: number; loginsPerSecond: number; seconds: number },
): Promise<FloodTimes> {
  const { body } = await send(`${url}/api/auth/login`, { body: { email: emailOf(0), password } });
  const { token } = JSON.parse(body) as { token: string };
  const getUser = async () => {
    const { status, ms } = await send(`${url}/api/user`, { token });
    if (status !== 200) throw new Error(`GET /api/user: status ${status}`);
    return ms;
  };
  const floodPerSecond = loginsPerSecond * floodFactor;
  let next = 0;
  let refused = 0;
  const login = async () => {
    const email = emailOf(next++ % players);
    const { status } = await send(`${url}/api/auth/login`, { body: { email, password } });
    if (status === 503) refused++;
  };
  const idle: number[] = [];
  const flooded: number[] = [];
  for (let round = 0; round < rounds; round++) {
    idle.push(percentile(await atRate(getUser, userPerSecond, seconds), 99));
    const flood = atRate(login, floodPerSecond, seconds + 1);
    await delay(1000);
    flooded.push(percentile(await atRate(getUser, userPerSecond, seconds), 99));
    await flood;
  }
  const ratios = flooded.map((ms, round) => ms / (idle[round] ?? Number.NaN));
  return { idleMs: median(idle), floodMs: median(flooded), ratio: median(ratios), refused, floodPerSecond };
}

/** Begins so many calls a second, whether or not the earlier ones have ended, and waits for all of them. */
async function atRate<T>(call: () => Promise<T>, perSecond: number, seconds: number): Promise<T[]> {
  const begun = performance.now();
  const calls: Promise<T>[] = [];
  for (;;) {
    const elapsedMs = performance.now() - begun;
    if (elapsedMs >= seconds * 1000) return Promise.all(calls);
    while (calls.length < (elapsedMs / 1000) * perSecond) calls.push(call());
    await delay(1);
  }
}
