import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { problemSchema } from "@wordlehint/contracts";
import { eventually, freePort, startNats } from "@wordlehint/test-servers";
import {
  ask,
  authConfig,
  closeLater,
  goodPassword,
  hear,
  newEmail,
  openDatabase,
  quickPasswords,
  register,
  signIn,
  startAuth,
  startWithoutBroker,
  type AuthService,
} from "./support/start-auth.ts";

/** Networks are counted anew each hour. */
const hourMs = 3_600_000;

type Attempt = { email: string; password?: string; from?: string; cookie?: string };

const attempt = (service: AuthService, { email, password = "Wrong-Otter-71", ...options }: Attempt) =>
  ask(service, "/api/auth/login", { body: { email, password }, ...options });

const statusOf = async (service: AuthService, given: Attempt) => (await attempt(service, given)).status;

it("takes the address in any spelling", async () => {
  const service = await startAuth();
  const { user } = await register(service, { email: "Player@xn--bcher-kva.example" });
  const again = await signIn(service, { email: " pLAYER@XN--BCHER-KVA.example " });
  expect(again.user).toEqual(user);
  expect((await ask(service, "/api/user", { token: again.token })).status).toBe(200);
});

it("responds to an unknown address as to a wrong password", async () => {
  const service = await startAuth();
  const { email } = await register(service);
  const responses = [
    await attempt(service, { email }),
    await attempt(service, { email: newEmail() }),
    await attempt(service, { email, password: "" }),
    await attempt(service, { email, password: `${goodPassword} ` }),
  ];
  const seen = await Promise.all(
    responses.map(async (response) => {
      const { requestId: _id, ...problem } = problemSchema.parse(await response.json());
      const headers = [...response.headers].filter(([name]) => !/^(x-request-id|date)$/.test(name));
      return { problem, headers };
    }),
  );
  expect(seen[0]?.problem).toEqual({
    type: "about:blank",
    title: "Unauthorized",
    status: 401,
    code: "unauthorized",
    message: "Wrong email address or password.",
  });
  for (const other of seen) expect(other).toEqual(seen[0]);
});

describe("a wrong password", () => {
  let time: number;
  const now = () => new Date(time);
  beforeEach(() => {
    time = Math.floor(Date.now() / hourMs) * hourMs;
  });
  const start = (config = authConfig()) => startAuth(config, { passwords: quickPasswords, now });

  it("slows down further ones from the same network, which a restart doesn't forget", async () => {
    const config = authConfig();
    const first = await start(config);
    const { email } = await register(first);
    const from = "192.0.2.1";
    for (let count = 0; count < 10; count++) expect(await statusOf(first, { email, from })).toBe(401);
    await first.close();

    const second = await start(config);
    const refused = await attempt(second, { email, from, password: goodPassword });
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("1");
    expect(await statusOf(second, { email, from: "192.0.2.2", password: goodPassword })).toBe(200);
    time += 1000;
    expect(await statusOf(second, { email, from })).toBe(401);
    expect((await attempt(second, { email, from })).headers.get("retry-after")).toBe("2");
    time += 2000;
    expect(await statusOf(second, { email, from, password: goodPassword })).toBe(200);
    for (let count = 0; count < 10; count++) expect(await statusOf(second, { email, from })).toBe(401);
  });

  it("is slowed down for an account whose attempts come from many networks, but not in its owner's browser", async () => {
    const service = await start();
    const { email, cookie } = await register(service);
    for (let count = 0; count < 30; count++) expect(await statusOf(service, { email })).toBe(401);
    expect(await statusOf(service, { email, password: goodPassword })).toBe(429);
    time += 1;
    expect(await statusOf(service, { email, password: goodPassword, cookie })).toBe(200);
    const other = await register(service);
    expect(await statusOf(service, { email, password: goodPassword, cookie: other.cookie })).toBe(429);
    for (let count = 0; count < 10; count++) expect(await statusOf(service, { email, cookie })).toBe(401);
    expect(await statusOf(service, { email, password: goodPassword, cookie })).toBe(429);
  });

  it("is slowed down for a network that tries many accounts, also ones that don't exist", async () => {
    const service = await start();
    const { email } = await register(service);
    const from = "2001:db8::1";
    for (let count = 0; count < 30; count++)
      expect(await statusOf(service, { email: newEmail(), from: `2001:db8::${count + 1}` })).toBe(401);
    expect(await statusOf(service, { email, from, password: goodPassword })).toBe(429);
    expect(await statusOf(service, { email, from: "2001:db8:0:1::1", password: goodPassword })).toBe(200);
    time += 30_000;
    expect(await statusOf(service, { email, from, password: goodPassword })).toBe(200);
    // An account of one's own doesn't make up for the wrong passwords of others.
    expect(await statusOf(service, { email: newEmail(), from })).toBe(401);
    expect(await statusOf(service, { email: newEmail(), from })).toBe(429);
  });

  it("isn't counted for who gives the right one twenty times a day, in browsers that the account knows and in others", async () => {
    const service = await start();
    const { email, cookie } = await register(service);
    const elsewhere = { email, from: "192.0.2.9", password: goodPassword };
    for (let count = 0; count < 20; count++) {
      time += 1;
      expect(await statusOf(service, elsewhere)).toBe(200);
      expect(await statusOf(service, { ...elsewhere, cookie })).toBe(200);
    }
    expect(await statusOf(service, elsewhere)).toBe(429);
    expect(await statusOf(service, { ...elsewhere, cookie })).toBe(429);
    time += 1000;
    expect(await statusOf(service, elsewhere)).toBe(200);
    expect(await statusOf(service, { ...elsewhere, cookie })).toBe(200);
  });
});

