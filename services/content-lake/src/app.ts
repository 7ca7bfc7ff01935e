import { connectionsPerClient, startService, type Service } from "@wordlehint/runtime";
import type { LakeConfig } from "./config.ts";
import { createContext, type ContextOverrides } from "./context.ts";
import { apiRoutes } from "./http/api-routes.ts";
import { assetRoutes } from "./http/assets/asset-routes.ts";
import { accountRoutes } from "./http/sign-in/account-routes.ts";
import { requireHttps } from "./http/require-https.ts";
import { giveUpSlowBodies } from "./http/give-up-slow-bodies.ts";
import { signInRoutes } from "./http/sign-in/sign-in-routes.ts";
import { acceptUpgrades } from "./http/sockets/accept-upgrades.ts";
import { carryEventStreams } from "./http/sockets/carry-event-streams.ts";
import { carryPresence } from "./http/sockets/carry-presence.ts";
import { serveStudio } from "./http/studio/serve-studio.ts";
import { startFirstStart } from "./jobs/first-start.ts";
import { startJobs, type JobOverrides } from "./jobs/start-jobs.ts";

export type Overrides = ContextOverrides &
  JobOverrides & {
    /** Time limit for the body of a request, except uploads. */
    bodyTimeoutMs?: number;
  };

/** Enough for a large file over a slow connection. */
const requestTimeoutMs = 15 * 60_000;

/**
 * Starts the content lake. It listens at once, and reports ready when its database works and contains what a first
 * start creates.
 * @throws when the port is taken.
 */
export async function createService(config: LakeConfig, overrides: Overrides = {}): Promise<Service> {
  const context = createContext(config, overrides);
  const { mongo } = context;
  const listening = Promise.withResolvers<string>();
  listening.promise.catch(() => undefined);
  startJobs(context, overrides);
  const firstStart = startFirstStart(context, listening.promise);
  const studio = await serveStudio(context);
  const sockets = [carryPresence(context), carryEventStreams(context, listening.promise)];
  try {
    const service = await startService(context, {
      // The broker isn't checked: without it, replicas only learn later of each other's changes.
      checks: { database: () => mongo.check(), firstStart: () => firstStart.check() },
      // Sanity's protocol is declared by Sanity, so its routes aren't declared in the contracts.
      mount: (app) =>
        app.use(
          requireHttps(config),
          giveUpSlowBodies(overrides.bodyTimeoutMs ?? 30_000),
          apiRoutes(context),
          assetRoutes(context),
          signInRoutes(context),
          accountRoutes(context),
          studio,
        ),
      ownHosts: [new URL(config.PUBLIC_URL).hostname],
      onUpgrade: acceptUpgrades(context, sockets),
      requestTimeoutMs,
      connectionsPerClient: connectionsPerClient(config),
    });
    listening.resolve(service.url);
    return service;
  } catch (error) {
    listening.reject(error);
    throw error;
  }
}
