import { problemSchema } from "@wordlehint/contracts";
import { eventually } from "@wordlehint/test-servers";
import {
  ask,
  authConfig,
  goodPassword,
  hear,
  openDatabase,
  register,
  signIn,
  startAuth,
  type AuthService,
} from "./support/start-auth.ts";

const remove = (auth: AuthService, token: string, password = goodPassword) =>
  ask(auth, "/api/user", { method: "DELETE", token, body: { password } });

it("removes everything about the person, ends every session, and tells the other services once", async () => {
  const config = authConfig();
  const auth = await startAuth(config);
  const heard = hear(config, "user.deleted", "session.revoked");
  const { email, token, user } = await register(auth);
  const elsewhere = await signIn(auth, { email });
  await ask(auth, "/api/auth/forgot-password", { body: { email } });
  await ask(auth, "/api/auth/change-email", {
    token,
    body: { email: `new-${email}`, password: goodPassword },
  });

  expect((await remove(auth, token)).status).toBe(204);
  for (const old of [token, elsewhere.token])
    expect((await ask(auth, "/api/user", { token: old })).status).toBe(401);
  const login = await ask(auth, "/api/auth/login", { body: { email, password: goodPassword } });
  expect(login.status).toBe(401);
  await eventually(() => expect(heard.map(({ type }) => type)).toEqual(["user.deleted", "session.revoked"]));
  expect(heard[0]?.data).toEqual({ userId: user.id, email, emailVerified: false });
  expect(heard[1]?.data).toMatchObject({ userId: user.id, beforeGeneration: 1 });

  const { accounts, sessions, connection } = await openDatabase(config);
  const left = await eventually(async () => {
    const document = await accounts.findOne({ _id: user.id });
    expect(document).not.toHaveProperty("outboxPending");
    return document;
  });
  expect(Object.keys(left ?? {}).sort()).toEqual([
    "_id",
    "createdAt",
    "deletedAt",
    "generation",
    "generationRaisedAt",
  ]);
  expect(await sessions.countDocuments({ userId: user.id })).toBe(0);
  const attempts = JSON.stringify(await connection.collection("attempts").find().toArray());
  expect(attempts).not.toContain(email);
});

it("lets the address be registered again, as an account of its own", async () => {
  const auth = await startAuth();
  const { email, token, user } = await register(auth);
  await remove(auth, token);
  const again = await register(auth, { email });
  expect(again.user.id).not.toBe(user.id);
});

it("refuses a wrong password with 403, and changes nothing", async () => {
  const auth = await startAuth();
  const { email, token } = await register(auth);
  const refused = await remove(auth, token, "Wrong-Heron-52");
  expect([refused.status, problemSchema.parse(await refused.json()).code]).toEqual([403, "forbidden"]);
  expect((await ask(auth, "/api/user", { token })).status).toBe(200);
  await signIn(auth, { email });
});

it("ends a session that begins while the account is deleted", async () => {
  const auth = await startAuth();
  const { email, token } = await register(auth);
  const logins = Array.from({ length: 8 }, () =>
    ask(auth, "/api/auth/login", { body: { email, password: goodPassword } }),
  );
  const [removed, ...responses] = await Promise.all([remove(auth, token), ...logins]);
  expect(removed.status).toBe(204);
  for (const response of responses) {
    if (!response.ok) continue;
    const signedIn = (await response.json()) as { token: string };
    expect((await ask(auth, "/api/user", { token: signedIn.token })).status).toBe(401);
  }
});

it("tells the other services once, however often it is asked at the same time", async () => {
  const config = authConfig();
  const auth = await startAuth(config);
  const heard = hear(config, "user.verification_requested", "user.deleted");
  const { token } = await register(auth);
  const responses = await Promise.all(Array.from({ length: 5 }, () => remove(auth, token)));
  for (const { status } of responses) expect([204, 401]).toContain(status);
  await register(auth);
  await eventually(() => expect(heard).toHaveLength(3));
  expect(heard.filter(({ type }) => type === "user.deleted")).toHaveLength(1);
});
