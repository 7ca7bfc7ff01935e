import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
} from "@reduxjs/toolkit/query/react";
import { readStored } from "../lib/browser-storage.ts";
import { changePlayer } from "../lib/change-player.ts";
import { readFailure, type FailureBody } from "../lib/failure-text.ts";
import { logFailure } from "../lib/log.ts";
import { tokenKey } from "../lib/token.ts";
import { selectToken, selectUser, type sessionSlice } from "./session-slice.ts";
import { toastShown } from "./toast-slice.ts";
import { tokenRefused } from "./token-actions.ts";

export interface RequestFailure {
  /** The HTTP status, or RTK Query's name of the failure when there was no usable response. */
  status: FetchBaseQueryError["status"];
  /** Can be shown to the player. */
  message: string;
  /** Errors in single fields of the request's body, if the API says so. */
  errors?: FailureBody["errors"];
  /** Time to wait before the next attempt, if the API says so. */
  retryAfterSeconds?: number;
}

/** The parts of a response besides its body. */
export interface ResponseMeta {
  /** Replaces the stored token. */
  renewedToken?: string;
  /** The header `Link`. */
  link?: string;
}

/** A request to the site's API. */
export interface ApiRequest extends FetchArgs {
  /**
   * The email address of the player on whose behalf it is sent. Another tab may have signed another player in, whose
   * token would be sent: then the request fails before it is sent, and a response that came too late is dropped.
   */
  player?: string;
  /** Set where a 401 refuses a password, not the token. */
  refusesPassword?: boolean;
}

const timeoutMs = 10_000;

const fetchQuery = fetchBaseQuery({
  credentials: "include",
  timeout: timeoutMs,
  prepareHeaders: (headers) => {
    const token = readStored(tokenKey);
    if (token && !headers.has("authorization")) headers.set("authorization", `Bearer ${token}`);
  },
  responseHandler: async (response) => {
    if (!response.ok) return readFailure(response);
    const text = await response.text();
    return isJson(response) ? (JSON.parse(text) as unknown) : text;
  },
});

/**
 * Sends a request: with cookies, with the stored token as bearer if there is one and the endpoint sets no other
 * authorization, and with a JSON content type only if it has a body. Failures are logged, unless the request was
 * aborted. A 401 ends the session of the token that was sent, and tells the player, who may have ended it elsewhere.
 */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, RequestFailure, object, ResponseMeta> = async (
  { player, refusesPassword, ...args },
  api,
  extraOptions,
) => {
  const isShown = (): boolean => player === undefined || isPlayerShown(player, api.getState());
  if (!isShown()) return { error: changedSession };
  const token = hasOtherAuthorization(args) ? null : readStored(tokenKey);
  const { data, error, meta } = await fetchQuery(args, api, extraOptions);
  const headers = meta?.response?.headers;
  if (!error) {
    if (!isShown()) return { error: changedSession };
    const said = responseMeta(headers);
    return { data, ...(said && { meta: said }) };
  }
  const failure = { status: error.status, ...failureOf(error), ...retryAfter(headers) };
  // The response of an aborted request isn't awaited: its component is gone.
  if (api.signal.aborted) return { error: failure };
  logFailure(`${args.method ?? "GET"} ${args.url}`, failure.message);
  const isTokenRefused = error.status === 401 && !refusesPassword;
  // Another tab may have stored a newer token meanwhile.
  if (isTokenRefused && token && readStored(tokenKey) === token) {
    changePlayer(null);
    api.dispatch(tokenRefused(token));
    api.dispatch(
      toastShown({
        title: "You are signed out",
        description: "Your session has ended. Please sign in again.",
      }),
    );
  }
  return { error: failure };
};

const changedSession: RequestFailure = {
  status: 409,
  message: "Somebody else is signed in now.",
};

/** Returns whether the stored token is that of the player who is shown. */
function isPlayerShown(player: string, state: unknown): boolean {
  const withSession = state as { session: ReturnType<typeof sessionSlice.getInitialState> };
  const user = selectUser(withSession);
  return (user === null || user.email === player) && readStored(tokenKey) === selectToken(withSession);
}

function hasOtherAuthorization({ headers }: FetchArgs): boolean {
  return new Headers(headers as HeadersInit).has("authorization");
}

function responseMeta(headers: Headers | undefined): ResponseMeta | undefined {
  const renewedToken = headers?.get("renewed-token");
  const link = headers?.get("link");
  return renewedToken || link ? { ...(renewedToken && { renewedToken }), ...(link && { link }) } : undefined;
}

function isJson(response: Response): boolean {
  return /\bjson\b/i.test(response.headers.get("content-type") ?? "");
}

function failureOf(error: FetchBaseQueryError): Pick<RequestFailure, "message" | "errors"> {
  // RTK Query puts the class of an exception before its message.
  if ("error" in error) return { message: error.error.replace(/^\w+: /, "") };
  const { text, errors } = error.data as FailureBody;
  return { message: text, ...(errors.length > 0 && { errors }) };
}

function retryAfter(headers: Headers | undefined): Pick<RequestFailure, "retryAfterSeconds"> {
  const seconds = headers?.get("retry-after") ?? "";
  return /^\d{1,6}$/.test(seconds) ? { retryAfterSeconds: Number(seconds) } : {};
}
