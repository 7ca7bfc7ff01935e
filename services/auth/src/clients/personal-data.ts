import { personalDataContract } from "@wordlehint/contracts";
import { callService } from "@wordlehint/runtime";

/** Asks other services what they know about a person. */
export type PersonalDataSources = {
  /**
   * Returns each service's part by the service's name.
   * @throws when one of them doesn't respond with its part in time.
   */
  fetchAll(userId: string): Promise<Record<string, unknown>>;
};

const timeoutMs = 10_000;

/** @param origins by name, of the services that store personal data */
export function createPersonalDataSources(
  origins: Readonly<Record<string, string>>,
  serviceKey: string,
): PersonalDataSources {
  const fetchPart = async (origin: string, userId: string) => {
    const call = { contract: personalDataContract, origin, serviceKey, params: { userId }, timeoutMs };
    return (await callService(call)).data;
  };
  return {
    fetchAll: async (userId) => {
      const parts = Object.entries(origins).map(
        async ([name, origin]) => [name, await fetchPart(origin, userId)] as const,
      );
      return Object.fromEntries(await Promise.all(parts));
    },
  };
}
