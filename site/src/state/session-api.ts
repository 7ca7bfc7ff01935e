import { api } from "./api.ts";

/** What the shell knows of the player who is signed in. */
export interface SessionUser {
  email: string;
  isSubscribed: boolean;
}

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The user of the stored token. The token is passed so that another one is another query. */
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
