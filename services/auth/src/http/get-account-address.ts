import { getAccountAddressContract } from "@wordlehint/contracts/routes/auth-routes";
import { DomainError, requireService, route, type Route } from "@wordlehint/runtime";
import type { Context } from "../context.ts";

/** `GET /internal/accounts/:userId` */
export function getAccountAddress({ accounts, config }: Context): Route {
  return route(
    getAccountAddressContract,
    async ({ params }) => {
      const account = await accounts.find(params.userId);
      if (!account) throw new DomainError("not_found", "There is no such account.");
      return { email: account.email, verifiedAt: account.emailVerifiedAt?.toISOString() ?? null };
    },
    [requireService(config.SERVICE_KEY)],
  );
}
