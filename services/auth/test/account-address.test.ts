import { accountAddressSchema } from "@wordlehint/contracts";
import { ask, authConfig, openDatabase, register, startAuth } from "./support/start-auth.ts";

it("tells services an account's address, and since when it is confirmed", async () => {
  const config = authConfig();
  const auth = await startAuth(config);
  const { user, email } = await register(auth);
  const path = `/internal/accounts/${user.id}`;
  const address = async () =>
    accountAddressSchema.parse(
      await (await ask(auth, path, { token: config.NOTIFICATION_TO_AUTH_KEY })).json(),
    );
  expect(await address()).toEqual({ email, verifiedAt: null });
  const emailVerifiedAt = new Date("2026-11-21T05:05:00Z");
  const { accounts } = await openDatabase(config);
  await accounts.updateOne({ _id: user.id }, { $set: { emailVerifiedAt } });
  expect(await address()).toEqual({ email, verifiedAt: emailVerifiedAt.toISOString() });
});

it("tells nobody else, and nothing of an account that isn't there", async () => {
  const config = authConfig();
  const auth = await startAuth(config);
  const { user, token } = await register(auth);
  for (const wrong of [undefined, token, "a key of nobody's"])
    expect((await ask(auth, `/internal/accounts/${user.id}`, { token: wrong })).status).toBe(401);
  const missing = await ask(auth, "/internal/accounts/nobody", { token: config.NOTIFICATION_TO_AUTH_KEY });
  expect(missing.status).toBe(404);
});
