import { startService, type Service } from "@wordlehint/runtime";
import type { AuthConfig } from "./config.ts";
import { createContext, type Overrides } from "./context.ts";
import { getKeySet } from "./http/get-key-set.ts";
import { getUser } from "./http/get-user.ts";
import { postLogin } from "./http/login.ts";
import { postLogout } from "./http/logout.ts";
import { postRegister } from "./http/register.ts";
import { sessionRoutes } from "./http/sessions.ts";
import { startKeyKeeper } from "./jobs/key-keeper.ts";
import { startSweeping } from "./jobs/sweep.ts";

/**
 * Starts the auth service. It listens at once, and is ready as soon as its database and the broker are.
 * @throws when the port is taken
 */
export async function createService(config: AuthConfig, overrides: Overrides = {}): Promise<Service> {
  const context = createContext(config, overrides);
  const { mongo, bus, tokens } = context;
  startKeyKeeper(context, { everyMs: overrides.keepKeysMs });
  const service = await startService(context, {
    checks: { database: () => mongo.check(), broker: () => bus.check(), keys: () => tokens.check() },
    routes: [
      postRegister(context),
      postLogin(context),
      postLogout(context),
      getKeySet(context),
      getUser(context),
      ...sessionRoutes(context),
    ],
  });
  startSweeping(context, { everyMs: overrides.sweepMs });
  return service;
}
