import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from "@reduxjs/toolkit/query/react";
import { readStored, removeStored } from "../lib/browser-storage.ts";
import { failureText } from "../lib/failure-text.ts";
import { logFailure } from "../lib/log.ts";
import { tokenKey } from "../lib/token.ts";
import { sessionEnded } from "./session-ended.ts";
import { toastShown } from "./toast-slice.ts";

/** Why a request failed. */
export interface RequestFailure {
  /** The HTTP status, or RTK Query's name of the failure when there was no usable response. */
  status: FetchBaseQueryError["status"];
  /** Can be shown to the player. */
  message: string;
  /** How long to wait before another attempt, where the response says so. */
  retryAfterSeconds?: number;
}

const timeoutMs = 10_000;

const fetchQuery = fetchBaseQuery({
  credentials: "include",
  timeout: timeoutMs,
  prepareHeaders: (headers) => {
    const token = readStored(tokenKey);
    if (token) headers.set("authorization", `Bearer ${token}`);
  },
  responseHandler: async (response) => {
    if (!response.ok) return failureText(response);
    const text = await response.text();
    return isJson(response) ? (JSON.parse(text) as unknown) : text;
  },
});

/**
 * Sends a request: with cookies, with the stored token as bearer if there is one, and with a JSON content
 * type only if it has a body. Failures are logged. When the API no longer accepts the stored token, which may have been
 * ended elsewhere, the token is removed and the player is told.
 */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, RequestFailure> = async (
  args,
  api,
  extraOptions,
) => {
  const { data, error, meta } = await fetchQuery(args, api, extraOptions);
  if (!error) return { data };
  const message = messageOf(error);
  const { method = "GET", url } = typeof args === "string" ? { url: args } : args;
  logFailure(`${method} ${url}`, message);
  const refused = error.status === 401 ? refusedToken(meta) : null;
  if (refused !== null) {
    removeStored(tokenKey);
    api.dispatch(sessionEnded(refused));
    api.dispatch(toastShown(sessionEndedText));
  }
  return { error: { status: error.status, message, ...retryAfter(meta) } };
};

const sessionEndedText = {
  title: "You are signed out",
  description: "Your session has ended. Please sign in again.",
};

/** The token of a refused request, unless another one has been stored since. */
function refusedToken(meta: FetchBaseQueryMeta | undefined): string | null {
  const token = readStored(tokenKey);
  return token && meta?.request.headers.get("authorization") === `Bearer ${token}` ? token : null;
}

function retryAfter(meta: FetchBaseQueryMeta | undefined): { retryAfterSeconds?: number } {
  const seconds = meta?.response?.headers.get("retry-after") ?? "";
  return /^\d{1,6}$/.test(seconds) ? { retryAfterSeconds: Number(seconds) } : {};
}

function isJson(response: Response): boolean {
  return /\bjson\b/i.test(response.headers.get("content-type") ?? "");
}

function messageOf(error: FetchBaseQueryError): string {
  // RTK Query puts the class of an exception before its message.
  if ("error" in error) return error.error.replace(/^\w+: /, "");
  return typeof error.data === "string" ? error.data : JSON.stringify(error.data);
}
