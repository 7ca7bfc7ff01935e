import { eventually, useService } from "@wordlehint/test-servers";
import { createService } from "../src/app.ts";
import { readConfig, type RiddleConfig } from "../src/config.ts";
import type { Overrides } from "../src/context.ts";
import type { RiddleDocument } from "../src/store/riddle-model.ts";

const riddle = useService("riddle", {
  readConfig,
  createService: (config, overrides: Overrides = {}) =>
    createService(config, { scheduleMs: 50, ...overrides }),
});

export const { start: startRiddle, closeLater } = riddle;

/** Waits until the service is ready and has the next day's riddle, which it makes after it is ready. */
export async function nextDayReady({
  getAdmin,
}: {
  getAdmin(path: string): Promise<Response>;
}): Promise<void> {
  await eventually(async () => expect((await getAdmin("/readyz")).status).toBe(200));
  await eventually(async () =>
    expect(await (await getAdmin("/metrics")).text()).toMatch(/^riddle_horizon_days{.*} [1-9]/m),
  );
}

/** A configuration without a past, unless the settings say otherwise. */
export const riddleConfig = (settings: Readonly<Record<string, string>> = {}): RiddleConfig =>
  riddle.config({ RIDDLE_HISTORY_DAYS: "0", ...settings });

export async function openDatabase(config: RiddleConfig) {
  const connection = await riddle.openDatabase(config);
  return { connection, riddles: connection.collection<RiddleDocument>("riddles") };
}
