import { problemSchema } from "@wordlehint/contracts";
import { eventually } from "@wordlehint/test-servers";
import { testClock } from "./support/clock.ts";
import { sentToken, tokensSentTo } from "./support/links.ts";
import {
  ask,
  authConfig,
  hear,
  newEmail,
  openDatabase,
  register,
  signIn,
  startAuth,
  type AuthService,
} from "./support/start-auth.ts";
import { watchable, watchCommands } from "./support/watch-commands.ts";

const another = "Brave-Heron-52";
const linkRefused = "This link is invalid or has expired. Ask for a new one.";

const forgot = (auth: AuthService, email: string, from?: string) =>
  ask(auth, "/api/auth/forgot-password", { body: { email }, ...(from && { from }) });
const reset = (auth: AuthService, token: string, password = another, cookie?: string) =>
  ask(auth, "/api/auth/reset-password", { body: { token, password }, ...(cookie && { cookie }) });

async function expectLinkRefused(response: Response): Promise<void> {
  const { code, message, errors } = problemSchema.parse(await response.json());
  expect([response.status, code, message]).toEqual([400, "invalid_input", linkRefused]);
  expect(errors).toEqual([{ path: "token", message: linkRefused }]);
}

it("changes the password by a link, ends every session, and tells the other services once", async () => {
  const config = authConfig();
  const auth = await startAuth(config);
  const heard = hear(config, "user.password_reset_requested", "user.password_changed", "session.revoked");
  const player = await register(auth);
  const elsewhere = await signIn(auth, player);
  expect((await forgot(auth, player.email.toUpperCase())).status).toBe(202);
  const token = await sentToken(player.email, heard, config);

  expect((await reset(auth, token)).status).toBe(204);
  for (const old of [player.token, elsewhere.token])
    expect((await ask(auth, "/api/user", { token: old })).status).toBe(401);
  const refused = await ask(auth, "/api/auth/login", {
    body: { email: player.email, password: player.password },
  });
  expect(refused.status).toBe(401);
  await signIn(auth, { email: player.email, password: another });
  await eventually(() =>
    expect(heard.map(({ type }) => type)).toEqual([
      "user.password_reset_requested",
      "user.password_changed",
      "session.revoked",
    ]),
  );
  expect(heard[2]?.data).toMatchObject({ userId: player.user.id, beforeGeneration: 1 });
});

it("sends nothing to an address without an account, and responds as to one that has one", async () => {
  const config = authConfig();
  const auth = await startAuth(config);
  const heard = hear(config, "user.password_reset_requested");
  const { email } = await register(auth);
  const responses = [await forgot(auth, newEmail()), await forgot(auth, email)];
  const told = responses.map(async (response) => [
    response.status,
    await response.text(),
    [...response.headers.keys()].sort(),
  ]);
  const [unknown, known] = await Promise.all(told);
  expect(unknown).toEqual(known);
  await eventually(() => expect(heard).toHaveLength(1));
  expect(heard[0]?.data.email).toBe(email);
});

it("keeps nothing of an address without an account", async () => {
  const config = authConfig();
  const auth = await startAuth(config);
  for (const email of [newEmail(), newEmail()]) expect((await forgot(auth, email)).status).toBe(202);
  const { accounts } = await openDatabase(config);
  expect(await accounts.find().toArray()).toEqual([
    {
      _id: "decoy",
      reset: expect.anything() as unknown,
      outbox: [
        expect.objectContaining({
          data: expect.objectContaining({ email: "nobody@example.org" }) as unknown,
        }),
      ],
    },
  ]);
});

it("sends the database the same commands for a known and an unknown address before it responds", async () => {
  const config = watchable(authConfig());
  const auth = await startAuth(config);
  const { email } = await register(auth);
  const commandsFor = async (address: string): Promise<string[]> => {
    const sent = watchCommands(config);
    expect((await forgot(auth, address)).status).toBe(202);
    // The limits are counted at the same time, in any order, and a job reads the keys now and then.
    const own = sent.splice(0).filter(({ collection }) => collection !== "signingKeys");
    return own.map(({ name, collection }) => `${name} ${collection}`).sort();
  };
  const known = await commandsFor(email);
  expect(known).toEqual(expect.arrayContaining(["find accounts", "update accounts"]));
  expect(await commandsFor(newEmail())).toEqual(known);
});

it("accepts one of twenty uses of a link at the same time", async () => {
  const config = authConfig();
  const auth = await startAuth(config);
  const heard = hear(config, "user.password_reset_requested", "user.password_changed", "session.revoked");
  const { email } = await register(auth);
  await forgot(auth, email);
  const token = await sentToken(email, heard, config);
  const passwords = Array.from({ length: 20 }, (_, index) => `${another}-${index}`);
  const responses = await Promise.all(passwords.map((password) => reset(auth, token, password)));
  const used = responses.flatMap(({ status }, index) => (status === 204 ? [index] : []));
  expect(used).toHaveLength(1);
  for (const response of responses) if (response.status !== 204) await expectLinkRefused(response);
  await signIn(auth, { email, password: passwords[used[0] ?? -1] ?? "" });
  await forgot(auth, email);
  await sentToken(email, heard, config, 2);
  expect(heard.filter(({ type }) => type === "user.password_changed")).toHaveLength(1);
  expect(heard.filter(({ type }) => type === "session.revoked")).toHaveLength(1);
});

