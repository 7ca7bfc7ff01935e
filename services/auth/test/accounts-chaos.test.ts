import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { signedInSchema, type SignedIn } from "@wordlehint/contracts";
import { eventually, startNats, type ServerProcess } from "@wordlehint/test-servers";
import { startAuthProcess, type AuthProcess } from "./support/auth-process.ts";
import {
  ask,
  authConfig,
  goodPassword,
  hear,
  newEmail,
  openDatabase,
  type Ask,
} from "./support/start-auth.ts";

/**
 * Kills the service and the broker with SIGKILL while players register, change their passwords and delete their
 * accounts: 500 players with `CHAOS=full`, which `npm run chaos` sets, and 20 otherwise.
 */
const isFull = process.env.CHAOS === "full";
const players = isFull ? 500 : 20;
/** After every so many steps of players, one of the two is killed. */
const stepsToKill = isFull ? 60 : 17;
const atOnce = 5;
const newPassword = "Brave-Heron-52";

let dir: string;
let broker: ServerProcess;
let auth: AuthProcess;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "wordlehint-accounts-chaos-"));
  broker = await startNats({ dir });
}, 60_000);
afterAll(async () => {
  await auth.stop();
  await broker.stop();
  await rm(dir, { recursive: true, force: true });
});

/** Sends a request until there is a response that isn't about a service that is away. */
async function insist(path: string, options: Ask): Promise<Response> {
  for (;;) {
    const response = await ask(auth, path, options).catch(() => undefined);
    if (response && response.status < 500) return response;
    await delay(50);
  }
}

const credentials = (email: string, password: string): Ask => ({ body: { email, password } });

async function signIn(email: string, password: string): Promise<SignedIn | undefined> {
  const response = await insist("/api/auth/login", credentials(email, password));
  expect([200, 401]).toContain(response.status);
  return response.ok ? signedInSchema.parse(await response.json()) : undefined;
}

/** Registers. If the response was lost, the account is there already, and the player signs in. */
async function register(email: string): Promise<SignedIn> {
  const response = await insist("/api/auth/register", credentials(email, goodPassword));
  if (response.status === 201) return signedInSchema.parse(await response.json());
  expect(response.status).toBe(409);
  const signedIn = await signIn(email, goodPassword);
  if (!signedIn) throw new Error("registered with another password");
  return signedIn;
}

/** Changes the password. If the response was lost, the old session has ended, and the player signs in. */
async function changePassword(email: string, { token }: SignedIn): Promise<SignedIn> {
  const body = { currentPassword: goodPassword, newPassword };
  const response = await insist("/api/auth/change-password", { token, body });
  if (response.status === 200) return signedInSchema.parse(await response.json());
  expect(response.status).toBe(401);
  const signedIn = await signIn(email, newPassword);
  if (!signedIn) throw new Error("the session has ended, but the password is the old one");
  return signedIn;
}

async function remove(email: string, { token }: SignedIn): Promise<void> {
  const response = await insist("/api/user", { method: "DELETE", token, body: { password: newPassword } });
  expect([204, 401]).toContain(response.status);
  expect(await signIn(email, newPassword)).toBeUndefined();
}

it(`causes each effect of ${players} registrations, password changes and deletions once, and leaves no session alive`, async () => {
  const config = { ...authConfig(), NATS_URL: broker.url };
  auth = await startAuthProcess(config);
  const heard = hear(
    config,
    "user.verification_requested",
    "user.password_changed",
    "user.deleted",
    "session.revoked",
  );
  const tokens: string[] = [];
  let steps = 0;
  const kills = { auth: 0, broker: 0 };
  let killing = Promise.resolve();
  const countStep = () => {
    if (++steps % stepsToKill !== 0) return;
    const name = kills.broker < kills.auth ? "broker" : "auth";
    kills[name]++;
    killing = killing.then(async () => {
      const victim = name === "auth" ? auth : broker;
      await victim.kill("SIGKILL");
      await victim.start();
    });
  };
  const live = async (email: string): Promise<void> => {
    const registered = await register(email);
    countStep();
    const changed = await changePassword(email, registered);
    countStep();
    tokens.push(registered.token, changed.token);
    await remove(email, changed);
    countStep();
  };
  const emails = Array.from({ length: players }, newEmail);
  const rest = emails.values();
  const turn = async () => {
    for (const email of rest) await live(email);
  };
  await Promise.all(Array.from({ length: atOnce }, turn));
  await killing;
  expect(kills.auth).toBeGreaterThan(1);
  expect(kills.broker).toBeGreaterThan(0);

  const { accounts } = await openDatabase(config);
  await eventually(async () => expect(await accounts.countDocuments({ outboxPending: true })).toBe(0));
  // A consumer takes an event that is delivered twice for one.
  const effects = () => {
    const byId = new Map(heard.map((event) => [event.id, event]));
    const counts: Record<string, Record<string, number>> = {};
    for (const { type, data } of byId.values()) {
      const ofUser = (counts[data.userId] ??= {});
      ofUser[type] = (ofUser[type] ?? 0) + 1;
    }
    return Object.values(counts);
  };
  const once = {
    "user.verification_requested": 1,
    "user.password_changed": 1,
    "user.deleted": 1,
    "session.revoked": 2,
  };
  await eventually(() => expect(effects()).toEqual(emails.map(() => once)), { withinMs: 60_000 });
  for (const token of tokens) expect((await insist("/api/user", { token })).status).toBe(401);
}, 900_000);
