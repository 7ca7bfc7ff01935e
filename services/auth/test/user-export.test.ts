import { accountExportSchema, problemSchema } from "@wordlehint/contracts";
import { startFakeServer, refusingUrl, type FakeServer } from "@wordlehint/test-servers";
import { ask, authConfig, goodPassword, register, signIn, startAuth } from "./support/start-auth.ts";

const callKey = "the key of auth's calls";
let scores: FakeServer;
beforeEach(async () => {
  scores = await startFakeServer((req, res) => {
    const isAllowed = req.headers.authorization === `Bearer ${callKey}`;
    const data = { solved: [{ date: "2026-11-21", guesses: 3 }] };
    res.writeHead(isAllowed ? 200 : 401, { "content-type": "application/json" });
    res.end(JSON.stringify({ data }));
  });
});
afterEach(() => scores.stop());

const withOrigins = (origins: Record<string, string>) => ({
  ...authConfig(),
  personalDataSources: Object.fromEntries(
    Object.entries(origins).map(([name, origin]) => [name, { origin, callKey }]),
  ),
});

it("holds what every service knows about the player, as a file", async () => {
  const service = await startAuth(withOrigins({ scores: scores.url }));
  const { token, user, email } = await register(service, { userAgent: "Mozilla/5.0 Firefox/130.0" });
  const response = await ask(service, "/api/user/export", { token });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-disposition")).toBe('attachment; filename="wordlehint-data.json"');
  expect(response.headers.get("cache-control")).toBe("no-store");
  const { parts } = accountExportSchema.parse(await response.json());
  expect(parts).toMatchObject({
    auth: {
      account: { id: user.id, email, createdAt: user.createdAt },
      sessions: [{ device: "Firefox", endedAt: null }],
      devices: [{ lastUsedAt: expect.any(String) as string }],
    },
    scores: { solved: [{ date: "2026-11-21", guesses: 3 }] },
  });
  expect(scores.requests.map(({ url }) => url)).toEqual([`/internal/personal-data/${user.id}`]);
});

it("holds the sessions that have ended too, as long as they are stored", async () => {
  const service = await startAuth(withOrigins({}));
  const { token, email } = await register(service);
  const other = await signIn(service, { email });
  expect((await ask(service, "/api/auth/logout", { method: "POST", token: other.token })).status).toBe(204);
  const { parts } = accountExportSchema.parse(
    await (await ask(service, "/api/user/export", { token })).json(),
  );
  expect(parts).toMatchObject({
    auth: { sessions: [{ endedAt: null }, { endedAt: expect.any(String) as string }] },
  });
});

it("holds no hash and no secret", async () => {
  const service = await startAuth(withOrigins({}));
  const { token, cookie } = await register(service);
  const text = await (await ask(service, "/api/user/export", { token })).text();
  expect(text).toContain("example.org");
  expect(text).not.toMatch(/argon2|hash|tokenHash|outbox/i);
  for (const secret of [goodPassword, token, cookie.split("=")[1] ?? "none"])
    expect(text).not.toContain(secret);
});

it.each<[string, () => string]>([
  ["is away", () => refusingUrl],
  [
    "fails",
    () => {
      scores.handler = (_req, res) => res.writeHead(500).end();
      return scores.url;
    },
  ],
  [
    "responds with something else",
    () => {
      scores.handler = (_req, res) => res.writeHead(200).end("<html>");
      return scores.url;
    },
  ],
])("asks to wait rather than leave out a service that %s", async (_what, origin) => {
  const service = await startAuth(withOrigins({ scores: origin() }));
  const { token } = await register(service);
  const response = await ask(service, "/api/user/export", { token });
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toMatch(/^\d+$/);
  expect(problemSchema.parse(await response.json()).message).toBe(
    "Your data can't be gathered completely right now. Please try again in a few minutes.",
  );
});

it("slows down who asks again and again, but not because a service was away", async () => {
  const service = await startAuth(withOrigins({ scores: scores.url }));
  const { token } = await register(service);
  const { handler } = scores;
  scores.handler = (_req, res) => res.writeHead(500).end();
  const statuses = async (count: number) => {
    const found: number[] = [];
    for (let n = 0; n < count; n++) found.push((await ask(service, "/api/user/export", { token })).status);
    return found;
  };
  expect(new Set(await statuses(10))).toEqual(new Set([503]));
  scores.handler = handler;
  expect(await statuses(7)).toContain(429);
  const other = await register(service);
  expect((await ask(service, "/api/user/export", { token: other.token })).status).toBe(200);
});

it("is for who is signed in", async () => {
  const service = await startAuth();
  expect((await ask(service, "/api/user/export")).status).toBe(401);
});
