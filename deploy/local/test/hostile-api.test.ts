import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  commonErrors,
  errorStatus,
  problemSchema,
  type ErrorCode,
  type RouteContract,
} from "@wordlehint/contracts";
import { api, portOf, services, type ServiceName } from "@wordlehint/contracts/services";
import { portsFrom } from "../src/ports.ts";
import { planProcesses } from "../src/processes/plan-processes.ts";
import { secretsOf } from "../src/secrets.ts";
import { freePortBase, startProcess, uniqueName, type RunningProcess } from "../test-servers/index.ts";

/** Every service with declared routes runs here as its process, with the gateway in front of it. */
const names = Object.keys(api) as ServiceName[];
const running: RunningProcess[] = [];
let dataDir: string;
let portBase: number;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "wordlehint-hostile-"));
  portBase = await freePortBase();
  const ports = portsFrom({ PORT_BASE: String(portBase) });
  const { secrets } = secretsOf(dataDir, process.env);
  const name = uniqueName("hostile");
  const env = { ...process.env, LOG_LEVEL: "warn", MONGODB_DATABASE: name, BUS_NAMESPACE: name };
  const plans = planProcesses({ ports, dataDir, secrets, env });
  await Promise.all(
    names.map(async (service) => {
      const plan = plans.find((one) => one.name === service);
      if (!plan) throw new Error(`the product has no process "${service}"`);
      const launch = await plan.prepare(() => undefined);
      // The gateway isn't ready without the site, and needs none for the API.
      const ready = service === "gateway" ? { port: ports.gateway } : plan.ready;
      running.push(await startProcess({ name: service, ...launch, ready, readyTimeoutMs: 60_000 }));
    }),
  );
}, 120_000);

afterAll(async () => {
  await Promise.all(running.map((one) => one.stop()));
  await rm(dataDir, { recursive: true, force: true });
});

const long = "x".repeat(5000);
const hostileTexts = ["", "%00", "..%2f..%2fetc%2fpasswd", "%E0%A4%A", "%ff", "[object Object]", "-1", long];
const hostileQueries = (key: string) => [
  ...hostileTexts.map((text) => `${key}=${text}`),
  `${key}=a&${key}=b`,
  `${key}[$ne]=1`,
  `${key}[]=1`,
  "__proto__[x]=1",
  "constructor=1",
];
const json = { "content-type": "application/json" };
const hostileBodies: RequestInit[] = [
  {},
  ...[
    "",
    "{",
    "null",
    "[]",
    '"text"',
    "1e999",
    '{"__proto__":{"x":1}}',
    `[${"[".repeat(5000)}`,
    "\u0000",
  ].map((body) => ({ body, headers: json })),
  { body: JSON.stringify({ text: { $gt: "" }, email: ["a"], date: 1e308 }), headers: json },
  { body: "a=1", headers: { "content-type": "application/x-www-form-urlencoded" } },
  { body: "{}", headers: { ...json, "content-encoding": "gzip" } },
  { body: "{}", headers: { "content-type": "application/json; charset=nonsense" } },
  { body: JSON.stringify(long.repeat(1000)), headers: json },
];

/** The properties of an object schema. */
function keysOf(schema: RouteContract["query"]): string[] {
  const shape: unknown = schema && "shape" in schema._zod.def ? schema._zod.def.shape : {};
  return Object.keys(shape as object);
}

/** Requests that try every input of a route with what a program or a person with bad intentions would send. */
function hostileRequests({ method, path, params, query, body }: RouteContract): [string, RequestInit][] {
  const plain = path.replaceAll(/[:*]\w+/g, "x");
  const paths = params ? hostileTexts.map((text) => path.replaceAll(/[:*]\w+/g, text || "%20")) : [plain];
  const queries = [...keysOf(query), "unknown"].flatMap(hostileQueries);
  const bodies = method === "get" ? [{}] : body ? hostileBodies : [{}, { body: "{}", headers: json }];
  return [
    ...paths.map((one): [string, RequestInit] => [one, {}]),
    ...queries.map((one): [string, RequestInit] => [`${plain}?${one}`, {}]),
    ...bodies.map((init): [string, RequestInit] => [plain, init]),
  ];
}

