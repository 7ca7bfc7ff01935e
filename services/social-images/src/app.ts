import { startService, type Service } from "@wordlehint/runtime";
import type { Config } from "./config.ts";
import { createContext, type Overrides } from "./context.ts";
import { getPicture } from "./http/get-picture.ts";

/**
 * Starts the service that draws the social pictures of pages. It is ready when it can draw, whether or not
 * the renderer is up: a missing renderer affects every replica alike, and taking them all out of rotation
 * helps nobody.
 * @throws when the port is taken.
 */
export async function createService(config: Config, overrides?: Overrides): Promise<Service> {
  const context = createContext(config, overrides);
  return startService(context, {
    checks: { drawing: () => context.drawings.check() },
    routes: [getPicture(context)],
  });
}
