import { startHttp, type Service } from "@wordlehint/runtime";
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
  const { log, metrics, mongo, bus, now } = context;
  const ready = createReadyAnswers(() => now().getTime());
  const http = await startHttp({
    host: config.HOST,
    port: config.PORT,
    log,
    metrics,
    checks: {
      database: () => mongo.check(),
      broker: () => bus.check(),
      riddle: () => Promise.try(() => void latestRiddle(context, undefined)),
    },
    routes: (app) => {
      app.get("/api/riddle/latest", getLatestRiddle(context, ready));
      app.post("/internal/check-text", postCheckText(context));
    },
    fastLane: (req, res) => ready.send(req, res),
  });
  const scheduler = startScheduler(context, { mostMs: overrides.scheduleMs ?? 60_000 });
  const numberKeeper = startNumberKeeper(context, () => ready.clear());
  followSettings(context, (liveEventId) => numberKeeper.look(liveEventId));
  return {
    url: http.url,
    close: async () => {
      await http.close();
      await Promise.all([scheduler.close(), numberKeeper.close()]);
      await context.close();
    },
  };
}
