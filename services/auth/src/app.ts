import { startService, type Service } from "@wordlehint/runtime";
import type { AuthConfig } from "./config.ts";
import { createContext, type Overrides } from "./context.ts";

/**
 * Starts the auth service. It listens at once, and is ready as soon as its database and the broker are.
 * @throws when the port is taken
 */
export async function createService(config: AuthConfig, overrides: Overrides = {}): Promise<Service> {
  const context = createContext(config, overrides);
  const { mongo, bus } = context;
  return startService(context, {
    checks: { database: () => mongo.check(), broker: () => bus.check() },
    routes: [],
  });
}
