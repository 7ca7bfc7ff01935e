import { problemSchema } from "@wordlehint/contracts";
import { eventually } from "@wordlehint/test-servers";
import { testClock } from "./support/clock.ts";
import { sentToken, tokensSentTo } from "./support/links.ts";
import {
  ask,
  authConfig,
  goodPassword,
  hear,
  newEmail,
  register,
  signIn,
  startAuth,
  type AuthService,
} from "./support/start-auth.ts";

const linkEvents = ["user.verification_requested", "user.email_change_requested"] as const;

const confirm = (auth: AuthService, token: string) =>
  ask(auth, "/api/auth/verify-email", { body: { token } });
const resend = (auth: AuthService, token: string) =>
  ask(auth, "/api/auth/resend-verification", { method: "POST", token });
const change = (auth: AuthService, token: string, email: string, password = goodPassword) =>
  ask(auth, "/api/auth/change-email", { token, body: { email, password } });
const statusOf = async (auth: AuthService, token: string): Promise<unknown> =>
  (await ask(auth, "/api/auth/email-status", { token })).json();

async function expectLinkRefused(response: Response): Promise<void> {
  const { errors } = problemSchema.parse(await response.json());
  expect([response.status, errors?.[0]?.path]).toEqual([400, "token"]);
}

describe("The address of a registration", () => {
  it("is confirmed once by the link that was sent there, however often it is followed", async () => {
    const config = authConfig();
    const auth = await startAuth(config);
    const heard = hear(config, ...linkEvents);
    const { email, token } = await register(auth);
    expect(await statusOf(auth, token)).toEqual({ email, verifiedAt: null, pending: null });
    const link = await sentToken(email, heard, config);
    for (const _time of ["first", "second"]) {
      const confirmed = await confirm(auth, link);
      expect([confirmed.status, await confirmed.json()]).toEqual([200, { email }]);
    }
    expect(await statusOf(auth, token)).toMatchObject({ verifiedAt: expect.any(String) as unknown });
  });

  it("can be sent another link, which takes the place of the one before, until it is confirmed", async () => {
    const config = authConfig();
    const auth = await startAuth(config);
    const heard = hear(config, ...linkEvents);
    const { email, token } = await register(auth);
    const first = await sentToken(email, heard, config);
    expect((await resend(auth, token)).status).toBe(202);
    const second = await sentToken(email, heard, config, 2);
    await expectLinkRefused(await confirm(auth, first));
    expect((await confirm(auth, second)).status).toBe(200);
    expect((await resend(auth, token)).status).toBe(202);
    expect(tokensSentTo(email, heard, config)).toHaveLength(2);
    expect((await resend(auth, token)).status).toBe(202);
    expect((await resend(auth, token)).status).toBe(429);
  });

  it("isn't confirmed by a link that is more than a day old", async () => {
    const config = authConfig();
    const clock = testClock();
    const auth = await startAuth(config, { now: clock.now });
    const heard = hear(config, ...linkEvents);
    const { email } = await register(auth);
    const link = await sentToken(email, heard, config);
    clock.pass({ minutes: 24 * 60 });
    await expectLinkRefused(await confirm(auth, link));
  });
});

