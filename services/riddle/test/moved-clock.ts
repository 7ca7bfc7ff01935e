import { runMain } from "@wordlehint/runtime";
import { createService } from "../src/app.ts";
import { readConfig } from "../src/config.ts";

/** The riddle service as a process whose clock is ahead by `CLOCK_AHEAD_MS`. */
const aheadMs = Number(process.env.CLOCK_AHEAD_MS);
await runMain("riddle", readConfig, (config) =>
  createService(config, { now: () => new Date(Date.now() + aheadMs), scheduleMs: 50 }),
);
