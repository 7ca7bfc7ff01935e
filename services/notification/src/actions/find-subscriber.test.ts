import type { AccountAddress } from "@wordlehint/contracts";
import { hashSecret } from "@wordlehint/runtime";
import { countAttempts } from "../../test/support/count-attempts.ts";
import { findSubscriber } from "./find-subscriber.ts";

type Finding = Parameters<typeof findSubscriber>[0];

/** The subscriber found for a player whose account has this address. `known` has subscribed while signed in. */
const foundFor = (address: AccountAddress | undefined, known?: object) => {
  const context = {
    subscribers: {
      findByUserId: () => Promise.resolve(known),
      findByEmailKey: (emailKey: string) => Promise.resolve({ emailKey }),
    },
    accounts: { addressOf: () => Promise.resolve(address) },
  };
  return findSubscriber(context as unknown as Finding, { userId: "ada" });
};
const verifiedAt = "2026-11-21T12:00:00.000Z";

it("finds a subscription that was made before the account, by its confirmed address", async () => {
  expect(await foundFor({ email: "Ada@example.org", verifiedAt })).toEqual({ emailKey: "ada@example.org" });
});

it("finds the player's own rather than that of the account's address", async () => {
  const known = { emailKey: "lovelace@example.org" };
  expect(await foundFor({ email: "ada@example.org", verifiedAt }, known)).toEqual(known);
});

it("finds nobody's by an address that the player hasn't confirmed", async () => {
  expect(await foundFor({ email: "ada@example.org", verifiedAt: null })).toBeUndefined();
  expect(await foundFor(undefined)).toBeUndefined();
});

it("refuses a network that tries many links, of which the right ones don't count", async () => {
  const subscriber = { id: "1" };
  const context = {
    subscribers: {
      findByLink: (kind: string, hash: string) =>
        Promise.resolve(kind === "preferencesHash" && hash === hashSecret("right") ? subscriber : undefined),
    },
    attempts: countAttempts(),
  } as unknown as Finding;
  const follow = (token: string) => findSubscriber(context, { token, network: "192.0.2.1" });
  for (let times = 0; times < 40; times++) expect(await follow("right")).toBe(subscriber);
  for (let times = 0; times < 30; times++) await expect(follow("wrong")).rejects.toThrow("invalid");
  await expect(follow("right")).rejects.toThrow("Too many attempts");
});
