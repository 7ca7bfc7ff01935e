import { hashSecret } from "@wordlehint/runtime";
import { accountOf, fakeContext, fakeNow } from "../../test/support/fake-context.ts";
import type { OpenLink } from "../domain/account.ts";
import { confirmEmail } from "./confirm-email.ts";
import { requestEmailChange } from "./request-email-change.ts";
import { requestPasswordReset } from "./request-password-reset.ts";
import { resetPassword } from "./reset-password.ts";

const network = "192.0.2.1";
const origin = { network, device: undefined, userAgent: "" };
const password = "Brave-Heron-52";
const slowedDown = { code: "too_many_requests" };

const linkOf = (token: string): OpenLink => ({
  tokenHash: hashSecret(token),
  expiresAt: new Date(fakeNow.getTime() + 60_000),
});
const names = Array.from({ length: 31 }, (_, index) => `player-${index}`);

describe("The token of a link", () => {
  it("that confirms an address can be guessed thirty times from a network", async () => {
    const { context, audited } = fakeContext();
    const guess = () => confirmEmail(context, { token: "x", network });
    for (let count = 0; count < 30; count++)
      await expect(guess()).rejects.toMatchObject({ code: "invalid_input" });
    await expect(guess()).rejects.toMatchObject(slowedDown);
    expect(audited).toEqual([
      { audit: "confirmation of an address slowed down", who: "unknown", from: network },
    ]);
  });

  it("that resets a password can be guessed thirty times from a network", async () => {
    const { context, audited } = fakeContext();
    const guess = () => resetPassword(context, { token: "x", password, origin });
    for (let count = 0; count < 30; count++)
      await expect(guess()).rejects.toMatchObject({ code: "invalid_input" });
    await expect(guess()).rejects.toMatchObject(slowedDown);
    expect(audited).toEqual([{ audit: "password reset slowed down", who: "unknown", from: network }]);
  });

  it("isn't counted when it is right, so that many players of one network can follow theirs", async () => {
    const { context, accounts } = fakeContext(
      ...names.map((name) =>
        accountOf(name, { verification: linkOf(`v ${name}`), reset: linkOf(`r ${name}`) }),
      ),
    );
    for (const name of names) {
      expect(await confirmEmail(context, { token: `v ${name}`, network })).toBe(`${name}@example.org`);
      await resetPassword(context, { token: `r ${name}`, password, origin });
    }
    expect(accounts.every(({ emailVerifiedAt, reset }) => emailVerifiedAt && !reset)).toBe(true);
  });
});

describe("A change of address", () => {
  const ask = (context: Parameters<typeof requestEmailChange>[0], id: string, email: string) =>
    requestEmailChange(context, { account: accountOf(id), password: "Quiet-Otter-71", email, origin });

  it("can be asked for three times by an account, whatever the addresses", async () => {
    const { context, events } = fakeContext(accountOf("ada"), accountOf("eve"));
    for (let count = 0; count < 3; count++) await ask(context, "ada", `new-${count}@example.org`);
    await expect(ask(context, "ada", "other@example.org")).rejects.toMatchObject(slowedDown);
    await ask(context, "eve", "other@example.org");
    expect(events).toHaveLength(4);
  });

  it("can be asked for five times to a mailbox, whatever the accounts, the spelling and the tag", async () => {
    const { context, events } = fakeContext(...names.map((name) => accountOf(name)));
    for (const name of names.slice(0, 5)) await ask(context, name, `victim+${name}@example.org`);
    await expect(ask(context, "player-5", "Victim@Example.org")).rejects.toMatchObject(slowedDown);
    expect(events).toHaveLength(5);
  });

  it("leaves a record of who has asked, and of who has confirmed it", async () => {
    const newEmail = { ...linkOf("a token"), email: "new@example.org", emailKey: "new@example.org" };
    const { context, audited } = fakeContext(accountOf("ada"), accountOf("eve", { newEmail }));
    await ask(context, "ada", "ada@new.example");
    await confirmEmail(context, { token: "a token", network });
    expect(audited).toEqual([
      { audit: "address change requested", who: "ada", from: network },
      { audit: "address changed", who: "eve", from: network },
    ]);
  });
});

it("sends an address six links for a new password, however many networks ask for them", async () => {
  const { context, events } = fakeContext(accountOf("ada"));
  const ask = (from: string) => requestPasswordReset(context, { email: "ada@example.org", network: from });
  for (let count = 0; count < 6; count++) await ask(`192.0.2.${count}`);
  await expect(ask("192.0.2.6")).rejects.toMatchObject(slowedDown);
  expect(events.map(({ type }) => type)).toEqual(Array(6).fill("user.password_reset_requested"));
});
