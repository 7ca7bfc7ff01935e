import type { Revocation, RevocationsPage } from "@wordlehint/contracts";
import { startFakeServer, type FakeServer } from "@wordlehint/test-servers";
import { newKey, type Key } from "./signed-tokens.ts";

/** By which the stand-in knows services. */
export const callKey = "the key of calls to auth in tests, no secret";

export type FakeAuth = {
  server: FakeServer;
  keys: Key[];
  revocations: Revocation[];
  /** Adds a key and returns it. */
  addKey(): Key;
  requestsOf(path: string): number;
};

/** Stands in for the auth service towards services that verify tokens. */
export async function startFakeAuth(): Promise<FakeAuth> {
  const keys: Key[] = [];
  const revocations: Revocation[] = [];
  const server = await startFakeServer((req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? "/", "http://auth");
    const send = (status: number, body: object) =>
      res.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (pathname === "/api/auth/jwks.json") send(200, { keys: keys.map(({ jwk }) => jwk) });
    else if (pathname !== "/internal/revocations") send(404, {});
    else if (req.headers.authorization !== `Bearer ${callKey}`) send(401, {});
    else send(200, pageAfter(Number(searchParams.get("after") ?? 0)));
  });
  /** A page holds two revocations. */
  const pageAfter = (start: number): RevocationsPage => ({
    revocations: revocations.slice(start, start + 2),
    state: String(Math.min(start + 2, revocations.length)),
    isComplete: start + 2 >= revocations.length,
    keyIds: keys.map(({ id }) => id),
  });
  const addKey = () => {
    const key = newKey();
    keys.push(key);
    return key;
  };
  addKey();
  return {
    server,
    keys,
    revocations,
    addKey,
    requestsOf: (path) => server.requests.filter(({ url }) => url.startsWith(path)).length,
  };
}
