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

/** Origins of the services that store personal data, with the key of auth's calls, by their names. */
export type PersonalDataAddresses = Readonly<Record<string, { origin: string; callKey: string }>>;

const timeoutMs = 10_000;

export function createPersonalDataSources(addresses: PersonalDataAddresses): PersonalDataSources {
  const fetchPart = async (address: PersonalDataAddresses[string], userId: string) => {
    const call = { contract: personalDataContract, ...address, params: { userId }, timeoutMs };
    return (await callService(call)).data;
  };
  return {
    fetchAll: async (userId) => {
      const parts = Object.entries(addresses).map(
        async ([name, address]) => [name, await fetchPart(address, userId)] as const,
      );
      return Object.fromEntries(await Promise.all(parts));
    },
  };
}
