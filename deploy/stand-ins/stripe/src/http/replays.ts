import { createHash } from "node:crypto";
import { stringify } from "qs";
import type { Store } from "../store/store.ts";
import { ApiError } from "./api-error.ts";

export type Reply = { status: number; body: string; headers: Readonly<Record<string, string>> };

type Keyed = {
  /** The id of the request. */
  id: string;
  /** The idempotency key. */
  key: string;
  /** Such as `POST /v1/customers`. */
  call: string;
  form: object;
};

/**
 * Does the work unless it was done under the same idempotency key, and repeats the response if it was. A request that was
 * refused before anything was done isn't kept: it may be corrected under the same key.
 */
export function once(store: Store, { id, key, call, form }: Keyed, work: () => Reply): Reply {
  if (key.length > 255)
    throw new ApiError(400, "Idempotency keys can be at most 255 characters.", { type: "idempotency_error" });
  const sorted = stringify(form, { sort: (one: string, other: string) => (one < other ? -1 : 1) });
  const fingerprint = createHash("sha256").update(`${call} ${sorted}`).digest("hex");
  const kept = store.findReplay(key);
  if (kept && kept.fingerprint !== fingerprint)
    throw new ApiError(
      400,
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      { type: "idempotency_error" },
    );
  if (kept) {
    const headers = { "idempotent-replayed": "true", "original-request": kept.request };
    return { status: kept.status, body: kept.body, headers: { "idempotency-key": key, ...headers } };
  }
  const { status, body } = work();
  store.addReplay(key, { fingerprint, request: id, status, body }, Date.now());
  return { status, body, headers: { "idempotency-key": key } };
}