it("opens nothing by a link that is used, replaced, expired, made up, or of another kind", async () => {
  const config = authConfig();
  const clock = testClock();
  const auth = await startAuth(config, { now: clock.now });
  const heard = hear(config, "user.password_reset_requested", "user.verification_requested");
  const { email, password } = await register(auth);
  const verification = await sentToken(email, heard, config);
  await forgot(auth, email);
  const replaced = await sentToken(email, heard, config, 2);
  await forgot(auth, email);
  const expired = await sentToken(email, heard, config, 3);
  clock.pass({ minutes: 60 });
  for (const token of [verification, replaced, expired, "x".repeat(43)])
    await expectLinkRefused(await reset(auth, token));
  await signIn(auth, { email, password });

  await forgot(auth, email);
  const used = await sentToken(email, heard, config, 4);
  expect((await reset(auth, used)).status).toBe(204);
  await expectLinkRefused(await reset(auth, used, "Other-Falcon-38"));
  await signIn(auth, { email, password: another });
});

it("refuses the passwords that registration refuses, and keeps the link open", async () => {
  const config = authConfig();
  const auth = await startAuth(config);
  const heard = hear(config, "user.password_reset_requested");
  const { email } = await register(auth, { email: `quokka-${crypto.randomUUID()}@example.org` });
  await forgot(auth, email);
  const token = await sentToken(email, heard, config);
  for (const [password, message] of [
    ["short", "Password must be at least 8 characters"],
    ["Password1", "This is one of the passwords that are guessed first. Choose another one."],
    [`X1-${email}`, "Password must not contain your email address"],
  ] as const) {
    const response = await reset(auth, token, password);
    const { errors } = problemSchema.parse(await response.json());
    expect([response.status, errors?.[0]]).toEqual([400, { path: "password", message }]);
  }
  expect((await reset(auth, token)).status).toBe(204);
});

it("takes a followed reset link as proof of the address", async () => {
  const config = authConfig();
  const auth = await startAuth(config);
  const heard = hear(config, "user.password_reset_requested", "user.verification_requested");
  const { email } = await register(auth);
  const verification = await sentToken(email, heard, config);
  await forgot(auth, email);
  expect((await reset(auth, await sentToken(email, heard, config, 2))).status).toBe(204);
  const { token } = await signIn(auth, { email, password: another });
  const status = await ask(auth, "/api/auth/email-status", { token });
  expect(await status.json()).toMatchObject({
    email,
    verifiedAt: expect.any(String) as unknown,
    pending: null,
  });
  const followed = await ask(auth, "/api/auth/verify-email", { body: { token: verification } });
  expect([followed.status, await followed.json()]).toEqual([200, { email }]);
});

it("keeps known only the browser in which the link was followed", async () => {
  const config = authConfig();
  const auth = await startAuth(config);
  const heard = hear(config, "user.password_reset_requested", "user.signed_in_on_new_device");
  const { email, cookie } = await register(auth);
  const other = await signIn(auth, { email });
  await forgot(auth, email);
  const token = await eventually(() => {
    const [latest] = tokensSentTo(email, heard, config);
    if (latest === undefined) throw new Error("no link yet");
    return latest;
  });
  await reset(auth, token, another, cookie);
  await signIn(auth, { email, password: another, cookie });
  await signIn(auth, { email, password: another, cookie: other.cookie });
  await eventually(() =>
    expect(heard.filter(({ type }) => type === "user.signed_in_on_new_device")).toHaveLength(2),
  );
});

it("slows down requests for links by address and by network, also after a restart, and says for how long", async () => {
  const config = authConfig();
  const clock = testClock();
  const auth = await startAuth(config, { now: clock.now });
  const email = newEmail();
  for (let count = 0; count < 3; count++) expect((await forgot(auth, email, "10.9.0.1")).status).toBe(202);
  await auth.close();
  const again = await startAuth(config, { now: clock.now });
  const slowed = await forgot(again, email.toUpperCase(), "10.9.0.1");
  expect([slowed.status, Number(slowed.headers.get("retry-after"))]).toEqual([429, 1]);
  // Another network may still ask for the address, and this one for others.
  expect((await forgot(again, email, "10.9.0.2")).status).toBe(202);
  for (let count = 0; count < 16; count++)
    expect((await forgot(again, newEmail(), "10.9.0.1")).status).toBe(202);
  expect((await forgot(again, newEmail(), "10.9.0.1")).status).toBe(202);
  expect((await forgot(again, newEmail(), "10.9.0.1")).status).toBe(429);
  clock.pass({ minutes: 1 });
  expect((await forgot(again, newEmail(), "10.9.0.1")).status).toBe(202);
});
