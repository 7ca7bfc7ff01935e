import { defineRoute } from "@wordlehint/contracts";
import { authRoutes } from "@wordlehint/contracts/routes/auth-routes";
import { eventually, testEnvironment } from "@wordlehint/test-servers";
import {
  busConfig,
  createPlayerAccess,
  openRuntime,
  parseConfig,
  playerOf,
  route,
  serviceConfig,
  startService,
} from "@wordlehint/runtime";
import * as z from "zod";
import { rotateSigningKeys } from "../src/actions/rotate-signing-keys.ts";
import type { AuthConfig } from "../src/config.ts";
import { createContext } from "../src/context.ts";
import { ask, authConfig, closeLater, register, startAuth, type AuthService } from "./support/start-auth.ts";

const noBroker = "nats://127.0.0.1:9";

const getPlayerContract = defineRoute({
  method: "get",
  path: "/player",
  auth: "player",
  summary: "Who is signed in",
  response: { status: 200, description: "The player", body: z.object({ id: z.string() }) },
  errors: ["unauthorized", "unavailable"],
});

/** A service beside auth that knows players by their tokens alone. */
async function startOtherService(config: AuthConfig, authUrl: string, settings: Partial<AuthConfig> = {}) {
  const { NATS_URL, BUS_NAMESPACE, RIDDLE_TO_AUTH_KEY: callKey } = { ...config, ...settings };
  const schema = z.object({ ...serviceConfig, ...busConfig });
  const own = parseConfig(schema, { ...testEnvironment("auth"), NATS_URL, BUS_NAMESPACE });
  const runtime = openRuntime("other", own);
  const access = createPlayerAccess(runtime, { authUrl, callKey });
  const getPlayer = route(getPlayerContract, (_input, { req }) => ({ id: playerOf(req).userId }), [
    access.requirePlayer,
  ]);
  const service = closeLater(
    await startService(runtime, { checks: { players: access.check }, routes: [getPlayer] }),
  );
  await eventually(async () => expect((await fetch(`${service.adminUrl}/readyz`)).status).toBe(200));
  return { ...service, statusOf: async (token: string) => (await ask(service, "/player", { token })).status };
}

type OtherService = Awaited<ReturnType<typeof startOtherService>>;

const signOut = async (service: AuthService, token: string) =>
  expect((await ask(service, "/api/auth/logout", { method: "POST", token })).status).toBe(204);

/** Returns the time from now until a token is refused. */
async function msUntilRefused({ statusOf }: OtherService, token: string): Promise<number> {
  const begun = performance.now();
  await eventually(async () => expect(await statusOf(token)).toBe(401));
  return performance.now() - begun;
}

it("kills the tokens of a session that ends: on a service with a broker, without one, and started later", async () => {
  const config = authConfig();
  const auth = await startAuth(config);
  const following = await startOtherService(config, auth.url);
  const cutOff = await startOtherService(config, auth.url, { NATS_URL: noBroker });
  const { token, user } = await register(auth);
  const { token: remaining } = await register(auth);
  for (const service of [following, cutOff]) expect(await service.statusOf(token)).toBe(200);
  expect(await (await ask(following, "/player", { token })).json()).toEqual({ id: user.id });

  await signOut(auth, token);
  const times = await Promise.all([following, cutOff].map((service) => msUntilRefused(service, token)));
  // Half of it is the time between two questions; the rest is for a busy machine.
  for (const ms of times) expect(ms).toBeLessThan(5000);

  const later = await startOtherService(config, auth.url);
  for (const service of [following, cutOff, later]) {
    expect(await service.statusOf(token)).toBe(401);
    expect(await service.statusOf(remaining)).toBe(200);
  }
});

