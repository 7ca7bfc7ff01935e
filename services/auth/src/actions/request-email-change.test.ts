import { accountOf, fakeContext, fakeNow } from "../../test/support/fake-context.ts";
import { requestEmailChange } from "./request-email-change.ts";
import { resendVerification } from "./resend-verification.ts";

const network = "192.0.2.1";
const ada = accountOf("ada");
const asking = (email: string, password = "Quiet-Otter-71") => ({
  account: ada,
  password,
  email,
  origin: { network, device: undefined, userAgent: "" },
});
const slowedDown = { code: "too_many_requests" };
const expiresAt = new Date(fakeNow.getTime() + 24 * 3_600_000);

it.each([
  ["another address", "new@example.org"],
  ["the account's own address in another spelling", "Ada@Example.org"],
])("has a link sent to %s", async (_text, email) => {
  const { context, accounts, events } = fakeContext(ada);
  await requestEmailChange(context, asking(email));
  expect(accounts).toMatchObject([{ email: ada.email, newEmail: { email, expiresAt } }]);
  expect(events).toMatchObject([
    {
      type: "user.email_change_requested",
      data: { userId: "ada", email, accountEmail: ada.email, expiresAt: expiresAt.toISOString() },
    },
  ]);
});

it("sends nothing to another account's address, which its owner can't tell", async () => {
  const { context, accounts, events } = fakeContext(ada, accountOf("eve"));
  await requestEmailChange(context, asking("eve@example.org"));
  expect(accounts[0]).toMatchObject({ newEmail: { email: "eve@example.org", expiresAt } });
  expect(events).toEqual([]);
});

it("changes nothing for a wrong password, and leaves a record", async () => {
  const { context, accounts, audited } = fakeContext(ada);
  await expect(requestEmailChange(context, asking("new@example.org", "wrong"))).rejects.toMatchObject({
    code: "forbidden",
  });
  expect(accounts).toEqual([ada]);
  expect(audited).toEqual([{ audit: "address change refused", who: "ada", from: network }]);
});

it("leaves a record of who is slowed down after three changes, for an hour at most", async () => {
  const { context, audited } = fakeContext(ada);
  const count = jest.spyOn(context.attempts, "count");
  for (let round = 0; round < 3; round++) await requestEmailChange(context, asking("new@example.org"));
  await expect(requestEmailChange(context, asking("new@example.org"))).rejects.toMatchObject(slowedDown);
  expect(audited.at(-1)).toEqual({ audit: "address change slowed down", who: "ada", from: network });
  const minutes = count.mock.calls[1]?.[0].map((limit) => [
    (limit.firstPauseMs ?? 0) / 60_000,
    limit.maxPauseMs / 60_000,
  ]);
  expect(minutes).toEqual([
    [15, 60],
    [0, 15],
    [1, 15],
  ]);
});

it("shares twenty mails an hour of a network with other links, however many accounts ask for them", async () => {
  const players = Array.from({ length: 30 }, (_, index) => accountOf(`player-${index}`));
  const { context, events } = fakeContext(...players);
  for (const [index, account] of players.entries()) {
    const { id } = account;
    await resendVerification(context, { id, network }).catch(() => undefined);
    const change = { ...asking(`box-${index}@example.org`), account };
    await requestEmailChange(context, change).catch(() => undefined);
  }
  expect(events).toHaveLength(20);
  await resendVerification(context, { id: "player-29", network: "192.0.2.2" });
  expect(events).toHaveLength(21);
});
