import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
} from "@reduxjs/toolkit/query/react";
import { readStored } from "../lib/browser-storage.ts";
import { failureText } from "../lib/failure-text.ts";
import { logFailure } from "../lib/log.ts";
import { tokenKey } from "../lib/token.ts";

/** Why a request failed. */
export interface RequestFailure {
  /** The HTTP status, or RTK Query's name of the failure when there was no usable response. */
  status: FetchBaseQueryError["status"];
  /** Can be shown to the player. */
  message: string;
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
 * type only if it has a body. Failures are logged.
 */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, RequestFailure> = async (
  args,
  api,
  extraOptions,
) => {
  const { data, error } = await fetchQuery(args, api, extraOptions);
  if (!error) return { data };
  const message = messageOf(error);
  const { method = "GET", url } = typeof args === "string" ? { url: args } : args;
  logFailure(`${method} ${url}`, message);
  return { error: { status: error.status, message } };
};

function isJson(response: Response): boolean {
  return /\bjson\b/i.test(response.headers.get("content-type") ?? "");
}

function messageOf(error: FetchBaseQueryError): string {
  // RTK Query puts the class of an exception before its message.
  if ("error" in error) return error.error.replace(/^\w+: /, "");
  return typeof error.data === "string" ? error.data : JSON.stringify(error.data);
}
