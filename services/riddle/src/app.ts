import { getLatestRiddleContract } from "@wordlehint/contracts/routes/riddle-routes";
import { startRecordingOperators, startService, type Service } from "@wordlehint/runtime";
import { findLatestRiddle } from "./actions/find-latest-riddle.ts";
import type { RiddleConfig } from "./config.ts";
import { createContext, type Overrides } from "./context.ts";
import { onSettingsChanged } from "./events/on-settings-changed.ts";
import { getLatestRiddle } from "./http/get-latest-riddle.ts";
import { postCheckText } from "./http/post-check-text.ts";
import { createReadyResponses } from "./http/ready-responses.ts";
import { startNumberKeeper } from "./jobs/number-keeper.ts";
import { startScheduler } from "./jobs/scheduler.ts";

/**
 * Starts the riddle service. It listens at once, and is ready as soon as today's riddle is.
 * @throws when the port is taken
 */
export async function createService(config: RiddleConfig, overrides: Overrides = {}): Promise<Service> {
  const context = createContext(config, overrides);
  const { mongo, bus, now } = context;
  const ready = createReadyResponses(() => now().getTime());
  const service = await startService(context, {
    checks: {
      database: () => mongo.check(),
      broker: () => bus.check(),
      riddle: () => Promise.try(() => void findLatestRiddle(context, undefined)),
    },
    routes: [getLatestRiddle(context, ready), postCheckText(context)],
    fastLane: (req, res) => (ready.send(req, res) ? getLatestRiddleContract.path : undefined),
  });
  startScheduler(context, { maxDelayMs: overrides.scheduleMs ?? 60_000 });
  startRecordingOperators(context, context.operatorRecords);
  const numberKeeper = startNumberKeeper(context);
  onSettingsChanged(context, numberKeeper.check);
  return service;
}
