import { problemSchema, signedInSchema } from "@wordlehint/contracts";
import { eventually } from "@wordlehint/test-servers";
import {
  ask,
  authConfig,
  goodPassword,
  hear,
  register,
  signIn,
  startAuth,
  type AuthService,
} from "./support/start-auth.ts";

const newPassword = "Brave-Heron-52";

const change = (auth: AuthService, token: string, body: object, cookie?: string) =>
  ask(auth, "/api/auth/change-password", {
    token,
    body: { currentPassword: goodPassword, newPassword, ...body },
    ...(cookie && { cookie }),
  });

it("ends every session and begins a new one for this browser, which alone stays known", async () => {
  const config = authConfig();
  const auth = await startAuth(config);
  const heard = hear(config, "user.password_changed", "session.revoked", "user.signed_in_on_new_device");
  const { email, token, cookie, user } = await register(auth);
  const elsewhere = await signIn(auth, { email });
  const response = await change(auth, token, {}, cookie);
  const signedIn = signedInSchema.parse(await response.json());
  expect([response.status, signedIn.user]).toEqual([200, user]);
  expect((await ask(auth, "/api/user", { token: signedIn.token })).status).toBe(200);
  for (const old of [token, elsewhere.token])
    expect((await ask(auth, "/api/user", { token: old })).status).toBe(401);

  await signIn(auth, { email, password: newPassword, cookie });
  await signIn(auth, { email, password: newPassword, cookie: elsewhere.cookie });
  await eventually(() =>
    expect(heard.map(({ type }) => type)).toEqual([
      "user.signed_in_on_new_device",
      "user.password_changed",
      "session.revoked",
      "user.signed_in_on_new_device",
    ]),
  );
});

it("refuses a wrong password with 403, which doesn't end the session, and slows guesses down", async () => {
  const auth = await startAuth();
  const { token, cookie } = await register(auth);
  const wrong = { currentPassword: "Wrong-Heron-52" };
  for (let count = 0; count < 10; count++) {
    const refused = await change(auth, token, wrong, cookie);
    expect([refused.status, problemSchema.parse(await refused.json()).code]).toEqual([403, "forbidden"]);
  }
  const slowed = await change(auth, token, wrong, cookie);
  expect([slowed.status, Number(slowed.headers.get("retry-after"))]).toEqual([429, 1]);
  expect((await ask(auth, "/api/user", { token })).status).toBe(200);
});

it.each([
  ["short", "Password must be at least 8 characters"],
  ["Password1", "This is one of the passwords that are guessed first. Choose another one."],
  ["Quokka-of-1999", "Password must not contain your email address"],
])("refuses %s as the new password, as registration does", async (password, message) => {
  const auth = await startAuth();
  const { token } = await register(auth, { email: `quokka@${crypto.randomUUID()}.example.org` });
  const response = await change(auth, token, { newPassword: password });
  const { errors } = problemSchema.parse(await response.json());
  expect([response.status, errors?.[0]]).toEqual([400, { path: "newPassword", message }]);
  expect((await ask(auth, "/api/user", { token })).status).toBe(200);
});

it("lets one of several changes at the same time win, and only that one stays signed in", async () => {
  const auth = await startAuth();
  const { email, token } = await register(auth);
  const passwords = ["Brave-Heron-52", "Brave-Heron-53", "Brave-Heron-54", "Brave-Heron-55"];
  const responses = await Promise.all(
    passwords.map((password) => change(auth, token, { newPassword: password })),
  );
  const won = responses.flatMap(({ status }, index) => (status === 200 ? [index] : []));
  expect(won).toHaveLength(1);
  for (const { status } of responses) expect([200, 401, 403]).toContain(status);
  await signIn(auth, { email, password: passwords[won[0] ?? -1] ?? "" });
});
