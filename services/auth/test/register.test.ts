import { problemSchema } from "@wordlehint/contracts";
import { eventually } from "@wordlehint/test-servers";
import { hashSecret, linkToken } from "@wordlehint/runtime";
import {
  ask,
  authConfig,
  goodPassword,
  hear,
  newEmail,
  openDatabase,
  quickPasswords,
  register,
  signIn,
  startAuth,
} from "./support/start-auth.ts";

it("makes an account, signs its owner in, and announces it with a link that stored events don't open", async () => {
  const config = authConfig();
  const service = await startAuth(config);
  const heard = hear(config, "user.verification_requested", "user.signed_in_on_new_device");
  const email = "Player@Example.org";
  const { token, user } = await register(service, { email });
  expect(user).toMatchObject({ email, isSubscribed: false, subscription: null, username: null });
  const response = await ask(service, "/api/user", { token });
  expect(await response.json()).toEqual(user);

  await eventually(() => expect(heard).toHaveLength(1));
  const [requested] = heard;
  expect(requested).toMatchObject({ aggregateId: user.id, data: { userId: user.id, email } });
  if (requested?.type !== "user.verification_requested") throw new Error("another event");
  const { linkId, expiresAt } = requested.data;
  const { accounts } = await openDatabase(config);
  const account = await accounts.findOne({ _id: user.id });
  const linksToken = linkToken(config.LINK_KEY, "verify-email", linkId);
  expect(account?.verification).toEqual({
    tokenHash: hashSecret(linksToken),
    expiresAt: new Date(expiresAt),
  });
  expect(JSON.stringify(requested)).not.toContain(linksToken);
});

it("keeps the address as it was typed, and of the password only an argon2id hash", async () => {
  const config = authConfig();
  const service = await startAuth(config);
  const { user } = await register(service, { email: "  Player@Example.org " });
  expect(user.email).toBe("Player@Example.org");
  const { accounts } = await openDatabase(config);
  const account = await accounts.findOne({ _id: user.id });
  expect(account).toMatchObject({ email: "Player@Example.org", emailKey: "player@example.org" });
  expect(account?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,p=1,t=2\$/);
  expect(JSON.stringify(account)).not.toContain(goodPassword);
});

it("makes one account of 20 registrations at once with one address in different spellings", async () => {
  const config = authConfig();
  const replicas = [await startAuth(config), await startAuth(config)];
  const name = "some.player@xn--bcher-kva.example";
  const spellings = [name, name.toUpperCase(), ` ${name} `, "Some.Player@Bücher.example"];
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const email = spellings[index % spellings.length];
      const service = replicas[index % replicas.length];
      if (!service) throw new Error("no replica");
      const body = { email, password: goodPassword };
      return (await ask(service, "/api/auth/register", { body })).status;
    }),
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(19);
  const { accounts, sessions } = await openDatabase(config);
  expect(await accounts.countDocuments()).toBe(1);
  expect(await sessions.countDocuments()).toBe(1);
});

it("says what to do to somebody who has an account already", async () => {
  const service = await startAuth();
  const { email } = await register(service);
  const body = { email: email.toUpperCase(), password: goodPassword };
  const response = await ask(service, "/api/auth/register", { body });
  expect(response.status).toBe(409);
  expect(problemSchema.parse(await response.json())).toMatchObject({
    code: "conflict",
    message:
      "There is an account with this email address already. Sign in, or choose a new password if you have forgotten it.",
  });
});

it("lists all faults at once, and makes no account", async () => {
  const config = authConfig();
  const service = await startAuth(config);
  const refusalOf = async (body: object) => {
    const response = await ask(service, "/api/auth/register", { body });
    expect(response.status).toBe(400);
    return problemSchema.parse(await response.json());
  };
  const one = await refusalOf({ email: "player@example.org", password: "My-Player-71" });
  const message = "Password must not contain your email address";
  expect(one).toMatchObject({ code: "invalid_input", message, errors: [{ path: "password", message }] });

  const several = await refusalOf({ email: "player", password: "password" });
  expect(several.errors).toEqual([
    { path: "email", message: "Invalid email address" },
    { path: "password", message: "Password must contain at least one uppercase letter" },
    { path: "password", message: "Password must contain at least one number" },
    {
      path: "password",
      message: "This is one of the passwords that are guessed first. Choose another one.",
    },
  ]);
  expect(several.message).toBe(
    "Invalid email address. Password must contain at least one uppercase letter. Password must contain at least one number. This is one of the passwords that are guessed first. Choose another one.",
  );
  const { accounts } = await openDatabase(config);
  expect(await accounts.countDocuments()).toBe(0);
});

it("slows down a network that registers again and again, and nobody else", async () => {
  const hourMs = 3_600_000;
  let time = Math.floor(Date.now() / hourMs) * hourMs;
  const service = await startAuth(undefined, { passwords: quickPasswords, now: () => new Date(time) });
  const from = "2001:db8:1:2::";
  const attempt = (address: string) =>
    ask(service, "/api/auth/register", {
      body: { email: newEmail(), password: goodPassword },
      from: address,
    });
  for (let count = 0; count < 30; count++)
    expect((await attempt(`${from}${count.toString(16)}`)).status).toBe(201);
  const refused = await attempt(`${from}ffff`);
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe("1");
  expect(problemSchema.parse(await refused.json())).toMatchObject({
    code: "too_many_requests",
    message: "Too many attempts. Please try again in 1 second.",
  });
  expect((await attempt("2001:db8:1:3::1")).status).toBe(201);
  time += 1000;
  expect((await attempt(`${from}1`)).status).toBe(201);
});

it("knows the browser of the registration at the next sign-in", async () => {
  const config = authConfig();
  const service = await startAuth(config);
  const heard = hear(config, "user.signed_in_on_new_device");
  const { email, cookie } = await register(service);
  await signIn(service, { email, cookie });
  const { user } = await signIn(service, { email });
  await eventually(() => expect(heard).toHaveLength(1));
  const { accounts } = await openDatabase(config);
  await eventually(async () => expect(await accounts.countDocuments({ outboxPending: true })).toBe(0));
  expect(heard.map(({ data }) => data.userId)).toEqual([user.id]);
});
