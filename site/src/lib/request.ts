import { readStored } from "./browser-storage.ts";
import { logFailure } from "./log.ts";
import { failureText } from "./failure-text.ts";
import { tokenKey } from "./token.ts";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** A response that was not ok. The message can be shown to the player. */
export class RequestError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = "RequestError";
    this.status = status;
  }
}

const timeoutMs = 10_000;

/**
 * Sends a request: always with cookies, with the stored token as bearer if there is one, with a JSON content
 * type only if there is a body, and with relative paths resolved against the page's origin.
 * @throws {RequestError} if the response is not ok; otherwise what `fetch` throws.
 */
export async function request(method: Method, path: string, body?: unknown): Promise<Response> {
  try {
    const response = await fetch(absolute(path), {
      method,
      credentials: "include",
      headers: headersFor(body),
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new RequestError(response.status, await failureText(response));
    return response;
  } catch (error) {
    logFailure(`${method} ${path}`, error);
    throw error;
  }
}

/** Sends a GET request and parses its JSON. */
export async function readJson<T>(path: string, schema: { parse: (input: unknown) => T }): Promise<T> {
  const response = await request("GET", path);
  return schema.parse(await response.json());
}

function absolute(path: string): string {
  return path.startsWith("http") ? path : new URL(path, location.origin).href;
}

function headersFor(body: unknown): Record<string, string> {
  const token = readStored(tokenKey);
  return {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(body === undefined ? {} : { "content-type": "application/json" }),
  };
}
