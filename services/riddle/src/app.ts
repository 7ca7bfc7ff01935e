import { createPlayerAccess, startRecordingOperators, startService, type Service } from "@wordlehint/runtime";
import { findLatestRiddle } from "./actions/find-latest-riddle.ts";
import type { RiddleConfig } from "./config.ts";
import { createContext, type Overrides } from "./context.ts";
import { onUserDeleted } from "./events/on-user-deleted.ts";
import { checkMailRoute } from "./http/check-mail.ts";
import { checkTextRoute } from "./http/check-text.ts";
import { getCalendarRoutes } from "./http/get-calendar.ts";
import { getFeedRoute } from "./http/get-feed.ts";
import { getHintRoute } from "./http/get-hint.ts";
import { getLatestRiddleRoute } from "./http/get-latest-riddle.ts";
import { getLetterRoute } from "./http/get-letter.ts";
import { getNotesRoute } from "./http/get-notes.ts";
import { getPersonalDataRoute } from "./http/get-personal-data.ts";
import { getPreviousRiddlesRoute } from "./http/get-previous-riddles.ts";
import { getResultsRoute } from "./http/get-results.ts";
import { getRiddleByDateRoute } from "./http/get-riddle-by-date.ts";
import { getReviewRoute } from "./http/get-review.ts";
import { getStatsRoute } from "./http/get-stats.ts";
import { guessWordRoute } from "./http/guess-word.ts";
import { mergeResultsRoute } from "./http/merge-results.ts";
import { revealAnswerRoute } from "./http/reveal-answer.ts";
import { respondFromMemory } from "./http/send-ready-response.ts";
import { setResultRoute } from "./http/set-result.ts";
import { startArchiveKeeper } from "./jobs/archive-keeper.ts";
import { startScheduler } from "./jobs/scheduler.ts";

/**
 * Starts the riddle service. It listens at once, and is ready as soon as today's riddle is.
 * @throws when the port is taken
 */
export async function createService(config: RiddleConfig, overrides: Overrides = {}): Promise<Service> {
  const context = createContext(config, overrides);
  const { archive, bus, mongo, now, operatorRecords, readyResponses } = context;
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
        archive.isFilled()
          ? Promise.resolve()
          : Promise.reject(new Error("the past riddles haven't been read yet")),
    },
    routes: [
      getLatestRiddleRoute(context),
      getRiddleByDateRoute(context),
      getPreviousRiddlesRoute(context),
      getFeedRoute(context),
      ...getCalendarRoutes(context),
      getHintRoute(context),
      getLetterRoute(context),
      revealAnswerRoute(context),
      guessWordRoute(context),
      getNotesRoute(context),
      getReviewRoute(context),
      getStatsRoute(context, players),
      setResultRoute(context, players),
      getResultsRoute(context, players),
      mergeResultsRoute(context, players),
      getPersonalDataRoute(context),
      checkTextRoute(context),
      checkMailRoute(context),
    ],
    fastLane: (req, res) => respondFromMemory(readyResponses, now().getTime(), req, res),
  });
  const scheduleMs = overrides.scheduleMs ?? 60_000;
  startScheduler(context, { maxDelayMs: scheduleMs });
  startArchiveKeeper(context, { everyMs: 10 * scheduleMs });
  startRecordingOperators(context, operatorRecords);
  onUserDeleted(context);
  return service;
}
