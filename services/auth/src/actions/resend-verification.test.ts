import { accountOf, fakeContext, fakeNow } from "../../test/support/fake-context.ts";
import { resendVerification } from "./resend-verification.ts";

const network = "192.0.2.1";
const inADay = new Date(fakeNow.getTime() + 24 * 3_600_000);

it("opens another link that confirms the account's address, up to three times without a pause", async () => {
  const { context, accounts, events, audited } = fakeContext(accountOf("ada"), accountOf("eve"));
  const count = jest.spyOn(context.attempts, "count");
  const tokens = new Set<string | undefined>();
  for (let round = 0; round < 3; round++) {
    await resendVerification(context, { id: "ada", network });
    expect(accounts[0]?.verification?.expiresAt).toEqual(inADay);
    tokens.add(accounts[0]?.verification?.tokenHash);
  }
  expect(tokens.size).toBe(3);
  expect(events).toHaveLength(3);
  expect(events[0]).toMatchObject({ type: "user.verification_requested", data: { userId: "ada" } });

  await expect(resendVerification(context, { id: "ada", network })).rejects.toMatchObject({
    code: "too_many_requests",
  });
  expect(audited).toEqual([{ audit: "verification link slowed down", who: "ada", from: network }]);
  await resendVerification(context, { id: "eve", network });
  expect(count.mock.calls[0]?.[0]).toMatchObject([{ firstPauseMs: 300_000, maxPauseMs: 3_600_000 }, {}]);
});

it("opens none for an address that is confirmed already", async () => {
  const ada = accountOf("ada", { emailVerifiedAt: fakeNow });
  const { context, accounts, events } = fakeContext(ada);
  await resendVerification(context, { id: "ada", network });
  expect(accounts).toEqual([ada]);
  expect(events).toEqual([]);
});
