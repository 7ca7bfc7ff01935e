import { startHttp, type Service } from "@wordlehint/runtime";
import { latestRiddle } from "./actions/latest-riddle.ts";
import type { RiddleConfig } from "./config.ts";
import { createContext, type Overrides } from "./context.ts";
import { getLatestRiddle } from "./http/latest-riddle.ts";
import { createReadyAnswers } from "./http/ready-answers.ts";
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
    routes: (app) => app.get("/api/riddle/latest", getLatestRiddle(context, ready)),
    fastLane: (req, res) => ready.send(req, res),
  });
  const scheduler = startScheduler(context, { mostMs: overrides.scheduleMs ?? 60_000 });
  return {
    url: http.url,
    close: async () => {
      await http.close();
      await scheduler.close();
      await context.close();
    },
  };
}