describe("when more passwords are to be checked than the machine can manage", () => {
  it("refuses at once, before it reads anything, and goes on serving the others", async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
    let checks = 0;
    const passwords = {
      ...quickPasswords,
      verify: async (...given: Parameters<typeof quickPasswords.verify>) => {
        checks++;
        await held;
        return quickPasswords.verify(...given);
      },
    };
    const config = authConfig();
    const service = await startAuth(config, { passwords, hashingPlaces: 4 });
    const { email, token } = await register(service);
    const [mover, changer, leaver] = [
      await register(service),
      await register(service),
      await register(service),
    ];
    const { connection } = await openDatabase(config);
    const waiting = Promise.allSettled([
      attempt(service, { email, password: goodPassword }),
      ask(service, "/api/auth/change-email", {
        token: mover.token,
        body: { email: newEmail(), password: goodPassword },
      }),
      ask(service, "/api/auth/change-password", {
        token: changer.token,
        body: { currentPassword: goodPassword, newPassword: "Brave-Heron-52" },
      }),
      ask(service, "/api/user", {
        method: "DELETE",
        token: leaver.token,
        body: { password: goodPassword },
      }),
    ]);
    await eventually(() => expect(checks).toBe(4));
    const counted = await connection.collection("attempts").countDocuments();

    const body = { email, password: goodPassword };
    for (const [path, method] of [
      ["/api/auth/reset-password", "POST"],
      ["/api/auth/login", "POST"],
      ["/api/auth/login?again=1", "POST"],
      ["/api/auth/register", "POST"],
      ["/api/auth/change-password", "POST"],
      ["/api/auth/change-email", "POST"],
      ["/api/user", "DELETE"],
    ] as const) {
      const refused = await ask(service, path, { method, body });
      expect(refused.status).toBe(503);
      expect(refused.headers.get("retry-after")).toBe("5");
      expect(refused.headers.get("cache-control")).toBe("no-store");
      expect(refused.headers.get("content-type")).toContain("application/problem+json");
      expect(problemSchema.parse(await refused.json())).toMatchObject({
        code: "unavailable",
        message: "Too many people are signing in right now. Please try again in a few seconds.",
      });
    }
    expect(await connection.collection("attempts").countDocuments()).toBe(counted);
    expect((await ask(service, "/api/user", { token })).status).toBe(200);
    expect((await ask(service, "/api/auth/login")).status).toBe(405);
    const metrics = await (await service.getAdmin("/metrics")).text();
    expect(metrics).toMatch(/http_\w+_count\{[^}]*route="\/api\/auth\/login"[^}]*status="503"[^}]*\} 2/);

    release(undefined);
    const statuses = (await waiting).map((one) => one.status === "fulfilled" && one.value.status);
    expect(statuses).toEqual([200, 202, 200, 204]);
    expect(await statusOf(service, { email, password: goodPassword })).toBe(200);
  });

  it("lets others sign in at once while one network floods it, though in known browsers with right passwords", async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
    const attackers = "Brave-Heron-52";
    let checks = 0;
    const passwords = {
      ...quickPasswords,
      verify: async (...given: Parameters<typeof quickPasswords.verify>) => {
        if (given[0] === attackers) checks++;
        if (given[0] === attackers) await held;
        return quickPasswords.verify(...given);
      },
    };
    const service = await startAuth(undefined, { passwords });
    const { email } = await register(service);
    const from = "192.0.2.1";
    const accounts = await Promise.all(
      Array.from({ length: 9 }, () => register(service, { password: attackers })),
    );
    const statuses: number[] = [];
    const flood = Promise.allSettled(
      accounts.flatMap((account) =>
        Array.from({ length: 9 }, async () =>
          statuses.push((await attempt(service, { ...account, from })).status),
        ),
      ),
    );
    await eventually(() => expect(checks + statuses.length).toBe(81));
    expect(await statusOf(service, { email, password: goodPassword })).toBe(200);
    const refused = await attempt(service, { email, password: goodPassword, from });
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(problemSchema.parse(await refused.json()).message).toContain("from your network");

    release(undefined);
    await flood;
    expect(statuses.toSorted()).toEqual([...Array<number>(6).fill(200), ...Array<number>(75).fill(503)]);
    expect(await statusOf(service, { email, password: goodPassword, from })).toBe(200);
  });

  it("gives the place back after a failure", async () => {
    const passwords = { ...quickPasswords, verify: () => Promise.reject(new Error("no memory")) };
    const service = await startAuth(undefined, { passwords, hashingPlaces: 1 });
    const { email } = await register(service);
    for (let count = 0; count < 3; count++) expect(await statusOf(service, { email })).toBe(500);
  });
});

