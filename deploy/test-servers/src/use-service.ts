import { services, urlVariable, type ServiceName } from "@wordlehint/contracts/services";
import mongoose, { type Connection } from "mongoose";
import { testServers, uniqueName } from "./test-servers.ts";

interface Closable {
  close(): Promise<unknown>;
}

/** A service as its `app.ts` and `config.ts` export it. */
export interface ServiceCode<Config, Overrides, Started> {
  readConfig: (env: NodeJS.ProcessEnv) => Config;
  createService: (config: Config, overrides?: Overrides) => Promise<Started>;
}

export interface ServiceUnderTest<Config, Overrides, Started> {
  /** A configuration with a database and a bus namespace of its own. `settings` are environment variables. */
  config(settings?: Readonly<Record<string, string>>): Config;
  /** Starts the real service on free ports of loopback. `get` fetches a path of it, `getAdmin` one of its admin port. */
  start(config?: Config, overrides?: Overrides): Promise<Started & { get: Get; getAdmin: Get }>;
  /** Connects to a service's own database. */
  openDatabase(config: { MONGODB_URL: string; MONGODB_DATABASE: string }): Promise<Connection>;
  /** Closes something with everything else. */
  closeLater<T extends Closable>(opened: T): T;
  /** Closes everything that is open, last opened first, as happens after each test by itself. */
  closeAll(): Promise<void>;
}

type Get = (path: string, init?: RequestInit) => Promise<Response>;

/** The address of a server that isn't there: connections to it are refused. */
export const refusingUrl = "http://127.0.0.1:9";

/** For the tests of one file: starts replicas of a service, and closes after each test what was opened in it. */
export function useService<Config, Overrides, Started extends Closable & { url: string; adminUrl: string }>(
  name: ServiceName,
  { readConfig, createService }: ServiceCode<Config, Overrides, Started>,
): ServiceUnderTest<Config, Overrides, Started> {
  const open: Closable[] = [];

  const closeLater = <T extends Closable>(opened: T): T => {
    open.push(opened);
    return opened;
  };
  const closeAll = async () => {
    for (let opened = open.pop(); opened; opened = open.pop()) await opened.close();
  };
  afterEach(closeAll);

  const config = (settings: Readonly<Record<string, string>> = {}) =>
    readConfig({ ...testEnvironment(name), ...settings });
  return {
    config,
    start: async (used = config(), overrides) => {
      const service = closeLater(closedOnce(await createService(used, overrides)));
      return {
        ...service,
        get: (path, init) => fetch(new URL(path, service.url), init),
        getAdmin: (path, init) => fetch(new URL(path, service.adminUrl), init),
      };
    },
    openDatabase: async ({ MONGODB_URL, MONGODB_DATABASE }) => {
      const connection = mongoose.createConnection(MONGODB_URL, { dbName: MONGODB_DATABASE });
      return closeLater(await connection.asPromise());
    },
    closeLater,
    closeAll,
  };
}

/** Environment variables for one test of a service, by what the table of services says that it needs. */
export function testEnvironment(name: ServiceName): Record<string, string> {
  const { needs, secrets, calls } = services[name];
  const { mongoUrl, natsUrl } = testServers();
  const unique = uniqueName(name.replaceAll("-", "_"));
  return {
    NODE_ENV: "test",
    HOST: "127.0.0.1",
    PORT: "0",
    LOG_LEVEL: "silent",
    ...(needs.includes("database") && { MONGODB_URL: mongoUrl, MONGODB_DATABASE: unique }),
    ...(needs.includes("broker") && { NATS_URL: natsUrl, BUS_NAMESPACE: unique }),
    ...(needs.includes("content") && { SANITY_API_HOST: refusingUrl }),
    ...Object.fromEntries(
      secrets.map((variable) => [variable, `the ${variable} of tests, no secret at all`]),
    ),
    ...Object.fromEntries(calls.map((callee) => [urlVariable(callee), refusingUrl])),
  };
}

/** Tests may close a service themselves; it is closed once all the same. */
function closedOnce<T extends Closable>(service: T): T {
  let closed: Promise<unknown> | undefined;
  return { ...service, close: () => (closed ??= service.close()) };
}
