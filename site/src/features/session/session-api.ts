import { request, RequestError } from "../../lib/request.ts";
import type { SessionUser } from "../../state/session-slice.ts";

/** Whom the stored token belongs to; null when the API no longer takes it. */
export async function loadUser(): Promise<SessionUser | null> {
  try {
    const response = await request("GET", "/api/user");
    return asUser(await response.json());
  } catch (error) {
    if (error instanceof RequestError && [401, 403].includes(error.status)) return null;
    throw error;
  }
}

/** Ends the session at the server. */
export async function endSession(): Promise<void> {
  await request("POST", "/api/auth/logout");
}

/** Only status 200 says that it is cancelled (specification, section 7). */
export async function cancelSubscription(email: string): Promise<void> {
  const { status } = await request("POST", "/api/auth/cancel-subscription", { email });
  if (status !== 200) throw new RequestError(status, `the answer was ${status}`);
}

function asUser(answer: unknown): SessionUser {
  const { email, isSubscribed } = (answer ?? {}) as Partial<Record<keyof SessionUser, unknown>>;
  if (typeof email !== "string" || typeof isSubscribed !== "boolean")
    throw new Error("no user in the answer");
  return { email, isSubscribed };
}
