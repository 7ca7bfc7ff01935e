import { startHttp, type Service } from "@wordlehint/runtime";
import { beginFirstStart, type FirstStartSteps } from "./actions/access/first-start.ts";
import { importSeedAtStart } from "./actions/assets/import-seed-at-start.ts";
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

/** A large file over a slow line. */
const slowestUploadMs = 15 * 60_000;

/**
 * Starts the content lake. It listens at once and reports ready when its database can be used and holds what a first
 * start makes.
 * @throws when the port is taken.
 */
export async function createService(config: LakeConfig, overrides: Overrides = {}): Promise<Service> {
  const context = createContext(config, overrides);
  const { log, metrics, mongo } = context;
  const listening = Promise.withResolvers<string>();
  listening.promise.catch(() => undefined);
  const firstStart = beginFirstStart(context, stepsOf(context, listening.promise));
  const studio = await studioRoutes(context);
  const sockets = takeUpgrades(context, [presenceDoor(context), streamsDoor(context, listening.promise)]);
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
    requestTimeoutMs: slowestUploadMs,
  }).catch(async (error: unknown) => {
    listening.reject(error);
    await close();
    throw error;
  });
  listening.resolve(http.url);
  return {
    url: http.url,
    close: async () => {
      context.closing.abort();
      await Promise.all([sockets.close(), http.close()]);
      await close();
    },
  };
}

function stepsOf(context: Context, listening: Promise<string>): FirstStartSteps {
  return {
    importSeed: async (dir, dataset) => importSeedAtStart(context, { url: await listening, dir, dataset }),
    print: (line) => process.stdout.write(`${line}\n`),
  };
}