describe("a new device", () => {
  it("is told about with its name and time, and is known from then on", async () => {
    const config = authConfig();
    const at = new Date(Math.floor(Date.now() / 1000) * 1000);
    const service = await startAuth(config, { passwords: quickPasswords, now: () => at });
    const heard = hear(config, "user.signed_in_on_new_device");
    const { email, user } = await register(service);
    const userAgent = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
    const { cookie } = await signIn(service, { email, userAgent });
    await eventually(() => expect(heard).toHaveLength(1));
    expect(heard[0]).toMatchObject({
      aggregateId: user.id,
      data: { userId: user.id, email, device: "Firefox on Windows", signedInAt: at.toISOString() },
    });

    const again = await signIn(service, { email, cookie });
    expect(again.cookie).toBe(cookie);
    const { accounts } = await openDatabase(config);
    await eventually(async () => expect(await accounts.countDocuments({ outboxPending: true })).toBe(0));
    expect(heard).toHaveLength(1);
    const account = await accounts.findOne({ _id: user.id });
    expect(account?.devices).toHaveLength(2);
    expect(JSON.stringify(account)).not.toContain(cookie.split("=")[1]);
  });

  it("makes the account forget the one that wasn't used for longest, beyond twenty", async () => {
    let time = Date.now();
    const config = authConfig();
    const now = () => new Date(time);
    const service = await startAuth(config, { passwords: quickPasswords, now });
    const { email, user, cookie } = await register(service);
    const second = await signIn(service, { email });
    for (let count = 0; count < 19; count++) {
      time += 1000;
      await signIn(service, { email });
      if (count === 0) await signIn(service, { email, cookie });
    }
    const { accounts } = await openDatabase(config);
    const devices = async () =>
      ((await accounts.findOne({ _id: user.id }))?.devices ?? []).map(({ hash }) => hash).sort();
    const before = await devices();
    expect(before).toHaveLength(20);
    await signIn(service, { email, cookie });
    expect(await devices()).toEqual(before);
    time += 1000;
    await signIn(service, { email, cookie: second.cookie });
    expect(await devices()).not.toEqual(before);
    expect(await devices()).toHaveLength(20);
    expect(await accounts.findOne({ _id: user.id })).toMatchObject({ lastSignInAt: now() });
  });

  it("is recognized in one browser by two accounts that can't be linked by it", async () => {
    const config = authConfig();
    const service = await startAuth(config, { passwords: quickPasswords });
    const { cookie } = await register(service);
    expect((await register(service, { cookie })).cookie).toBe(cookie);
    const { accounts } = await openDatabase(config);
    const [one, other] = await accounts.find().toArray();
    expect(one?.devices).toHaveLength(1);
    expect(one?.devices?.[0]?.hash).not.toBe(other?.devices?.[0]?.hash);
  });
});

it("works while the broker is down, and publishes the events later", async () => {
  const port = await freePort();
  const config = { ...authConfig(), NATS_URL: `nats://127.0.0.1:${port}` };
  const service = await startWithoutBroker(config);
  const { email } = await register(service);
  await signIn(service, { email });

  const dir = await mkdtemp(join(tmpdir(), "wordlehint-test-"));
  const nats = await startNats({ dir, port });
  closeLater({
    close: async () => {
      await nats.kill();
      await rm(dir, { recursive: true, force: true });
    },
  });
  const heard = hear(config, "user.verification_requested", "user.signed_in_on_new_device");
  await eventually(() =>
    expect(heard.map(({ type }) => type)).toEqual([
      "user.verification_requested",
      "user.signed_in_on_new_device",
    ]),
  );
});
