import type { AccountAddress } from "@wordlehint/contracts";
import { findSubscriber } from "./find-subscriber.ts";

type Finding = Parameters<typeof findSubscriber>[0];

/** The subscriber found for a player whose account has this address, and who hasn't subscribed while signed in. */
const foundFor = (address: AccountAddress | undefined) => {
  const context = {
    subscribers: {
      findByUserId: () => Promise.resolve(undefined),
      findByEmailKey: (emailKey: string) => Promise.resolve({ emailKey }),
    },
    accounts: { addressOf: () => Promise.resolve(address) },
  };
  return findSubscriber(context as unknown as Finding, { userId: "ada" });
};

it("finds a subscription that was made before the account, by its confirmed address", async () => {
  const verifiedAt = "2026-11-21T12:00:00.000Z";
  expect(await foundFor({ email: "Ada@example.org", verifiedAt })).toEqual({ emailKey: "ada@example.org" });
});

it("finds nobody's by an address that the player hasn't confirmed", async () => {
  expect(await foundFor({ email: "ada@example.org", verifiedAt: null })).toBeUndefined();
  expect(await foundFor(undefined)).toBeUndefined();
});
