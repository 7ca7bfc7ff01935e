import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { eventually } from "@wordlehint/test-servers";
import { connectUpstream, type Upstream, type UpstreamRequest } from "./connect-upstream.ts";

type Replica = { address: string; requests: string[]; handler: RequestListener; kill(): Promise<void> };

const addresses = ["127.0.0.1", "127.0.0.2", "127.0.0.3"];
const opened: { close(): Promise<unknown> }[] = [];
let port = 0;

afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
  port = 0;
});

/** Starts a replica at an address; all replicas of a test have the same port. */
async function startReplica(address: string): Promise<Replica> {
  const server: Server = createServer((req, res) => {
    replica.requests.push(`${req.method} ${req.headers.host}`);
    replica.handler(req, res);
  });
  const replica: Replica = {
    address,
    requests: [],
    handler: (_req, res) => void res.end(address),
    kill: async () => {
      if (!server.listening) return;
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
  server.listen(port, address);
  await once(server, "listening");
  ({ port } = server.address() as AddressInfo);
  opened.push({ close: replica.kill });
  return replica;
}

/** Three replicas, and a client that knows them by one name. `names` are the addresses that the name has. */
async function startThree(lookupMs = 10) {
  const replicas: Replica[] = [];
  for (const address of addresses) replicas.push(await startReplica(address));
  const names = [...addresses];
  const upstream = connectTo("riddle.test", () => Promise.resolve([...names]), lookupMs);
  return { replicas, names, upstream };
}

function connectTo(
  hostname: string,
  lookup: () => Promise<string[]>,
  lookupMs = 10,
  connections = 64,
): Upstream {
  const upstream = connectUpstream(`http://${hostname}:${port}`, {
    pool: { connections },
    lookup,
    lookupMs,
  });
  opened.push({ close: () => upstream.destroy() });
  return upstream;
}

const get: UpstreamRequest = {
  method: "GET",
  path: "/",
  headers: {},
  signal: new AbortController().signal,
};
const post: UpstreamRequest = { ...get, method: "POST", body: "once" };

const textOf = async (upstream: Upstream, request = get) => (await upstream.request(request)).body.text();
const statusOf = async (upstream: Upstream, request = get) => {
  const { statusCode, body } = await upstream.request(request);
  await body.dump();
  return statusCode;
};
const countsOf = (replicas: readonly Replica[]) => replicas.map(({ requests }) => requests.length);

/** Sends requests until the name's new addresses are known. */
const untilSeen = (upstream: Upstream, address: string) =>
  eventually(async () => expect(await textOf(upstream)).toBe(address), { everyMs: 1 });

describe("three replicas of a service", () => {
  it("share requests that come one after the other, and those that come 50 at once", async () => {
    const { replicas, upstream } = await startThree();
    for (let sent = 0; sent < 60; sent++) await textOf(upstream);
    expect(countsOf(replicas)).toEqual([20, 20, 20]);
    for (let round = 0; round < 3; round++)
      await Promise.all(Array.from({ length: 50 }, () => textOf(upstream)));
    expect(countsOf(replicas)).toEqual([70, 70, 70]);
    expect(new Set(replicas.flatMap(({ requests }) => requests))).toEqual(
      new Set([`GET riddle.test:${port}`]),
    );
  });

  it("share them too if two were added later, without a request that looks the name up", async () => {
    const { replicas, names, upstream } = await startThree();
    names.splice(1);
    await eventually(async () => {
      const before = countsOf(replicas);
      for (let sent = 0; sent < 6; sent++) await textOf(upstream);
      expect(countsOf(replicas).slice(1)).toEqual(before.slice(1));
    });
    names.push("127.0.0.2", "127.0.0.3");
    await untilSeen(upstream, "127.0.0.3");
    const before = countsOf(replicas);
    await Promise.all(Array.from({ length: 51 }, () => textOf(upstream)));
    expect(countsOf(replicas).map((count, replica) => count - (before[replica] ?? 0))).toEqual([17, 17, 17]);
  });

  it("lose no GET or HEAD when one is killed among them", async () => {
    const { replicas, upstream } = await startThree(3_600_000);
    const killed = replicas[1];
    if (killed)
      killed.handler = () => {
        if (killed.requests.length === 10) void killed.kill();
      };
    const requests = Array.from({ length: 90 }, (_, sent) => ({
      ...get,
      method: sent % 2 ? ("HEAD" as const) : ("GET" as const),
    }));
    const statuses = await Promise.all(requests.map((request) => statusOf(upstream, request)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    for (let sent = 0; sent < 30; sent++) expect(await statusOf(upstream)).toBe(200);
  });

  it("leave out one that refused a connection, even if it is back", async () => {
    const { replicas, upstream } = await startThree(3_600_000);
    await replicas[1]?.kill();
    for (let sent = 0; sent < 3; sent++) await textOf(upstream);
    const again = await startReplica("127.0.0.2");
    for (let sent = 0; sent < 6; sent++) await textOf(upstream);
    expect(countsOf([again])).toEqual([0]);
  });

  it("have it back with the next look-up", async () => {
    const { replicas, upstream } = await startThree();
    await replicas[1]?.kill();
    for (let sent = 0; sent < 3; sent++) await textOf(upstream);
    await startReplica("127.0.0.2");
    await untilSeen(upstream, "127.0.0.2");
  });

  it("have a POST sent to another one if no connection could be opened", async () => {
    const { replicas, upstream } = await startThree(3_600_000);
    await replicas[0]?.kill();
    for (let sent = 0; sent < 3; sent++) expect(await statusOf(upstream, post)).toBe(200);
    expect(
      countsOf(replicas)
        .slice(1)
        .reduce((sum, count) => sum + count),
    ).toBe(3);
  });

  it("never get a POST twice, not even if its connection breaks", async () => {
    const { replicas, upstream } = await startThree(3_600_000);
    for (const replica of replicas) replica.handler = (req) => void req.socket.destroy();
    await expect(upstream.request(post)).rejects.toThrow();
    expect(countsOf(replicas).reduce((sum, count) => sum + count)).toBe(1);
  });

  it("have a GET repeated on another one while one is unavailable, and a POST not", async () => {
    const { replicas, upstream } = await startThree(3_600_000);
    const starting = replicas[0];
    if (starting) starting.handler = (_req, res) => void res.writeHead(503).end();
    for (let sent = 0; sent < 6; sent++) expect(await statusOf(upstream)).toBe(200);
    const statuses = [];
    for (let sent = 0; sent < 3; sent++) statuses.push(await statusOf(upstream, post));
    expect(statuses.sort()).toEqual([200, 200, 503]);
  });

  it("keep no connection busy with the response of one that is unavailable", async () => {
    const { replicas, names } = await startThree();
    const long = Buffer.alloc(8 * 1024 * 1024);
    for (const replica of replicas.slice(0, 2)) {
      replica.handler = (_req, res) => void res.writeHead(503).end(long);
    }
    const upstream = connectTo("riddle.test", () => Promise.resolve(names), 3_600_000, 1);
    for (let sent = 0; sent < 6; sent++) expect(await statusOf(upstream)).toBe(200);
  });

  it("show that all are unavailable by the response of one of them", async () => {
    const { replicas, upstream } = await startThree(3_600_000);
    for (const replica of replicas) replica.handler = (_req, res) => void res.writeHead(503).end();
    expect(await statusOf(upstream)).toBe(503);
    expect(countsOf(replicas)).toEqual([1, 1, 1]);
  });
});

describe("a service", () => {
  it("that moved to another address is found without waiting for the next look-up", async () => {
    const first = await startReplica("127.0.0.1");
    let address = first.address;
    const upstream = connectTo("riddle.test", () => Promise.resolve([address]), 3_600_000);
    expect(await textOf(upstream)).toBe("127.0.0.1");
    await startReplica("127.0.0.2");
    await first.kill();
    address = "127.0.0.2";
    expect(await textOf(upstream)).toBe("127.0.0.2");
  });

  it("keeps its addresses while its name can't be resolved", async () => {
    await startReplica("127.0.0.1");
    let lookups = 0;
    const upstream = connectTo("riddle.test", () => {
      lookups++;
      return lookups === 1 ? Promise.resolve(["127.0.0.1"]) : Promise.reject(new Error("no name server"));
    });
    expect(await textOf(upstream)).toBe("127.0.0.1");
    await eventually(() => expect(lookups).toBeGreaterThan(3));
    expect(await textOf(upstream)).toBe("127.0.0.1");
  });

  it("is found as soon as its name can be resolved", async () => {
    await startReplica("127.0.0.1");
    let isKnown = false;
    const lookup = () =>
      isKnown ? Promise.resolve(["127.0.0.1"]) : Promise.reject(new Error("no such name"));
    const upstream = connectTo("riddle.test", lookup, 3_600_000);
    await expect(textOf(upstream)).rejects.toThrow("no such name");
    isKnown = true;
    expect(await textOf(upstream)).toBe("127.0.0.1");
  });

  it("at an address instead of a name is never looked up", async () => {
    await startReplica("127.0.0.1");
    const upstream = connectTo("127.0.0.1", () => Promise.reject(new Error("looked up")));
    expect(await textOf(upstream)).toBe("127.0.0.1");
  });

  it("without an address can't be asked", async () => {
    const upstream = connectTo("riddle.test", () => Promise.resolve([]), 3_600_000);
    await expect(textOf(upstream)).rejects.toThrow("riddle.test has no address");
  });

  it("on this machine is found by its name", async () => {
    const replica = await startReplica("127.0.0.1");
    const upstream = connectUpstream(`http://localhost:${port}`, { pool: {} });
    opened.push({ close: () => upstream.destroy() });
    expect(await textOf(upstream)).toBe("127.0.0.1");
    expect(replica.requests).toEqual([`GET localhost:${port}`]);
  });

  it("is asked on the same connection again, until all are closed", async () => {
    const replica = await startReplica("127.0.0.1");
    const sockets = new Set<object>();
    const closed: Promise<unknown>[] = [];
    replica.handler = ({ socket }, res) => {
      if (!sockets.has(socket)) closed.push(once(socket, "close"));
      sockets.add(socket);
      res.end("here");
    };
    const upstream = connectTo("riddle.test", () => Promise.resolve(["127.0.0.1"]), 3_600_000, 1);
    for (let sent = 0; sent < 5; sent++) await textOf(upstream);
    expect(sockets.size).toBe(1);
    await upstream.destroy();
    await Promise.all(closed);
    await expect(textOf(upstream)).rejects.toThrow();
  });

  it("of one replica has a GET repeated when it closed a kept-alive connection as it was used", async () => {
    const replica = await startReplica("127.0.0.1");
    const upstream = connectTo("127.0.0.1", () => Promise.resolve([]));
    replica.handler = (req, res) => {
      if (replica.requests.length === 2) req.socket.destroy();
      else res.end("here");
    };
    expect(await textOf(upstream)).toBe("here");
    expect(await textOf(upstream)).toBe("here");
    expect(replica.requests).toHaveLength(3);
  });
});