describe("A change of address", () => {
  it("holds when the new address is confirmed, ends no session, and is told to the old address", async () => {
    const config = authConfig();
    const auth = await startAuth(config);
    const heard = hear(config, ...linkEvents, "user.email_changed", "user.password_reset_requested");
    const { email, token, user } = await register(auth);
    await ask(auth, "/api/auth/forgot-password", { body: { email } });
    const replacement = newEmail();
    expect((await change(auth, token, replacement)).status).toBe(202);
    expect(await statusOf(auth, token)).toMatchObject({
      email,
      verifiedAt: null,
      pending: { email: replacement },
    });
    const link = await sentToken(replacement, heard, config);
    const presses = await Promise.all([confirm(auth, link), confirm(auth, link)]);
    presses.push(await confirm(auth, link));
    for (const confirmed of presses)
      expect([confirmed.status, await confirmed.json()]).toEqual([200, { email: replacement }]);

    expect(await statusOf(auth, token)).toEqual({
      email: replacement,
      verifiedAt: expect.any(String) as unknown,
      pending: null,
    });
    await signIn(auth, { email: replacement });
    const old = await ask(auth, "/api/auth/login", { body: { email, password: goodPassword } });
    expect(old.status).toBe(401);
    await eventually(() =>
      expect(heard.at(-1)?.data).toEqual({
        userId: user.id,
        email: replacement,
        previousEmail: email,
        previousVerified: false,
      }),
    );
    // What was sent to the old address opens nothing any more.
    for (const void_ of tokensSentTo(email, heard, config)) {
      await expectLinkRefused(await confirm(auth, void_));
      const body = { token: void_, password: "Brave-Heron-52" };
      await expectLinkRefused(await ask(auth, "/api/auth/reset-password", { body }));
    }
  });

  it("needs the password", async () => {
    const config = authConfig();
    const auth = await startAuth(config);
    const { email, token } = await register(auth);
    const refused = await change(auth, token, newEmail(), "Wrong-Heron-52");
    expect([refused.status, problemSchema.parse(await refused.json()).message]).toEqual([
      403,
      "This isn't your current password.",
    ]);
    expect(await statusOf(auth, token)).toEqual({ email, verifiedAt: null, pending: null });
  });

  it("to another account's address looks the same, but sends nothing", async () => {
    const config = authConfig();
    const auth = await startAuth(config);
    const heard = hear(config, "user.email_change_requested");
    const { email: taken } = await register(auth);
    const { token } = await register(auth);
    expect((await change(auth, token, taken.toUpperCase())).status).toBe(202);
    expect(await statusOf(auth, token)).toMatchObject({ pending: { email: taken.toUpperCase() } });
    const free = newEmail();
    expect((await change(auth, token, free)).status).toBe(202);
    await sentToken(free, heard, config);
    expect(heard).toHaveLength(1);
  });

  it("to one's own address in another spelling is sent there, and holds", async () => {
    const config = authConfig();
    const auth = await startAuth(config);
    const heard = hear(config, "user.email_change_requested");
    const { email, token } = await register(auth);
    const spelled = email.toUpperCase();
    expect((await change(auth, token, spelled)).status).toBe(202);
    const link = await sentToken(spelled, heard, config);
    expect((await confirm(auth, link)).status).toBe(200);
    expect(await statusOf(auth, token)).toMatchObject({ email: spelled, pending: null });
    await signIn(auth, { email });
  });

  it("is refused at the end if another account has got the address meanwhile", async () => {
    const config = authConfig();
    const auth = await startAuth(config);
    const heard = hear(config, "user.email_change_requested");
    const { email, token } = await register(auth);
    const wanted = newEmail();
    await change(auth, token, wanted);
    const link = await sentToken(wanted, heard, config);
    await register(auth, { email: wanted });
    const refused = await confirm(auth, link);
    expect([refused.status, problemSchema.parse(await refused.json()).code]).toEqual([409, "conflict"]);
    expect(await statusOf(auth, token)).toMatchObject({ email });
  });

  it("isn't confirmed by a link that is more than a day old, or void by a change of password", async () => {
    const config = authConfig();
    const clock = testClock();
    const auth = await startAuth(config, { now: clock.now });
    const heard = hear(config, "user.email_change_requested");
    const { token } = await register(auth);
    const [late, void_] = [newEmail(), newEmail()];
    await change(auth, token, late);
    const lateLink = await sentToken(late, heard, config);
    clock.pass({ minutes: 24 * 60 });
    expect(await statusOf(auth, token)).toMatchObject({ pending: null });
    await expectLinkRefused(await confirm(auth, lateLink));
    await change(auth, token, void_);
    const voidLink = await sentToken(void_, heard, config);
    const body = { currentPassword: goodPassword, newPassword: "Brave-Heron-52" };
    expect((await ask(auth, "/api/auth/change-password", { token, body })).status).toBe(200);
    await expectLinkRefused(await confirm(auth, voidLink));
  });
});
