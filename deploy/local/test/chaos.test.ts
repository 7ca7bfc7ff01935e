import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { addDays } from "@wordlehint/contracts";
import { portsFrom, type Ports } from "../src/ports.ts";
import { planProcesses } from "../src/processes.ts";
import { eventually, freePortBase, startProcess, type RunningProcess } from "../test-servers/index.ts";
import { openLedger, type Ledger } from "./chaos/ledger.ts";
import { visitHomePage, type Visits } from "./chaos/visits.ts";

/**
 * Kills every process of the product in turn, with SIGKILL, while riddles are made. `CHAOS=full`, set by
 * `npm run chaos`, kills each 20 times; the short run proves the harness and the rules.
 */
const rounds = process.env.CHAOS === "full" ? 20 : 2;
const dates = 200;
const victims = ["riddle", "gateway", "site", "nats", "mongo"] as const;

let dataDir: string;
let ports: Ports;
let ledger: Ledger;
let visits: Visits;
const processes = new Map<string, RunningProcess>();

const environment = (horizonDays: number): NodeJS.ProcessEnv => {
  const { MONGODB_URL: _mongo, NATS_URL: _nats, ...env } = process.env;
  return { ...env, LOG_LEVEL: "warn", HORIZON_DAYS: String(horizonDays) };
};

async function start(name: string, horizonDays: number): Promise<void> {
  const plan = planProcesses({ ports, dataDir, env: environment(horizonDays) }).find(
    (one) => one.name === name,
  );
  if (!plan) throw new Error(`the product has no process "${name}"`);
  const launch = await plan.prepare(() => undefined);
  processes.set(name, await startProcess({ name, ...launch, ready: plan.ready, readyTimeoutMs: 60_000 }));
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "wordlehint-chaos-"));
  ports = portsFrom({ PORT_BASE: String(await freePortBase()) });
  for (const name of ["mongo", "nats", "riddle", "site", "gateway"]) await start(name, 1);
  ledger = await openLedger(ports);
  visits = visitHomePage(`http://127.0.0.1:${ports.gateway}/`);
}, 600_000);

afterAll(async () => {
  await visits.stop();
  await ledger.close();
  await Promise.all([...processes.values()].map((one) => one.stop()));
  await rm(dataDir, { recursive: true, force: true });
}, 60_000);

it(`makes one riddle a date and each effect once, with ${rounds} kills of every process`, async () => {
  for (let round = 1; round <= rounds; round++) {
    const horizonDays = Math.ceil((dates * round) / rounds);
    for (const name of victims) {
      await delay(Math.random() * 400);
      await processes.get(name)?.kill("SIGKILL");
      await start(name, name === "riddle" ? horizonDays : 1);
    }
  }

  const { first, today, last } = await ledger.dates();
  expect(last >= addDays(today, dates)).toBe(true);
  const expected: Record<string, { generated: number; released: number }> = {};
  for (let date = first; date <= last; date = addDays(date, 1)) {
    expected[date] = { generated: 1, released: date <= today ? 1 : 0 };
  }
  await eventually(async () => expect(await ledger.effects()).toEqual(expected), { withinMs: 120_000 });
  await eventually(async () => expect(await ledger.eventsWaiting()).toBe(0));
  expect(await ledger.riddlesByDate()).toEqual(
    Object.fromEntries(Object.keys(expected).map((date) => [date, 1])),
  );
  expect(await ledger.quarantined()).toBe(0);

  expect(visits.good).toBeGreaterThan(rounds);
  expect(visits.broken).toEqual([]);
}, 1_200_000);