it("refuses no valid token while keys change under load, with two replicas of auth", async () => {
  let nowMs = Date.now();
  const now = () => new Date(nowMs);
  const config = authConfig();
  const replicas = [
    await startAuth(config, { now, keepKeysMs: 100 }),
    await startAuth(config, { now, keepKeysMs: 100 }),
  ] as const;
  const other = await startOtherService(config, replicas[0].url);
  const admin = closeLater(createContext(config, { now }));
  await admin.ready;
  await admin.tokens.refresh();
  const { user } = await register(replicas[0]);
  const [session] = await admin.sessions.listAll(user.id);
  if (!session) throw new Error("no session");

  const statuses = new Map<number, number>();
  const keyIds = new Set<string>();
  const work = new AbortController();
  const load = Array.from({ length: 4 }, async (_, index) => {
    while (!work.signal.aborted) {
      const token = await admin.tokens.sign({
        userId: user.id,
        sessionId: session.id,
        generation: session.generation,
        expiresAt: new Date(Date.now() + 86_400_000),
      });
      keyIds.add((JSON.parse(atob(token.split(".")[0] ?? "")) as { kid: string }).kid);
      const asked = [
        ask(replicas[index % 2 === 0 ? 0 : 1], "/api/user", { token }),
        ask(other, "/player", { token }),
      ];
      for (const { status } of await Promise.all(asked))
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  });
  const keySetSizes = async () =>
    Promise.all(
      replicas.map(async ({ get }) => {
        const { keys } = (await (await get("/api/auth/jwks.json")).json()) as { keys: unknown[] };
        return keys.length;
      }),
    );
  const pollCount = async () => {
    const metrics = await (await replicas[0].getAdmin("/metrics")).text();
    return Number(/_count\{.*route="\/internal\/revocations".*\} (\d+)/.exec(metrics)?.[1] ?? 0);
  };
  for (const round of [2, 3, 4]) {
    await rotateSigningKeys(admin, { emergency: false });
    await eventually(async () => expect(await keySetSizes()).toEqual([round, round]));
    // The other service has ten minutes to learn of the key, which are over in an instant here.
    const polls = await pollCount();
    await eventually(async () => expect(await pollCount()).toBeGreaterThan(polls + 1));
    await admin.tokens.refresh();
    nowMs += 11 * 60_000;
    const signed = keyIds.size;
    await eventually(() => expect(keyIds.size).toBeGreaterThan(signed));
  }
  work.abort();
  await Promise.all(load);
  expect([...statuses.keys()]).toEqual([200]);
  expect(keyIds.size).toBe(4);
}, 120_000);

it("kills every older token on auth and elsewhere when keys are withdrawn in an emergency", async () => {
  const config = authConfig();
  const [auth, replica] = [await startAuth(config), await startAuth(config)];
  const other = await startOtherService(config, auth.url);
  const { token, ...player } = await register(auth);
  expect(await other.statusOf(token)).toBe(200);
  const operator = closeLater(createContext(config, {}));
  await operator.ready;
  await rotateSigningKeys(operator, { emergency: true });
  expect(await msUntilRefused(other, token)).toBeLessThan(5000);
  for (const service of [auth, replica]) {
    await eventually(async () => expect((await ask(service, "/api/user", { token })).status).toBe(401));
    const { email, password } = player;
    const signedIn = await ask(service, "/api/auth/login", { body: { email, password } });
    const { token: newToken } = (await signedIn.json()) as { token: string };
    expect(await other.statusOf(newToken)).toBe(200);
  }
});

it("refuses a request without a valid token on every route that requires one", async () => {
  const service = await startAuth();
  const guarded = authRoutes.filter((contract) => "auth" in contract);
  expect(guarded.length).toBeGreaterThan(10);
  for (const { method, path } of guarded) {
    for (const token of [undefined, "a.b.c"]) {
      const headers = { ...(token && { authorization: `Bearer ${token}` }) };
      const url = service.url + path.replace(":id", "some-session");
      const { status } = await fetch(url, { method: method.toUpperCase(), headers });
      expect([method, path, token, status]).toEqual([method, path, token, 401]);
    }
  }
});
