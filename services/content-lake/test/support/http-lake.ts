import { startService } from "@wordlehint/runtime";
import { createClient, type ClientConfig, type SanityClient } from "@sanity/client";
import type { RequestHandler } from "express";
import { createDataset } from "../../src/actions/datasets/create-dataset.ts";
import type { LakeConfig } from "../../src/config.ts";
import type { Overrides } from "../../src/app.ts";
import type { Requester } from "../../src/domain/access/requester.ts";
import { endpointNotFound, errorHandler } from "../../src/http/access/error-handler.ts";
import { setRequester } from "../../src/http/access/requester-of.ts";
import { assetRoutes } from "../../src/http/assets/asset-routes.ts";
import { uploadAsset } from "../../src/http/assets/upload-asset.ts";
import { dataRoutes } from "../../src/http/data/data-routes.ts";
import { readEvents, type EventReader } from "./event-reader.ts";
import { closeLater } from "./close-later.ts";
import { lakeConfig, startReplica, type Replica } from "./replicas.ts";

/** Requesters by bearer token. Other tokens are anonymous. */
const requesters: Readonly<Record<string, Requester>> = {
  ada: { id: "ada", role: "editor" },
  eve: { id: "eve", role: "viewer" },
  root: { id: "root", role: "administrator" },
  me: { id: "me", role: "viewer" },
};

/** Replaces sign-in, which has tests of its own. */
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
  adminUrl: string;
  /** Sanity's client, signed in as ada (editor), eve (viewer), root (administrator), or anonymous. */
  client(name?: string, config?: Partial<ClientConfig>): SanityClient;
  /** A plain request to a path under the version. */
  fetch(path: string, init?: PlainRequest): Promise<Response>;
  /** Server-sent events of a path. */
  events(path: string, init?: PlainRequest): Promise<EventReader>;
  /** Aborts all requests, event streams too, that are in progress. */
  abortRequests(): void;
  close(): Promise<void>;
};

/**
 * A lake with the datasets `production` (public) and `hidden` (private), whose content is served over HTTP. Closed by
 * `closeAll`.
 */
export async function startHttpLake(
  config: LakeConfig = lakeConfig(),
  overrides: Overrides = {},
  port = 0,
): Promise<HttpLake> {
  const replica = await startReplica({ ...config, PORT: port }, overrides);
  for (const [name, aclMode] of [
    ["production", "public"],
    ["hidden", "private"],
  ] as const) {
    await createDataset(replica, { name, aclMode, createdBy: "root" }).catch(() => undefined);
  }
  const { url, adminUrl, close } = await startService(replica, {
    checks: {},
    mount: (app) => {
      app.use(assetRoutes(replica, nameRequester));
      app.use("/:version", nameRequester, dataRoutes(replica), uploadAsset(replica), endpointNotFound);
      app.use(errorHandler(replica.log));
    },
  });
  replica.config.PUBLIC_URL = url;
  const requests = new AbortController();
  const request: HttpLake["fetch"] = (path, { as, headers, ...init } = {}) =>
    fetch(`${url}/v2025-02-19${path}`, {
      signal: requests.signal,
      ...init,
      headers: { ...headers, ...(as !== undefined && { authorization: `Bearer ${as}` }) },
    });
  return {
    replica,
    url,
    adminUrl,
    client: (name, more) =>
      createClient({
        projectId: "lake",
        dataset: "production",
        apiHost: url,
        // oxlint-disable-next-line typescript/no-deprecated -- there is no other way to name another host
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
      closeLater(() => abort.abort());
      const signal = AbortSignal.any([abort.signal, requests.signal]);
      return readEvents(await request(path, { ...init, signal }), abort);
    },
    abortRequests: () => requests.abort(),
    close,
  };
}
