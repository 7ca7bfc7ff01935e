import { getAccountAddressContract } from "@wordlehint/contracts/routes/auth-routes";
import { DomainError, internalRoute, type Route } from "@wordlehint/runtime";
import type { Context } from "../context.ts";

/** Returns an account's address, for other services. */
export function getAccountAddressRoute({ accounts, config, log }: Context): Route {
  const callKeys = {
    notification: config.NOTIFICATION_TO_AUTH_KEY,
    billing: config.BILLING_TO_AUTH_KEY,
  };
  return internalRoute(getAccountAddressContract, { callKeys, log }, async ({ params }) => {
    const account = await accounts.find(params.userId);
    if (!account) throw new DomainError("not_found", "There is no such account.");
    return { email: account.email, verifiedAt: account.emailVerifiedAt?.toISOString() ?? null };
  });
}
