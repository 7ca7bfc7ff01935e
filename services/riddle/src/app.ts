import { startService, type Service } from "@wordlehint/runtime";
import { latestRiddle } from "./actions/latest-riddle.ts";
import type { RiddleConfig } from "./config.ts";
import { createContext, type Overrides } from "./context.ts";
import { followSettings } from "./events/follow-settings.ts";
import { postCheckText } from "./http/check-text.ts";
import { getLatestRiddle } from "./http/latest-riddle.ts";
import { createReadyAnswers } from "./http/ready-answers.ts";
import { startNumberKeeper } from "./number-keeper.ts";
import { startScheduler } from "./scheduler.ts";

/**
 * Starts the riddle service. It listens at once and reports ready when it can answer from real riddles.
 * @throws when the port is taken.
 */
export async function createService(config: RiddleConfig, overrides: Overrides = {}): Promise<Service> {
  const context = createContext(config, overrides);
  const { mongo, bus, now } = context;
  const ready = createReadyAnswers(() => now().getTime());
  const service = await startService(context, {
    checks: {
      database: () => mongo.check(),
      broker: () => bus.check(),
      riddle: () => Promise.try(() => void latestRiddle(context, undefined)),
    },
    routes: [getLatestRiddle(context, ready), postCheckText(context)],
    fastLane: (req, res) => ready.send(req, res),
  });
  startScheduler(context, { maxMs: overrides.scheduleMs ?? 60_000 });
  const numberKeeper = startNumberKeeper(context, () => ready.clear());
  followSettings(context, (liveEventId) => numberKeeper.look(liveEventId));
  return service;
}
