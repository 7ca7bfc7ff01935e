import { timingSafeEqual } from "node:crypto";
import { ApiError } from "./api-error.ts";
import type { Endpoint, KeyKind } from "./endpoint.ts";

export type Keys = {
  secretKey: string;
  publishableKey: string;
  /** Signs the webhooks of new endpoints; by default each endpoint has one of its own. */
  webhookSecret?: string | undefined;
};

/**
 * Returns the kind of key that a request has as bearer token, as user name, or as the parameter `key`.
 * @throws {ApiError} when it isn't one of the account's
 */
export function authenticate(header: string | undefined, keys: Keys, param: unknown): KeyKind {
  const given = keyIn(header) ?? param;
  if (typeof given !== "string" || given === "")
    throw new ApiError(
      401,
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details, or we can help at https://support.stripe.com/.",
    );
  if (isSame(given, keys.secretKey)) return "secret";
  if (isSame(given, keys.publishableKey)) return "publishable";
  throw new ApiError(401, `Invalid API Key provided: ${hidden(given)}`);
}

/** @throws {ApiError} when a browser's key is used for what only a secret one may do */
export function requireRight(key: KeyKind, { isPublic }: Pick<Endpoint, "isPublic">): void {
  if (key === "publishable" && !isPublic)
    throw new ApiError(
      401,
      "This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.",
      { code: "secret_key_required" },
    );
}

function keyIn(header: string | undefined): string | undefined {
  const [, scheme = "", value = ""] = /^(\S+) (\S+)$/.exec(header ?? "") ?? [];
  if (/^bearer$/i.test(scheme)) return value;
  if (/^basic$/i.test(scheme)) return Buffer.from(value, "base64").toString().split(":", 1)[0];
  return undefined;
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const hidden = (key: string): string =>
  `${key.slice(0, 8)}${"*".repeat(Math.max(0, key.length - 12))}${key.slice(-4)}`;
