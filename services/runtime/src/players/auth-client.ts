import { createPublicKey } from "node:crypto";
import type { RevocationsPage } from "@wordlehint/contracts";
import { getKeySetContract, getRevocationsContract } from "@wordlehint/contracts/routes/auth-routes";
import { callService } from "../call-service.ts";
import type { PublicKeys } from "../security/tokens/key-cache.ts";

/** The calls of the auth service by a service that verifies tokens. */
export type AuthClient = {
  fetchKeys(): Promise<PublicKeys>;
  /** @param after the state of an earlier page; undefined for everything that still matters */
  fetchRevocations(after: string | undefined): Promise<RevocationsPage>;
};

/** The address of the auth service. */
export type AuthAddress = {
  authUrl: string;
  /** The key of calls to auth. */
  callKey: string;
};

const timeoutMs = 1500;

/** Creates a client; both calls reject when the auth service is away. */
export function createAuthClient({ authUrl: origin, callKey }: AuthAddress): AuthClient {
  return {
    fetchKeys: async () => {
      const { keys } = await callService({ origin, contract: getKeySetContract, timeoutMs });
      return new Map(keys.map(({ kid, ...jwk }) => [kid, createPublicKey({ key: jwk, format: "jwk" })]));
    },
    fetchRevocations: (after) =>
      callService({
        origin,
        callKey,
        contract: getRevocationsContract,
        query: after === undefined ? {} : { after },
        timeoutMs,
      }),
  };
}
