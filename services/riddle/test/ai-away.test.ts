import { addDays, homeZone, releaseInstantMs } from "@wordlehint/contracts";
import { refusingUrl, startOpenAi, type OpenAiProcess } from "@wordlehint/test-servers";
import { findLatestRiddle } from "../src/actions/find-latest-riddle.ts";
import { keepHorizon } from "../src/actions/keep-horizon.ts";
import { keepPast } from "../src/actions/keep-past.ts";
import { releaseDueRiddles } from "../src/actions/release-due-riddles.ts";
import { createContext } from "../src/context.ts";
import { findTextLeak } from "../src/domain/generation/text-leak.ts";
import { closeLater, openDatabase, riddleConfig } from "./start-riddle.ts";

const firstDay = "2026-11-21";

let openai: OpenAiProcess;
beforeAll(async () => {
  openai = await startOpenAi();
});
afterAll(() => openai.stop());

it.each(["cut", "rate-limit"] as const)(
  "serves every day of a month in which the AI does nothing but %s, and has an archive of 90 days from the first",
  async (mode) => {
    await openai.respond(mode, { retryAfterSeconds: 7200 });
    const config = riddleConfig({
      NATS_URL: refusingUrl.replace("http", "nats"),
      RIDDLE_HISTORY_DAYS: "90",
      OPENAI_API_KEY: "sk-tests",
      OPENAI_BASE_URL: openai.baseUrl,
    });
    let now = new Date(releaseInstantMs(firstDay, homeZone));
    const context = closeLater(
      createContext(config, { now: () => now, aiBackoff: { firstMs: 1, maxMs: 1 } }),
    );
    await context.ready;
    const { riddles, connection } = await openDatabase(config);

    for (let day = 0; day < 30; day++) {
      const date = addDays(firstDay, day);
      now = new Date(releaseInstantMs(date, homeZone));
      await keepHorizon(context);
      await releaseDueRiddles(context);
      await keepPast(context);
      expect(findLatestRiddle(context, homeZone)).toMatchObject({ date, word: null });
      for (const zone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"])
        expect(findLatestRiddle(context, zone).riddle.split("\n")).toHaveLength(4);
    }

    const saved = await riddles.find().sort({ _id: 1 }).toArray();
    const earliest = addDays(firstDay, -91);
    expect(saved.map(({ _id }) => _id)).toEqual(saved.map((_, index) => addDays(earliest, index)));
    // The past, a day that is still live in the west, thirty days, and the horizon.
    expect(saved.length).toBeGreaterThanOrEqual(90 + 1 + 30 + 3);
    for (const { word, lines, theme = null, hints, source } of saved) {
      expect(["library", "composer"]).toContain(source);
      expect(findTextLeak(word, { lines, theme, hints: hints ?? ["", "", ""] })).toBeNull();
    }
    const released = saved.filter(({ outbox }) => outbox?.some(({ type }) => type === "riddle.released"));
    expect(released.map(({ _id }) => _id)).toEqual(
      Array.from({ length: released.length }, (_, index) => addDays(released[0]?._id ?? "", index)),
    );
    expect(released.at(-1)?._id).toBe(addDays(firstDay, 29));
    expect(await connection.collection("operatorNotices").countDocuments()).toBe(0);
    for (const { micros } of await context.budgets.list(40)) expect(micros).toBeLessThanOrEqual(500_000);
  },
);
