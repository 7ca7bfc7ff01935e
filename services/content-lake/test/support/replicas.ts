import { testServers, uniqueName } from "@wordlehint/local/test-servers";
import type { LakeConfig } from "../../src/config.ts";
import { createContext, type Context, type Overrides } from "../../src/context.ts";
import type { LiveDataset } from "../../src/store/live-dataset.ts";

/** A configuration with a database and a bus namespace of the test's own. */
export function lakeConfig(changes: Partial<LakeConfig> = {}): LakeConfig {
  const { mongoUrl, natsUrl } = testServers();
  const name = uniqueName("lake");
  return {
    HOST: "127.0.0.1",
    PORT: 0,
    LOG_LEVEL: "silent",
    MONGODB_URL: mongoUrl,
    MONGODB_DATABASE: name,
    NATS_URL: natsUrl,
    BUS_NAMESPACE: name,
    BUS_REPLICAS: 1,
    PROJECT_ID: "lake",
    PUBLIC_URL: "http://lake.test",
    FIRST_EDITOR_EMAIL: "editor@lake.test",
    TRUSTED_PROXY_HOPS: 0,
    ...changes,
  };
}

export type Replica = Context & { production: LiveDataset };

const running: Context[] = [];

/** A replica of the lake, ready to be written to; ended by `endAll`. */
export async function startReplica(config: LakeConfig, overrides: Overrides = {}): Promise<Replica> {
  const context = createContext(config, { pollMs: 100, ...overrides });
  running.push(context);
  await context.mongo.ready;
  await context.prepare();
  const production = await context.lake.dataset("production");
  return { ...context, production };
}

export async function endAll(): Promise<void> {
  await Promise.all(running.splice(0).map((context) => context.close()));
}

/** What a dataset holds, to compare replicas. */
export const contentOf = ({ state }: LiveDataset) => state.all();
