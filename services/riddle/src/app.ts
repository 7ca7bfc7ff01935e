import { createPlayerAccess, startRecordingOperators, startService, type Service } from "@wordlehint/runtime";
import { findLatestRiddle } from "./actions/find-latest-riddle.ts";
import type { RiddleConfig } from "./config.ts";
import { createContext, type Overrides } from "./context.ts";
import { onUserDeleted } from "./events/on-user-deleted.ts";
import { feedRoutes } from "./http/feed-routes.ts";
import { getLatestRiddle } from "./http/get-latest-riddle.ts";
import { getPersonalData } from "./http/get-personal-data.ts";
import { getPreviousRiddles } from "./http/get-previous-riddles.ts";
import { getRiddleByDate } from "./http/get-riddle-by-date.ts";
import { postCheckMail } from "./http/post-check-mail.ts";
import { postCheckText } from "./http/post-check-text.ts";
import { createReadyResponses } from "./http/ready-responses.ts";
import { revealRoutes } from "./http/reveal-routes.ts";
import { statsRoutes } from "./http/stats-routes.ts";
import { startArchiveKeeper } from "./jobs/archive-keeper.ts";
import { startScheduler } from "./jobs/scheduler.ts";

/**
 * Starts the riddle service. It listens at once, and is ready as soon as today's riddle is.
 * @throws when the port is taken
 */
export async function createService(config: RiddleConfig, overrides: Overrides = {}): Promise<Service> {
  const context = createContext(config, overrides);
  const { mongo, bus, now } = context;
  const ready = createReadyResponses(() => now().getTime());
  // Not needed to be ready: riddles are served without auth, and stats as soon as it is known who is signed in.
  const players = createPlayerAccess(context, {
    authUrl: config.AUTH_URL,
    callKey: config.RIDDLE_TO_AUTH_KEY,
  });
  const service = await startService(context, {
    checks: {
      database: () => mongo.check(),
      broker: () => bus.check(),
      riddle: () => Promise.try(() => void findLatestRiddle(context, undefined)),
      archive: () =>
        context.archive.isFilled()
          ? Promise.resolve()
          : Promise.reject(new Error("the past riddles haven't been read yet")),
    },
    routes: [
      getLatestRiddle(context, ready),
      getRiddleByDate(context, ready),
      getPreviousRiddles(context, ready),
      ...feedRoutes(context, ready),
      ...revealRoutes(context, ready),
      ...statsRoutes(context, players),
      getPersonalData(context),
      postCheckText(context),
      postCheckMail(context),
    ],
    fastLane: (req, res) => ready.send(req, res),
  });
  const scheduleMs = overrides.scheduleMs ?? 60_000;
  startScheduler(context, { maxDelayMs: scheduleMs });
  startArchiveKeeper(context, { everyMs: 10 * scheduleMs });
  startRecordingOperators(context, context.operatorRecords);
  onUserDeleted(context);
  return service;
}
