import { Agent, request as httpRequest } from "node:http";
import { text } from "node:stream/consumers";
import {
  commonErrors,
  errorStatus,
  problemSchema,
  type ErrorCode,
  type RouteContract,
} from "@wordlehint/contracts";
import { services } from "@wordlehint/contracts/services";
import fc from "fast-check";
import { fieldsOf, hostileRequests, type HostileRequest } from "./support/hostile-requests.ts";
import { authConfig, openDatabase, register, signIn, startAuth } from "./support/start-auth.ts";
import { watchable, watchCommands, type Sent } from "./support/watch-commands.ts";

/** Many more are worth trying after a change of the routes: FUZZ_REQUESTS=10000. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 2500);
/** As many as one network may have passwords hashed for. */
const atOnce = 6;
const { routes } = services.auth;
const ofEachRoute = Math.ceil(requests / routes.length);
/** The same requests in each run, unless another seed is given. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122);

/** The collections that requests search, and the fields by which they do. */
const searched = /^(accounts|sessions|attempts)$/;
const fromRequests = /^(_id|emailKey|userId|devices\.hash|(reset|verification|newEmail)\.tokenHash)$/;

/** Filters in which something else than a text stands where what was sent is looked up. */
function filtersWithOperators(sent: readonly Sent[]): unknown[] {
  const hasOperator = (filter: unknown): boolean => {
    if (typeof filter !== "object" || filter === null) return false;
    // The service's own pages of revocations, which no body can ask for.
    if ("endedAt" in filter || "generationRaisedAt" in filter) return false;
    return Object.entries(filter).some(([field, value]) =>
      fromRequests.test(field)
        ? value !== null && typeof value !== "string" && !areHashes(value)
        : hasOperator(value),
    );
  };
  return sent.flatMap(({ collection, filters }) =>
    searched.test(collection) ? filters.filter(hasOperator) : [],
  );
}

/** The keys of an attempt's limits, which are looked up together: `{ $in: […] }` with hashes alone. */
function areHashes(filter: unknown): boolean {
  const { $in: keys, ...others } = filter as { $in?: unknown };
  const isHash = (key: unknown) => typeof key === "string" && /^[\da-f]{64}$/.test(key);
  return Object.keys(others).length === 0 && Array.isArray(keys) && keys.every(isHash);
}

type Told = { status: number; type: string; body: string };

/** Sends a request with as little work as possible: there are many. */
async function send(agent: Agent, url: string, request: HostileRequest, method: string): Promise<Told> {
  for (;;) {
    try {
      return await sendOnce(agent, url, request, method);
    } catch (error) {
      if (error !== wasClosed) throw error;
    }
  }
}

/** The service has closed a connection that was kept, just when it was used again. */
const wasClosed = new Error("the connection was closed");

function sendOnce(
  agent: Agent,
  url: string,
  { path, body, headers }: HostileRequest,
  method: string,
): Promise<Told> {
  const { port } = new URL(url);
  // Node.js tells no length by itself where the method is DELETE.
  const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
  const all = { "x-forwarded-for": "10.66.0.1", ...length, ...headers };
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ agent, port, host: "127.0.0.1", path, method, headers: all }, (response) => {
      const { statusCode: status = 0, headers: told } = response;
      text(response).then(
        (read) => resolve({ status, type: told["content-type"] ?? "", body: read }),
        reject,
      );
    });
    sent.on("error", (error) => reject(sent.reusedSocket ? wasClosed : error)).end(body);
  });
}

/** Returns the fault of a route's response, or undefined. */
function faultOf({ status, type, body }: Told, contract: RouteContract): string | undefined {
  if (status < 400) return status === contract.response.status ? undefined : "another status than declared";
  if (!type.startsWith("application/problem+json")) return "no problem details";
  const code = problemSchema.parse(JSON.parse(body)).code as ErrorCode;
  if (errorStatus[code] !== status) return "another status than the code's";
  const declared: ErrorCode[] = [...contract.errors, ...commonErrors(contract), "not_found", "invalid_input"];
  return status < 500 && declared.includes(code) ? undefined : `not declared: ${code}`;
}

/** Handles all, a few at a time. */
async function inTurns<T>(all: Iterable<T>, handle: (one: T) => Promise<void>): Promise<void> {
  const rest = all[Symbol.iterator]();
  const turn = async () => {
    for (let next = rest.next(); !next.done; next = rest.next()) await handle(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, turn));
}

it(`responds to ${requests} requests by the schemas and against them as declared, and searches for texts only`, async () => {
  const config = { ...watchable(authConfig()), personalDataSources: {} };
  const auth = await startAuth(config);
  const { accounts } = await openDatabase(config);
  const victim = await register(auth, { email: "victim@player.example" });
  const withoutEvents = { projection: { outbox: 0, outboxPending: 0, reset: 0 } };
  const before = await accounts.findOne({ _id: victim.user.id }, withoutEvents);
  const sent = watchCommands(config);
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const statuses = new Map<number, number>();
  const faults: string[] = [];
  for (const contract of routes) {
    const method = contract.method.toUpperCase();
    const { token } = await register(auth);
    const tokens = [token, undefined, "x.y.z", `${token}x`, config.RIDDLE_TO_AUTH_KEY];
    const all = fc.sample(hostileRequests(contract), { numRuns: ofEachRoute, seed });
    await inTurns(all.entries(), async ([index, request]) => {
      const bearer = tokens[index % tokens.length];
      const headers = {
        ...request.headers,
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      };
      const told = await send(agent, auth.url, { ...request, headers }, method);
      statuses.set(told.status, (statuses.get(told.status) ?? 0) + 1);
      const leak = told.body.includes(victim.user.id) ? "tells of another's account" : undefined;
      const fault = leak ?? faultOf(told, contract);
      if (fault !== undefined)
        faults.push(
          `${fault}: ${method} ${request.path} ${String(request.body)} → ${told.status} ${told.body}`.slice(
            0,
            500,
          ),
        );
    });
  }
  agent.destroy();
  expect(faults.slice(0, 5)).toEqual([]);
  expect([...statuses.values()].reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(requests);
  // Many get past the schemas: to passwords, links and limits.
  for (const status of [200, 202, 400, 401, 403, 415, 429]) expect([...statuses.keys()]).toContain(status);
  expect(sent.length).toBeGreaterThan(requests / 4);
  expect(filtersWithOperators(sent)).toEqual([]);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();

  expect(await accounts.findOne({ _id: victim.user.id }, withoutEvents)).toEqual(before);
  await signIn(auth, victim);
}, 600_000);

it("refuses bodies of ten megabytes", async () => {
  const auth = await startAuth();
  const { token } = await register(auth);
  const body = JSON.stringify({ email: "a".repeat(10 * 1024 * 1024) });
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  for (const { path, method } of routes.filter((one) => fieldsOf(one).length > 0)) {
    const { status } = await fetch(auth.url + path, { method: method.toUpperCase(), body, headers });
    expect([path, status]).toEqual([path, 413]);
  }
});
