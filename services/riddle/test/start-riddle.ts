import { testServers, uniqueName } from "@wordlehint/local/test-servers";
import mongoose from "mongoose";
import { createService } from "../src/app.ts";
import type { RiddleConfig } from "../src/config.ts";
import type { Overrides } from "../src/context.ts";
import type { RiddleDocument } from "../src/store/riddle-model.ts";

/** A configuration with a database and a bus namespace of the test's own. */
export function riddleConfig(changes: Partial<RiddleConfig> = {}): RiddleConfig {
  const { mongoUrl, natsUrl } = testServers();
  const name = uniqueName("riddle");
  return {
    HOST: "127.0.0.1",
    PORT: 0,
    LOG_LEVEL: "silent",
    MONGODB_URL: mongoUrl,
    MONGODB_DATABASE: name,
    NATS_URL: natsUrl,
    BUS_NAMESPACE: name,
    BUS_REPLICAS: 1,
    HORIZON_DAYS: 3,
    SCHEDULE_SEED: "a seed for tests, which is no secret",
    SANITY_PROJECT_ID: "wordlehint",
    SANITY_DATASET: "production",
    // Nobody answers here.
    SANITY_API_HOST: "http://127.0.0.1:9",
    SANITY_TOKEN: undefined,
    ...changes,
  };
}

const running: { close(): Promise<void> }[] = [];

/** The real service on a free port; ended by `endAll`. */
export async function startRiddle(config: RiddleConfig, overrides: Overrides = {}) {
  const service = await createService(config, { scheduleMs: 50, ...overrides });
  running.push(service);
  return {
    ...service,
    get: (path: string, init?: RequestInit) => fetch(new URL(path, service.url), init),
  };
}

/** The service's own database, to look behind the scenes. */
export async function openDatabase({ MONGODB_URL, MONGODB_DATABASE }: RiddleConfig) {
  const connection = await mongoose.createConnection(MONGODB_URL, { dbName: MONGODB_DATABASE }).asPromise();
  running.push(connection);
  return { connection, riddles: connection.collection<RiddleDocument>("riddles") };
}

export async function endAll(): Promise<void> {
  await Promise.all(running.splice(0).map((one) => one.close()));
}
