import { startHttp, type Service } from "@wordlehint/runtime";
import { beginFirstStart, type FirstStartSteps } from "./actions/access/first-start.ts";
import type { LakeConfig } from "./config.ts";
import { createContext, type Context, type Overrides } from "./context.ts";
import { api } from "./http/api.ts";
import { assetFiles } from "./http/assets/asset-files.ts";
import { accountRoutes } from "./http/sign-in/account-routes.ts";
import { signInRoutes } from "./http/sign-in/sign-in-routes.ts";
import { presenceDoor } from "./http/sockets/presence-door.ts";
import { streamsDoor } from "./http/sockets/streams-door.ts";
import { takeUpgrades } from "./http/sockets/take-upgrades.ts";
import { studioRoutes } from "./http/studio/serve-studio.ts";

/**
 * Starts the content lake. It listens at once and reports ready when its database can be used and holds what a first
 * start makes.
 * @throws when the port is taken.
 */
export async function createService(config: LakeConfig, overrides: Overrides = {}): Promise<Service> {
  const context = createContext(config, overrides);
  const { log, metrics, mongo } = context;
  const firstStart = beginFirstStart(context, stepsOf(context));
  const studio = await studioRoutes(context);
  let ownUrl = "";
  const sockets = takeUpgrades(context, [presenceDoor(context), streamsDoor(context, () => ownUrl)]);
  const close = async () => {
    await sockets.close();
    await firstStart.close();
    await context.close();
  };
  const http = await startHttp({
    host: config.HOST,
    port: config.PORT,
    log,
    metrics,
    // Without the broker all works but what tells others, and every replica would be without it too.
    checks: { database: () => mongo.check(), firstStart: () => firstStart.check() },
    routes: (app) =>
      app.use(api(context), assetFiles(context), signInRoutes(context), accountRoutes(context), studio),
    onUpgrade: sockets.onUpgrade,
  }).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  ownUrl = http.url;
  return {
    url: http.url,
    close: async () => {
      context.closing.abort();
      await Promise.all([sockets.close(), http.close()]);
      await close();
    },
  };
}

function stepsOf(context: Context): FirstStartSteps {
  return {
    importSeed: async () => Promise.resolve(),
    print: (line) => process.stdout.write(`${line}\n`),
  };
}
