import { api } from "./api.ts";

/** The part of the signed-in user that the shell shows. */
export interface SessionUser {
  email: string;
  isSubscribed: boolean;
}

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The user of the stored token. The token is the argument only so that each token has its own cache entry. */
    currentUser: build.query<SessionUser, string>({
      query: () => "/api/user",
      transformResponse: toUser,
      keepUnusedDataFor: Infinity,
    }),
  }),
});

export const { useCurrentUserQuery } = sessionApi;

function toUser(response: unknown): SessionUser {
  const { email, isSubscribed } = (response ?? {}) as Partial<Record<keyof SessionUser, unknown>>;
  if (typeof email !== "string" || typeof isSubscribed !== "boolean")
    throw new Error("The response holds no user");
  return { email, isSubscribed };
}
