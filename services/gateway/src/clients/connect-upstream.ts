import { lookup as lookUpOne } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import PQueue from "p-queue";
import { Pool, type Dispatcher } from "undici";
import { followReplicas, type Lookup } from "./replicas.ts";

/** A request to another process; `signal` aborts it. A body must be one that can be sent twice. */
export type UpstreamRequest = Pick<Dispatcher.RequestOptions, "path" | "headers"> & {
  method: Dispatcher.HttpMethod;
  body?: string | Buffer | null;
  signal: AbortSignal;
};

/** Another process, of which there may be several replicas. */
export type Upstream = {
  /**
   * Sends a request to the next replica in turn. If no connection to it can be opened, another replica gets the request.
   * A GET or HEAD request is also repeated when the connection breaks before a response, and when the response is a 503
   * and another replica is left to be asked.
   */
  request(request: UpstreamRequest): Promise<Dispatcher.ResponseData>;
  destroy(): Promise<void>;
};

export type UpstreamOptions = {
  /** Sent with every request, as a bearer token. */
  token?: string | undefined;
  /** For each replica. */
  pool: Omit<Pool.Options, "connect">;
  /** `dns.lookup` by default. */
  lookup?: Lookup | undefined;
  /** Time between two look-ups of the host name; two seconds by default. */
  lookupMs?: number;
};

const connectTimeoutMs = 2000;

/** Connects to the process at an origin. Replicas that share its host name share the requests equally. */
export function connectUpstream(
  origin: string,
  { token, pool: poolOptions, lookup = lookUpAll, lookupMs = 2000 }: UpstreamOptions,
): Upstream {
  const hostname = new URL(origin).hostname.replace(/^\[(.*)\]$/, "$1");
  const pools = new Map<string, Pool>();
  const replicas = followReplicas(hostname, {
    lookup,
    everyMs: lookupMs,
    onGone: (address) => {
      const pool = pools.get(address);
      pools.delete(address);
      // Resolves when its last request has ended.
      pool?.close().catch(() => undefined);
    },
  });
  const poolOf = (address: string): Pool => {
    const known = pools.get(address);
    if (known) return known;
    // The pool keeps the name in its origin, for the Host header and the certificate.
    const pool = new Pool(origin, {
      ...poolOptions,
      connect: { timeout: connectTimeoutMs, lookup: alwaysTo(address) },
    });
    pools.set(address, pool);
    return pool;
  };

  /** Returns the response of a replica, or why another replica may be asked instead. */
  const attempt = async (sent: UpstreamRequest, address: string): Promise<Attempt> => {
    try {
      const response = await poolOf(address).request(withToken(sent, token));
      return { response, isFinal: response.statusCode !== 503 || !isRepeatable(sent) };
    } catch (error) {
      const isUnsent = isUnconnected(error);
      if (isUnsent) replicas.avoid(address);
      const mayBeRepeated = isUnsent || (isRepeatable(sent) && isBroken(error));
      if (sent.signal.aborted || !mayBeRepeated) throw error;
      return { error };
    }
  };

  const firstReplica = async (): Promise<string> => {
    const known = replicas.next([]);
    if (known !== undefined) return known;
    await replicas.refresh();
    const found = replicas.next([]);
    if (found === undefined) throw new Error(`${hostname} has no address`);
    return found;
  };

  const anotherReplica = async (
    tried: readonly string[],
    { error }: Attempt,
  ): Promise<string | undefined> => {
    const known = replicas.next(tried);
    if (known !== undefined || error === undefined) return known;
    await replicas.refresh();
    // The only replica may have closed a kept-alive connection just as it was used again.
    return replicas.next(tried) ?? (tried.length === 1 && isBroken(error) ? tried[0] : undefined);
  };

  return {
    request: async (sent) => {
      const tried: string[] = [];
      let address: string | undefined = await firstReplica();
      for (;;) {
        const last: Attempt = await attempt(sent, address);
        if (last.response && last.isFinal) return last.response;
        tried.push(address);
        address = await anotherReplica(tried, last);
        if (address === undefined && last.response) return last.response;
        if (address === undefined) throw last.error;
        await last.response?.body.dump();
      }
    },
    destroy: async () => {
      replicas.close();
      await Promise.all([...pools.values()].map((pool) => pool.destroy()));
    },
  };
}

function withToken(request: UpstreamRequest, token: string | undefined): UpstreamRequest {
  if (token === undefined) return request;
  return {
    ...request,
    headers: { ...(request.headers as Record<string, string>), authorization: `Bearer ${token}` },
  };
}

type Attempt =
  | { response: Dispatcher.ResponseData; isFinal: boolean; error?: undefined }
  | { response?: undefined; error: unknown };

function isRepeatable({ method }: UpstreamRequest): boolean {
  return method === "GET" || method === "HEAD";
}

/** No connection could be opened, so nothing was sent. */
function isUnconnected(error: unknown): boolean {
  const { code, syscall } = detailsOf(error);
  return syscall === "connect" || code === "UND_ERR_CONNECT_TIMEOUT";
}

/** The connection broke before the response's headers had arrived. */
function isBroken(error: unknown): boolean {
  const { code } = detailsOf(error);
  return code === "UND_ERR_SOCKET" || code === "ECONNRESET" || code === "EPIPE";
}

function detailsOf(error: unknown): { code?: unknown; syscall?: unknown } {
  return typeof error === "object" && error !== null ? error : {};
}

function alwaysTo(address: string): LookupFunction {
  const family = isIP(address);
  return (_hostname, { all }, done) => {
    if (all) done(null, [{ address, family }]);
    else done(null, address, family);
  };
}

/** One at a time: each occupies a thread of the pool that also reads files and compresses. */
const lookups = new PQueue({ concurrency: 1 });

const lookUpAll: Lookup = (hostname) =>
  lookups.add(async () => (await lookUpOne(hostname, { all: true })).map(({ address }) => address));
