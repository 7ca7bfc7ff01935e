import type { SubscriptionSummary } from "@wordlehint/contracts";

/** The part of the signed-in user that the site shows. */
export interface SessionUser {
  email: string;
  /** Whether Premium is in force. */
  isSubscribed: boolean;
  /** Left out where there has never been one. */
  subscription?: SubscriptionSummary;
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
