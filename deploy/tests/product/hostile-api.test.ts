import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { commonErrors, errorStatus, problemSchema, type ErrorCode } from "@wordlehint/contracts";
import { callKeyVariable, callKeysOf } from "@wordlehint/contracts/call-keys";
import { api, portOf, services, type ServiceName } from "@wordlehint/contracts/services";
import { portsFrom } from "@wordlehint/local/ports";
import { planProcesses } from "@wordlehint/local/processes/plan-processes";
import { secretsOf, type Secrets } from "@wordlehint/local/secrets";
import { freePortBase, startProcess, uniqueName, type RunningProcess } from "@wordlehint/test-servers";
import { hostileRequests, json } from "./support/hostile-requests.ts";

/** Every service with declared routes runs here as its process, with the gateway in front of it. */
const names = Object.keys(api) as ServiceName[];
const running: RunningProcess[] = [];
let dataDir: string;
let portBase: number;
let secrets: Secrets;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "wordlehint-hostile-"));
  portBase = await freePortBase();
  const ports = portsFrom({ PORT_BASE: String(portBase) });
  ({ secrets } = secretsOf(dataDir));
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

const callKeyOf = (caller: string, service: string) =>
  secrets.variables[callKeyVariable(caller, service)] ?? "";

/** Codes of the gateway's own checks, before a request reaches a route. */
const gatewayCodes: ErrorCode[] = ["invalid_input", "uri_too_long", "payload_too_large", "not_found"];

/** Fewer than the gateway lets one client have in progress. */
const requestsAtOnce = 24;

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
  const [caller] = contract.callers ?? [];
  const asCaller = () =>
    caller === undefined ? {} : { authorization: `Bearer ${callKeyOf(caller, service)}` };

  it("responds to hostile input with a declared problem or a success, never with an internal error", async () => {
    const declared = new Set([...contract.errors, ...commonErrors(contract), ...gatewayCodes]);
    declared.delete("internal_error");
    const check = async ([path, init]: [string, RequestInit]) => {
      const headers = { ...asCaller(), ...(init.headers as Record<string, string> | undefined) };
      const method = contract.method.toUpperCase();
      const request = { method, redirect: "manual" as const, ...init, headers };
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
    const requests = hostileRequests(contract);
    for (let start = 0; start < requests.length; start += requestsAtOnce)
      await Promise.all(requests.slice(start, start + requestsAtOnce).map(check));
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

const allCallKeys = [...new Set(names.flatMap((name) => callKeysOf(name, api)))];
const internal = routes.filter(({ contract }) => contract.path.startsWith("/internal/"));

describe.each(internal)("$name of $service", ({ service, contract }) => {
  const statusWith = async (key: string | undefined) => {
    const { status } = await fetch(
      `http://127.0.0.1:${portOf(service, portBase)}${contract.path.replaceAll(/:\w+/g, "x")}`,
      {
        method: contract.method.toUpperCase(),
        headers: { ...json, ...(key !== undefined && { authorization: `Bearer ${key}` }) },
        ...(contract.method !== "get" && { body: "{}" }),
      },
    );
    return status;
  };

  const keys = () => Object.fromEntries(allCallKeys.map((name) => [name, secrets.variables[name] ?? ""]));
  const own = contract.callers?.map((caller) => callKeyVariable(caller, service)) ?? [];

  it("refuses requests without a key or with an invented one", async () => {
    for (const key of [undefined, "", randomBytes(32).toString("base64url")])
      expect([key, await statusWith(key)]).toEqual([key, 401]);
  });

  it("refuses the key of every other call", async () => {
    for (const [name, key] of Object.entries(keys()))
      if (!own.includes(name)) expect([name, await statusWith(key)]).toEqual([name, 401]);
  });

  it("accepts the keys of its callers", async () => {
    expect(own.length).toBeGreaterThan(0);
    for (const name of own) expect([name, await statusWith(keys()[name])]).not.toEqual([name, 401]);
  });
});
