import type { SubscriptionSummary } from "@wordlehint/contracts";
import { readStored, writeStored } from "../lib/browser-storage.ts";
import { tokenKey } from "../lib/token.ts";
import { api } from "./api.ts";
import { userFailed, userRead, userRequested } from "./session-slice.ts";
import { tokenRenewed } from "./token-actions.ts";

/** The part of the signed-in user that the site shows. */
export interface SessionUser {
  email: string;
  /** Whether Premium is in force. */
  isSubscribed: boolean;
  /** Left out where there has never been one. */
  subscription?: SubscriptionSummary;
}

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The user of the stored token, which the session's slice keeps. The token is the argument only so that each token
     * has its own cache entry.
     */
    currentUser: build.query<SessionUser, string>({
      query: () => "/api/user",
      transformResponse: toUser,
      keepUnusedDataFor: Infinity,
      onQueryStarted: async (from, { dispatch, queryFulfilled }) => {
        dispatch(userRequested(from));
        const response = await queryFulfilled.catch(() => null);
        dispatch(response ? userRead({ token: from, user: response.data }) : userFailed(from));
        const to = response?.meta?.renewedToken;
        // Another tab may have signed out or in meanwhile.
        if (!to || readStored(tokenKey) !== from) return;
        writeStored(tokenKey, to);
        dispatch(userKnown(to, response.data));
        dispatch(tokenRenewed({ from, to }));
      },
    }),
  }),
});

export const { useCurrentUserQuery } = sessionApi;

/** Stores the user of a token that the API has just responded with. */
export function userKnown(token: string, user: SessionUser) {
  return sessionApi.util.upsertQueryEntries([{ endpointName: "currentUser", arg: token, value: user }]);
}

/** @throws {Error} if the response holds no user. */
export function toUser(response: unknown): SessionUser {
  const { email, isSubscribed, subscription } = (response ?? {}) as Partial<
    Record<keyof SessionUser, unknown>
  >;
  if (typeof email !== "string" || typeof isSubscribed !== "boolean")
    throw new Error("The response holds no user");
  return { email, isSubscribed, ...(isSummary(subscription) && { subscription }) };
}

function isSummary(value: unknown): value is SubscriptionSummary {
  return typeof value === "object" && value !== null && "status" in value;
}
