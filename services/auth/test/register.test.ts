import { ask, authConfig, hear, newEmail, register, startAuth } from "./support/start-auth.ts";
import { eventually } from "@wordlehint/local/test-servers";

it("makes an account, signs its owner in, and announces both", async () => {
  const config = authConfig();
  const service = await startAuth(config);
  const heard = hear(config, "user.registered", "user.verification_requested");
  const email = newEmail();
  const { token, user } = await register(service, { email });
  expect(user).toMatchObject({ email, isSubscribed: false, subscription: null, username: null });
  const response = await ask(service, "/api/user", { token });
  expect(await response.json()).toEqual(user);
  await eventually(() => expect(heard.map(({ type }) => type)).toHaveLength(2));
});
