import { testEnvironment } from "@wordlehint/test-servers";
import type { Overrides } from "../../src/app.ts";
import { readConfig, type LakeConfig } from "../../src/config.ts";
import { createContext, type Context } from "../../src/context.ts";
import { startJobs } from "../../src/jobs/start-jobs.ts";
import type { LiveDataset } from "../../src/state/live-dataset.ts";
import { closeLater } from "./close-later.ts";

/** A configuration with a database and a bus namespace of its own. */
export function lakeConfig(changes: Partial<LakeConfig> = {}): LakeConfig {
  const settings = {
    PROJECT_ID: "lake",
    PUBLIC_URL: "http://lake.test",
    FIRST_EDITOR_EMAIL: "editor@lake.test",
  };
  return { ...readConfig({ ...testEnvironment("content-lake"), ...settings }), ...changes };
}

export type Replica = Context & { production: LiveDataset };

/** A replica of the lake without HTTP, ready to be written to. Closed by `closeAll`. */
export async function startReplica(config: LakeConfig, overrides: Overrides = {}): Promise<Replica> {
  const context = createContext(config, overrides);
  closeLater(context.close);
  startJobs(context, { pollMs: 100, ...overrides });
  await context.ready;
  const production = await context.lake.dataset("production");
  return { ...context, production };
}

/** The documents of a dataset, to compare replicas. */
export const contentOf = ({ state }: LiveDataset) => state.all();
