import { runMain } from "@wordlehint/runtime";
import { createService } from "../../src/app.ts";
import { readConfig } from "../../src/config.ts";

/** The service as it runs, with delays for the impatient: a test has no hour to wait for a retry. */
const overrides = {
  pollMs: 100,
  planMs: 200,
  retry: { firstMs: 200, maxMs: 1000 },
  serverRetry: { firstMs: 100, maxMs: 500 },
  claimMs: 8000,
  batchSize: 200,
};

await runMain("notification", readConfig, (config) => createService(config, overrides));
