import { createHash } from "node:crypto";
import { apiVersion, type Account } from "../engine/account.ts";
import { CardDeclined } from "../engine/card-declined.ts";
import { endpoints } from "../routes/endpoints.ts";
import { list, text } from "../params/types.ts";
import { readParams } from "../params/read-params.ts";
import { ApiError } from "./api-error.ts";
import { authenticate, requireRight, type Keys } from "./authenticate.ts";
import type { Endpoint, KeyKind } from "./endpoint.ts";
import { expand } from "./expand.ts";
import { canonical, parseForm, type Form } from "./form.ts";

export type ApiRequest = {
  id: string;
  method: string;
  /** Without the query. */
  path: string;
  query: string;
  body: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
};

export type ApiResponse = { status: number; body: string; headers: Readonly<Record<string, string>> };

/** Does what a request to Stripe's API asks for. A POST with the same idempotency key is done once. */
export function handleApi(account: Account, keys: Keys, request: ApiRequest): ApiResponse {
  const { method, path, id } = request;
  const common = { "request-id": id, "stripe-version": apiVersion };
  try {
    const form = parseForm([request.query, request.body].filter(Boolean).join("&"));
    const key = authenticate(headerOf(request, "authorization"), keys, { key: textIn(form, "key") });
    requireVersion(headerOf(request, "stripe-version"));
    const found = findEndpoint(method, path);
    requireRight(key, found.endpoint);
    const params = new Map([...form].filter(([name]) => name !== "key" && name !== "_stripe_version"));
    const idempotencyKey = method === "POST" ? headerOf(request, "idempotency-key") : undefined;
    const work = () =>
      run(account, found, key, params, path, { id, idempotency_key: idempotencyKey ?? null });
    const done =
      idempotencyKey === undefined
        ? work()
        : once(account, { ...request, key: idempotencyKey, params }, work);
    return { ...done, headers: { ...common, ...done.headers } };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { status: error.status, body: JSON.stringify(error.body(id), null, 2), headers: common };
  }
}

type Found = { endpoint: Endpoint; path: Readonly<Record<string, string>> };

function findEndpoint(method: string, path: string): Found {
  for (const endpoint of endpoints) {
    const groups = endpoint.method === method ? endpoint.pattern.exec(path)?.groups : undefined;
    if (groups)
      return {
        endpoint,
        path: Object.fromEntries(
          Object.entries(groups).map(([name, part]) => [name, decodeURIComponent(part)]),
        ),
      };
  }
  throw new ApiError(
    404,
    `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
  );
}

function run(
  account: Account,
  { endpoint, path }: Found,
  key: KeyKind,
  form: Form,
  url: string,
  request: Account["request"],
): ApiResponse {
  const { expand: paths = [], ...params } = readParams({ ...endpoint.shape, expand: list(text()) }, form);
  account.request = request;
  try {
    const outcome = account.store.inTransaction(() => {
      try {
        const response = endpoint.run({ account, params, path, url, key });
        return { response: expand(account, response, paths) };
      } catch (error) {
        // A card was declined: that has happened, and is kept.
        if (error instanceof CardDeclined) return { declined: error };
        throw error;
      }
    });
    if (outcome.declined) return errorResponse(outcome.declined, request.id ?? "");
    return { status: 200, body: JSON.stringify(outcome.response, null, 2), headers: {} };
  } finally {
    account.request = { id: null, idempotency_key: null };
  }
}

function errorResponse(error: ApiError, id: string): ApiResponse {
  return { status: error.status, body: JSON.stringify(error.body(id), null, 2), headers: {} };
}

type Keyed = Pick<ApiRequest, "id" | "method" | "path"> & { key: string; params: Form };

/** What was refused before anything was done isn't kept: the same key may come again with other parameters. */
function once(
  account: Account,
  { id, method, path, key, params }: Keyed,
  work: () => ApiResponse,
): ApiResponse {
  if (key.length > 255)
    throw new ApiError(400, "Idempotency keys can be at most 255 characters.", { type: "idempotency_error" });
  const fingerprint = createHash("sha256")
    .update(`${method} ${path} ${canonical(params)}`)
    .digest("hex");
  const kept = account.store.findReplay(key);
  if (kept && kept.fingerprint !== fingerprint)
    throw new ApiError(
      400,
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      { type: "idempotency_error" },
    );
  if (kept)
    return {
      status: kept.status,
      body: kept.body,
      headers: { "idempotency-key": key, "idempotent-replayed": "true", "original-request": kept.request },
    };
  const { status, body } = work();
  account.store.addReplay(key, { fingerprint, request: id, status, body }, Date.now());
  return { status, body, headers: { "idempotency-key": key } };
}

function requireVersion(version: string | undefined): void {
  if (version !== undefined && version !== apiVersion)
    throw new ApiError(400, `Invalid Stripe API version: ${version}. This server knows ${apiVersion} alone.`);
}

function headerOf({ headers }: ApiRequest, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}

function textIn(form: Form, name: string): string | undefined {
  const value = form.get(name);
  return typeof value === "string" ? value : undefined;
}