/** Codes of the gateway's own checks, before a request reaches a route. */
const gatewayCodes: ErrorCode[] = ["invalid_input", "uri_too_long", "payload_too_large", "not_found"];

const routes = Object.entries(api).flatMap(([service, all]) =>
  all.map((contract) => ({
    service: service as ServiceName,
    contract,
    name: `${contract.method} ${contract.path}`,
  })),
);

describe.each(routes)("$name", ({ service, contract }) => {
  const isInternal = contract.path.startsWith("/internal/");
  const origin = () => `http://127.0.0.1:${portOf(isInternal ? service : "gateway", portBase)}`;

  it("responds to hostile input with a declared problem or a success, never with an internal error", async () => {
    const declared = new Set([...contract.errors, ...commonErrors(contract), ...gatewayCodes]);
    declared.delete("internal_error");
    const check = async ([path, init]: [string, RequestInit]) => {
      const request = { method: contract.method.toUpperCase(), redirect: "manual" as const, ...init };
      const response = await fetch(origin() + path, request);
      const text = await response.text();
      const body = typeof init.body === "string" ? init.body.slice(0, 60) : "";
      const about = `${request.method} ${path.slice(0, 120)} ${body}: ${response.status} ${text.slice(0, 200)}`;
      if (response.status < 400) {
        expect([contract.response.status, 301, 308]).toContain(response.status);
        return;
      }
      expect({ about, type: response.headers.get("content-type") }).toEqual({
        about,
        type: expect.stringContaining("application/problem+json") as unknown,
      });
      const problem = problemSchema.parse(JSON.parse(text));
      const code = problem.code as ErrorCode;
      expect({ about, isDeclared: declared.has(code) }).toEqual({ about, isDeclared: true });
      expect(response.status).toBe(errorStatus[code]);
      expect(text).not.toMatch(/\.ts:\d|node_modules|at .* \(/);
    };
    await Promise.all(hostileRequests(contract).map(check));
  }, 120_000);

  it("is served", async () => {
    const isMissingByItself = contract.errors.includes("not_found");
    const init = contract.method === "get" ? {} : { body: "{}", headers: json };
    const path = contract.path.replaceAll(/[:*]\w+/g, "x");
    const request = { method: contract.method.toUpperCase(), redirect: "manual" as const, ...init };
    const { status } = await fetch(origin() + path, request);
    expect(isMissingByItself || status !== 404).toBe(true);
  });

  it("responds to a method that it doesn't have with 405 or 404", async () => {
    const path = contract.path.replaceAll(/[:*]\w+/g, "x");
    const taken = routes
      .filter((one) => one.contract.path === contract.path)
      .map((one) => one.contract.method);
    const other = (["delete", "put", "patch"] as const).find((method) => !taken.includes(method)) ?? "trace";
    const response = await fetch(origin() + path, { method: other.toUpperCase() });
    expect([404, 405]).toContain(response.status);
    problemSchema.parse(await response.json());
  });
});

it("forwards nothing below /internal", async () => {
  const internal = Object.values(services).flatMap(({ routes: all }) =>
    all.filter(({ path }) => path.startsWith("/internal/")),
  );
  expect(internal.length).toBeGreaterThan(0);
  const url = `http://127.0.0.1:${portOf("gateway", portBase)}`;
  const statuses = internal.flatMap(({ method, path }) => {
    const init = method === "get" ? {} : { method: method.toUpperCase(), body: "{}", headers: json };
    return [path, `/api${path}`].map(async (address) => (await fetch(url + address, init)).status);
  });
  for (const status of await Promise.all(statuses)) expect([404, 405, 502, 503]).toContain(status);
});
