import type { AccountAddress } from "@wordlehint/contracts";
import { getAccountAddressContract } from "@wordlehint/contracts/routes/auth-routes";
import { callService, ServiceCallFailed } from "@wordlehint/runtime";

/** The accounts of players, in the auth service. */
export type Accounts = {
  /** The address of an account; undefined when the account is gone. Rejects when auth is away. */
  addressOf(userId: string): Promise<AccountAddress | undefined>;
};

const timeoutMs = 5000;

export function connectAccounts(origin: string, callKey: string): Accounts {
  return {
    addressOf: async (userId) => {
      try {
        const contract = getAccountAddressContract;
        return await callService({ origin, callKey, contract, params: { userId }, timeoutMs });
      } catch (error) {
        if (error instanceof ServiceCallFailed && error.status === 404) return undefined;
        throw error;
      }
    },
  };
}
