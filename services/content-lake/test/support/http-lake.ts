import { startHttp, type RunningHttp } from "@wordlehint/runtime";
import { createClient, type ClientConfig, type SanityClient } from "@sanity/client";
import type { RequestHandler } from "express";
import { createDataset } from "../../src/actions/create-dataset.ts";
import type { LakeConfig } from "../../src/config.ts";
import type { Overrides } from "../../src/context.ts";
import type { Requester } from "../../src/domain/access/requester.ts";
import { answerErrors, noSuchEndpoint } from "../../src/http/access/answer-errors.ts";
import { setRequester } from "../../src/http/access/requester-of.ts";
import { assetFiles } from "../../src/http/assets/asset-files.ts";
import { assetRoutes } from "../../src/http/assets/asset-routes.ts";
import { dataRoutes } from "../../src/http/data/data-routes.ts";
import { readEvents, type EventReader } from "./event-reader.ts";
import { endAll, lakeConfig, startReplica, type Replica } from "./replicas.ts";

/** Who asks, by bearer token; another token than these is nobody's. */
const requesters: Readonly<Record<string, Requester>> = {
  ada: { id: "ada", role: "editor" },
  eve: { id: "eve", role: "viewer" },
  root: { id: "root", role: "administrator" },
};

/** In the place of sign-in, which has its own tests. */
const nameRequester: RequestHandler = (req, _res, next) => {
  const name = /^Bearer (\w+)$/.exec(req.headers.authorization ?? "")?.[1] ?? "";
  setRequester(req, requesters[name] ?? null);
  next();
};

export type PlainRequest = Omit<RequestInit, "headers"> & {
  as?: string | undefined;
  headers?: Record<string, string>;
};

export type HttpLake = {
  replica: Replica;
  url: string;
  /** The unmodified client, signed in as one of ada (editor), eve (viewer), root, or nobody. */
  client(name?: string, config?: Partial<ClientConfig>): SanityClient;
  /** A plain request to a path under the version. */
  fetch(path: string, init?: PlainRequest): Promise<Response>;
  /** Server-sent events of a path. */
  events(path: string, init?: PlainRequest): Promise<EventReader>;
  close(): Promise<void>;
};

const readers: AbortController[] = [];
const running: { replica: Replica; http: RunningHttp }[] = [];

/** A lake with the datasets `production` (public) and `hidden` (private), and its content served over HTTP. */
export async function startHttpLake(
  config: LakeConfig = lakeConfig(),
  overrides: Overrides = {},
  port = 0,
): Promise<HttpLake> {
  const replica = await startReplica(config, overrides);
  for (const [name, aclMode] of [
    ["production", "public"],
    ["hidden", "private"],
  ] as const) {
    await createDataset(replica, { name, aclMode, createdBy: "root" }).catch(() => undefined);
  }
  const http = await startHttp({
    host: "127.0.0.1",
    port,
    log: replica.log,
    metrics: replica.metrics,
    checks: {},
    routes: (app) => {
      app.use(assetFiles(replica));
      app.use("/:version", nameRequester, dataRoutes(replica), assetRoutes(replica), noSuchEndpoint);
      app.use(answerErrors(replica.log));
    },
  });
  running.push({ replica, http });
  replica.config.PUBLIC_URL = http.url;
  const { url } = http;
  const request: HttpLake["fetch"] = (path, { as, headers, ...init } = {}) =>
    fetch(`${url}/v2025-02-19${path}`, {
      ...init,
      headers: { ...headers, ...(as !== undefined && { authorization: `Bearer ${as}` }) },
    });
  return {
    replica,
    url,
    client: (name, more) =>
      createClient({
        projectId: "lake",
        dataset: "production",
        apiHost: url,
        // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no other way to name another host
        useProjectHostname: false,
        useCdn: false,
        apiVersion: "2025-02-19",
        maxRetries: 0,
        ...(name === undefined ? {} : { token: name, ignoreBrowserTokenWarning: true }),
        ...more,
      }),
    fetch: request,
    events: async (path, init) => {
      const abort = new AbortController();
      readers.push(abort);
      return readEvents(await request(path, { ...init, signal: abort.signal }), abort);
    },
    close: async () => {
      replica.closing.abort();
      await http.close();
    },
  };
}

export async function endHttpLakes(): Promise<void> {
  for (const reader of readers.splice(0)) reader.abort();
  for (const { replica, http } of running.splice(0)) {
    replica.closing.abort();
    await http.close();
  }
  await endAll();
}
