import { setTimeout as wait } from "node:timers/promises";
import express, { type Request, type RequestHandler, type Response, type Router } from "express";
import { parse } from "qs";
import { apiVersion, type Account } from "../engine/account.ts";
import { CardDeclined } from "../engine/card-declined.ts";
import type { Misbehavior } from "../misbehavior.ts";
import { endpoints } from "../routes/endpoints.ts";
import { ApiError, notImplemented } from "./api-error.ts";
import { authenticate, requireRight, type Keys } from "./authenticate.ts";
import type { Endpoint, KeyKind } from "./endpoint.ts";
import { expand } from "./expand.ts";
import { losesResponse, misbehave, preventsWork } from "./misbehave.ts";
import { once, type Reply } from "./replays.ts";
import { bodyOf, requestIdOf } from "./send-error.ts";

type Form = Record<string, unknown>;

/** Serves Stripe's API, and misbehaves on request. */
export function apiRoutes(account: Account, keys: Keys, misbehavior: Misbehavior): Router {
  const handle =
    (endpoint?: Endpoint): RequestHandler =>
    async (req, res) => {
      const mode = misbehavior.nextForRequest(req.method, req.originalUrl);
      if (mode === "slow") await wait(misbehavior.state.api.delayMs);
      if (preventsWork(mode)) {
        misbehave(mode, res);
        return;
      }
      const { status, body, headers } = replyTo(account, keys, endpoint, req, res);
      if (losesResponse(mode)) misbehave(mode, res);
      else res.status(status).type("json").set(headers).send(body);
    };
  const router = express.Router();
  router.use("/v1", setHeaders);
  for (const endpoint of endpoints)
    router[endpoint.method.toLowerCase() as Lowercase<Endpoint["method"]>](endpoint.path, handle(endpoint));
  return router.all("/v1/*rest", handle());
}

const setHeaders: RequestHandler = (req, res, next) => {
  res.set({
    "cache-control": "no-store",
    "request-id": requestIdOf(res),
    "stripe-version": apiVersion,
    "access-control-allow-origin": "*",
    "access-control-allow-methods": "GET, POST, DELETE",
    "access-control-allow-headers": "authorization, content-type, idempotency-key, stripe-version",
  });
  if (req.method === "OPTIONS") res.sendStatus(204);
  else next();
};

/** Does what a request asks for. A POST with the same idempotency key is done once. */
function replyTo(
  account: Account,
  keys: Keys,
  endpoint: Endpoint | undefined,
  req: Request,
  res: Response,
): Reply {
  const id = requestIdOf(res);
  try {
    const { key: browserKey, _stripe_version, ...form } = formOf(req);
    const key = authenticate(req.get("authorization"), keys, browserKey);
    requireVersion(req.get("stripe-version"));
    if (!endpoint) throw notImplemented(`${req.method} ${req.path}`, {}, 404);
    requireRight(key, endpoint);
    const idempotencyKey = req.method === "POST" ? req.get("idempotency-key") : undefined;
    const work = () => run(account, endpoint, req, { id, key, form, idempotencyKey });
    if (idempotencyKey === undefined) return work();
    return once(account.store, { id, key: idempotencyKey, call: `${req.method} ${req.path}`, form }, work);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { status: error.status, body: bodyOf(error, id), headers: {} };
  }
}

/** Reads the query and the body, in which `items[0][price]` stands for nested objects and arrays. */
function formOf(req: Request): Form {
  const query = req.originalUrl.split("?", 2)[1] ?? "";
  return parse([query, String(req.body)].filter(Boolean).join("&"), { arrayLimit: 1000 });
}

type Asked = { id: string; key: KeyKind; form: Form; idempotencyKey: string | undefined };

function run(
  account: Account,
  endpoint: Endpoint,
  { params, path }: Request,
  { id, key, form, idempotencyKey }: Asked,
): Reply {
  account.request = { id, idempotency_key: idempotencyKey ?? null };
  try {
    return account.store.inTransaction(() => {
      try {
        const call = { account, id: String(params.id ?? ""), url: path, key };
        const { object, expand: paths } = endpoint.run(call, form);
        const body = JSON.stringify(expand(account, object, paths), null, 2);
        return { status: 200, body, headers: {} };
      } catch (error) {
        // What a declined attempt has changed is kept.
        if (!(error instanceof CardDeclined)) throw error;
        return { status: error.status, body: bodyOf(error, id), headers: {} };
      }
    });
  } finally {
    account.request = { id: null, idempotency_key: null };
  }
}

function requireVersion(version: string | undefined): void {
  if (version !== undefined && version !== apiVersion)
    throw notImplemented(`version ${version} of the API (only ${apiVersion})`);
}
