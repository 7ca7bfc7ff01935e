import { getAccountAddressContract } from "@wordlehint/contracts/routes/auth-routes";
import { callService, DomainError, ServiceCallFailed } from "@wordlehint/runtime";

/** A client of the auth service for players' addresses. */
export type Accounts = {
  /**
   * A player's email address; undefined for an account that is gone.
   * @throws {DomainError} `unavailable` when the auth service doesn't respond in time.
   */
  addressOf(userId: string): Promise<string | undefined>;
};

const timeoutMs = 5000;

export function createAccounts(origin: string, callKey: string): Accounts {
  return {
    addressOf: async (userId) => {
      const call = { contract: getAccountAddressContract, origin, callKey, params: { userId }, timeoutMs };
      try {
        return (await callService(call)).email;
      } catch (error) {
        if (error instanceof ServiceCallFailed && error.status === 404) return undefined;
        const away = new DomainError("unavailable", "This doesn't work right now. Please try again shortly.");
        away.cause = error;
        throw away;
      }
    },
  };
}
