import { accountOf, fakeContext, fakeNow } from "../../test/support/fake-context.ts";
import { requestPasswordReset } from "./request-password-reset.ts";

const network = "192.0.2.1";
const inAnHour = new Date(fakeNow.getTime() + 3_600_000);
const slowedDown = { code: "too_many_requests" };

it("opens a link for the account of an address in any spelling, in the place of an earlier one", async () => {
  const { context, accounts, events, wake } = fakeContext(accountOf("ada"));
  const ask = () => requestPasswordReset(context, { email: "Ada@Example.org", network });
  await ask();
  const first = accounts[0]?.reset;
  await ask();
  expect(accounts[0]?.reset).toEqual({ tokenHash: expect.any(String) as string, expiresAt: inAnHour });
  expect(accounts[0]?.reset?.tokenHash).not.toBe(first?.tokenHash);
  expect(events).toMatchObject(
    Array(2).fill({
      type: "user.password_reset_requested",
      data: { userId: "ada", email: "ada@example.org", expiresAt: inAnHour.toISOString() },
    }),
  );
  expect(wake).toHaveBeenCalledTimes(2);
});

it("makes an event of the same form for an address without an account", async () => {
  const { context, events } = fakeContext(accountOf("ada"));
  const updateDecoy = jest.spyOn(context.accounts, "updateDecoy");
  await requestPasswordReset(context, { email: "ada@example.org", network });
  await requestPasswordReset(context, { email: "nobody@example.com", network });
  const fieldsOf = (event: { data: object } | undefined) => Object.keys(event?.data ?? {}).sort();
  expect(fieldsOf(events[0])).toContain("emailVerified");
  expect(fieldsOf(updateDecoy.mock.calls[0]?.[1])).toEqual(fieldsOf(events[0]));
});

it("does the same work for an address without an account, and tells nobody", async () => {
  const { context, events, wake } = fakeContext();
  const updateDecoy = jest.spyOn(context.accounts, "updateDecoy");
  await requestPasswordReset(context, { email: "nobody@example.com", network });
  expect(updateDecoy.mock.calls).toMatchObject([
    [{ reset: { expiresAt: inAnHour } }, { type: "user.password_reset_requested", aggregateId: "decoy" }],
  ]);
  expect(wake).toHaveBeenCalledTimes(1);
  expect(events).toEqual([]);
});

it("can be asked for three times for an address and twenty times for others, by a network", async () => {
  const { context, audited } = fakeContext();
  const ask = (email: string, from = network) => requestPasswordReset(context, { email, network: from });
  for (let count = 0; count < 3; count++) await ask("ada@example.org");
  await expect(ask("ADA@example.org")).rejects.toMatchObject(slowedDown);
  for (let count = 0; count < 17; count++) await ask(`player-${count}@example.org`);
  await expect(ask("eve@example.org")).rejects.toMatchObject(slowedDown);
  await ask("eve@example.org", "192.0.2.2");
  const record = { audit: "password reset request slowed down", who: "unknown", from: network };
  expect(audited).toEqual([record, record]);
});

it("makes nobody wait longer than a quarter of an hour, and other accounts of a network a minute", async () => {
  const { context } = fakeContext();
  const count = jest.spyOn(context.attempts, "count");
  await requestPasswordReset(context, { email: "ada@example.org", network });
  expect(count.mock.calls[0]?.[0].map(({ maxPauseMs }) => maxPauseMs / 60_000)).toEqual([15, 15, 1]);
});
