import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { addDays } from "@wordlehint/contracts";
import { portsFrom, type Ports } from "@wordlehint/local/ports";
import { planProcesses } from "@wordlehint/local/processes/plan-processes";
import { secretsOf } from "@wordlehint/local/secrets";
import type { Readiness } from "@wordlehint/local/supervise/ready";
import { eventually, freePortBase, startProcess, type RunningProcess } from "@wordlehint/test-servers";
import { openLedger, type Ledger } from "./chaos/ledger.ts";
import { visitHomePage, type Visits } from "./chaos/visits.ts";

/**
 * Kills every process of the product in turn with SIGKILL, each time while riddles are generated and announced: 20
 * times each with `CHAOS=full`, which `npm run chaos` sets, and once otherwise.
 */
const rounds = process.env.CHAOS === "full" ? 20 : 1;
const dates = 200;
const victims = ["riddle", "gateway", "site", "nats", "mongo"] as const;

let dataDir: string;
let ports: Ports;
let ledger: Ledger;
let visits: Visits;
const processes = new Map<string, RunningProcess>();

const environment = (horizonDays: number): NodeJS.ProcessEnv => {
  const { MONGODB_URL: _mongo, NATS_URL: _nats, ...env } = process.env;
  // Without a past, whose riddles have no events.
  return { ...env, LOG_LEVEL: "info", HORIZON_DAYS: String(horizonDays), RIDDLE_HISTORY_DAYS: "0" };
};

async function start(name: string, horizonDays: number, ready?: Readiness): Promise<void> {
  const { secrets } = secretsOf(dataDir, process.env);
  const plan = planProcesses({ ports, dataDir, secrets, env: environment(horizonDays) }).find(
    (one) => one.name === name,
  );
  if (!plan) throw new Error(`the product has no process "${name}"`);
  const launch = await plan.prepare(() => undefined);
  const options = { name, ...launch, ready: ready ?? plan.ready, readyTimeoutMs: 60_000 };
  processes.set(name, await startProcess(options));
}

/** One riddle and one event for each date from the first to the last, and one release for each up to today. */
async function expectedEffects(): Promise<Awaited<ReturnType<Ledger["effects"]>>> {
  const { first, today, last } = await ledger.dates();
  const expected: Awaited<ReturnType<Ledger["effects"]>> = {};
  for (let date = first; date <= last; date = addDays(date, 1)) {
    expected[date] = { riddles: 1, generated: 1, released: date <= today ? 1 : 0 };
  }
  return expected;
}

/** Restarts the riddle service with a longer horizon; resolves when it has begun to generate riddles. */
async function generateMoreRiddles(horizonDays: number): Promise<void> {
  await processes.get("riddle")?.kill("SIGKILL");
  await start("riddle", horizonDays, { line: /riddle generated/ });
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

it(`generates one riddle for each date and causes each effect once, when every process is killed ${rounds === 1 ? "once" : `${rounds} times`}`, async () => {
  let step = 0;
  for (let round = 1; round <= rounds; round++) {
    for (const name of victims) {
      step++;
      const horizonDays = 1 + Math.ceil((dates * step) / (rounds * victims.length));
      await generateMoreRiddles(horizonDays);
      await delay(Math.random() * 60);
      await processes.get(name)?.kill("SIGKILL");
      await start(name, horizonDays);
    }
  }

  await eventually(
    async () => {
      const expected = await expectedEffects();
      expect(Object.keys(expected).length).toBeGreaterThan(dates);
      expect(await ledger.effects()).toEqual(expected);
    },
    { withinMs: 120_000, everyMs: 500 },
  );
  await eventually(async () => expect(await ledger.eventsWaiting()).toBe(0));
  expect(await ledger.quarantined()).toBe(0);

  expect(visits.good).toBeGreaterThanOrEqual(rounds);
  expect(visits.broken).toEqual([]);
}, 1_200_000);
